import { applyEdits, parse, SIZE_LIMIT } from "@aushang/engine";
import {
  counterfactual,
  type FlippingEdit,
  formatFile,
  ruleSet,
  ruleStates,
  summarise,
} from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";
import { type Followers, followersOf } from "./followers.ts";
import type { FlipJob, FormatJob, ProofAnswers, ProofJob } from "./jobs.ts";

/** Nothing is proven for all others where some come to a group from elsewhere. */
function asProven(edit: FlippingEdit, { alike }: Followers): FlippingEdit {
  if (edit.place === "group" || alike) return edit;
  return { ...edit, effects: { ...edit.effects, othersProven: false } };
}

function flipped({ bytes, whole, asker, address, reading }: FlipJob): ProofAnswers["flip"] {
  const file = parse(bytes);
  const found = counterfactual(file, asker, address, { reading });
  const followers = followersOf(file, asker, reading, askersOfRegistry());
  // Lines that move across the limit would change verdicts that nothing here speaks of.
  const edits = found.edits.filter(
    (edit) => whole && applyEdits(bytes, edit.edits).length <= SIZE_LIMIT,
  );
  const told = { ...found, edits: edits.map((edit) => asProven(edit, followers)) };
  return { found: told, followers, tooLong: edits.length < found.edits.length };
}

function formatted({ bytes, mode, readings }: FormatJob): ProofAnswers["format"] {
  if (bytes.length > SIZE_LIMIT) return null;
  const made = formatFile(bytes, { mode, readings });
  return made.bytes.length > SIZE_LIMIT ? null : made;
}

function answerTo(job: ProofJob): ProofAnswers[ProofJob["kind"]] {
  switch (job.kind) {
    case "flip":
      return flipped(job);
    case "rules":
      return ruleStates(ruleSet(job.bytes, job.asker, job.reading), { redundant: true });
    case "summary":
      return summarise(job.bytes, askersOfRegistry(), { reading: job.reading });
    case "format":
      return formatted(job);
  }
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; job: ProofJob }>) => {
  postMessage({ id: data.id, answer: answerTo(data.job) });
});
