import type { TestResult } from "../tester/model.ts";
import type { AnswerId } from "./catalogue.ts";

/** The questions that a result raises, most fitting first. Every result gets at least two. */
export function answersFor(result: TestResult): readonly AnswerId[] {
  const ids: AnswerId[] = [];
  if (result.verdict === "disallowed" && result.candidates.some((c) => c.kind === "allow"))
    ids.push("blocked-in-spite-of-allow");
  if (hasNothingInForce(result)) ids.push("empty-disallow");
  if (result.basis === "rule" && result.verdict === "disallowed") ids.push("leave-the-index");
  if (result.basis === "no-match" && result.group.rules > 0) ids.push("upper-and-lower-case");
  ids.push("block-one-crawler", "how-long-until-it-acts");
  return ids;
}

/** Nothing but an empty rule matched, or the group or the file has no rule in force. */
function hasNothingInForce({ basis, candidates, steps }: TestResult): boolean {
  return (
    basis === "no-rules" ||
    candidates.some((candidate) => candidate.because === "empty") ||
    steps.some((step) => step.code === "group-without-rules")
  );
}
