import { type CheckResult, runSuite } from "@aushang/engine/suites";
import type { Language, Text } from "@aushang/engine/texts";
import type { CheckResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, type Words, wordsIn } from "../answer.ts";
import type { Jobs } from "../model.ts";

/** What comes of a suite on the files that it is held against. */
export function check({ suite, sources }: Jobs["check"], language: Language): Uint8Array {
  const words = wordsIn(language);
  const { name, runs, counts } = runSuite(suite, sources);
  const answer: CheckResponse = {
    name,
    runs: runs.map((run) => ({
      ...run,
      results: run.results.map((result) => ({ ...result, sentences: about(result, words) })),
    })),
    counts,
  };
  return asAnswer(answer);
}

/** Why a check does not hold, or why nothing is known. */
function about(result: CheckResult, { analysis: { suites: say } }: Words): readonly string[] {
  const { state, breaking, proof, unreadable, expected, unbound } = result;
  const told: Text[] = [...say.differs(result)];
  if (state === "skipped") told.push(say.skipped(result));
  if (unreadable !== null) told.push(say.unreadable[unreadable]);
  if (breaking.length > 0) told.push(say.breaking(breaking));
  if (unbound.length > 0) told.push(say.unbound(unbound));
  if (proof !== null && expected.verdict !== null) told.push(...say.proof(proof, expected.verdict));
  return sentences(told);
}
