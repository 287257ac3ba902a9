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
import { type Followers, followersOf } from "./flip/followers.ts";
import type { FlipJob, FormatJob, ProofAnswers, ProofJob } from "./jobs.ts";
import { toldRules } from "./rules/rule-fate.ts";

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

const LISTED_STEPS = 50;

function formatted({ bytes, mode, readings }: FormatJob): ProofAnswers["format"] {
  if (bytes.length > SIZE_LIMIT) return null;
  const made = formatFile(bytes, { mode, readings });
  const { bytes: next, steps, refused, proven, readings: watched } = made;
  if (next.length > SIZE_LIMIT) return null;
  return {
    bytes: next,
    proven,
    readings: watched,
    steps: steps.slice(0, LISTED_STEPS),
    refused: refused.slice(0, LISTED_STEPS),
    counts: { steps: steps.length, refused: refused.length },
  };
}

function answerTo(job: ProofJob): ProofAnswers[ProofJob["kind"]] {
  switch (job.kind) {
    case "flip":
      return flipped(job);
    case "rules":
      return toldRules(ruleStates(ruleSet(job.bytes, job.asker, job.reading), { redundant: true }));
    case "summary":
      return summarise(job.bytes, askersOfRegistry(), { reading: job.reading });
    case "format":
      return formatted(job);
  }
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; job: ProofJob }>) => {
  postMessage({ id: data.id, answer: answerTo(data.job) });
});
