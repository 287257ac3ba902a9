import { applyEdits, SIZE_LIMIT } from "@aushang/engine";
import { counterfactual, formatFile, ruleSet, ruleStates, summarise } from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";
import type { FlipJob, FormatJob, ProofAnswers, ProofJob } from "./jobs.ts";

function flipped({ bytes, whole, asker, address, reading }: FlipJob): ProofAnswers["flip"] {
  const found = counterfactual(bytes, asker, address, { reading });
  // Lines that move across the limit would change verdicts that nothing here speaks of.
  const edits = found.edits.filter(
    (edit) => whole && applyEdits(bytes, edit.edits).length <= SIZE_LIMIT,
  );
  return { found: { ...found, edits }, tooLong: edits.length < found.edits.length };
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
