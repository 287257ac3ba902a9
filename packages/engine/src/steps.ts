import type { AppliedGroup, Candidate, Decision, Step, StepArgs, StepCode } from "./model.ts";
import type { Reading } from "./readings/reading.ts";

/** What the steps are made of. */
export interface Findings {
  readonly asked: string;
  readonly reading: Reading;
  readonly decision: Decision;
  readonly group: AppliedGroup;
  readonly candidates: readonly Candidate[];
  readonly target: string;
  readonly normalisedTarget: string;
  readonly octets: number;
  /** Lines of the `*` groups, whether they apply or not. */
  readonly starLines: AppliedGroup["lines"];
}

/** The way to the verdict, in the order in which a person would go it: group, address, rules, decision. */
export function stepsOf(found: Findings): readonly Step[] {
  if (found.decision.basis === "robots-txt-itself") return [step("robots-txt-itself", {})];
  const steps = [groupStep(found)];
  if (found.group.via !== "none" && found.group.rules === 0)
    steps.push(step("group-without-rules", { asked: found.asked }));
  steps.push(
    step("address", {
      target: found.target,
      normalised: found.normalisedTarget,
      octets: found.octets,
    }),
  );
  const rules = found.group.rules;
  if (found.candidates.length === 0) {
    steps.push(step("no-match", { rules }));
  } else {
    steps.push(step("candidates", { matching: found.candidates.length, rules }));
    steps.push(decidingStep(found));
  }
  return steps;
}

function step<Code extends StepCode>(code: Code, args: StepArgs[Code]): Step {
  return { code, args } as Step;
}

function groupStep({ asked, group, starLines }: Findings): Step {
  const { lines, rules } = group;
  if (group.via === "own") return step("group-own", { asked, lines, rules });
  if (group.via === "fallback")
    return step("group-fallback", { asked, token: group.token as string, lines, rules });
  if (group.via === "star") return step("group-star", { asked, lines, rules });
  if (starLines.length > 0) return step("group-star-not-obeyed", { asked, lines: starLines });
  return step("group-none", { asked });
}

/** Why the winner wins. */
function decidingStep({ candidates, reading }: Findings): Step {
  const [winner, second] = candidates as [Candidate, Candidate | undefined];
  const { line, kind, octets } = winner;
  if (winner.because === "empty") return step("empty-rule", { line });
  if (reading.precedence === "order") return step("first-match", { line, kind });
  if (second === undefined) return step("only-candidate", { line, kind, octets });
  if (winner.because === "tie-allow")
    return step("tie-allow", { line, octets, against: second.line });
  if (winner.because === "earlier-line")
    return step("earlier-line", { line, octets, against: second.line });
  return step("most-octets", { line, kind, octets, next: second.octets });
}
