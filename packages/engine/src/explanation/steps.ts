import type { AppliedGroup, Because, Candidate, Decision, Step, StepCode } from "../model.ts";
import type { Reading } from "../readings/reading.ts";

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

/** The arguments of a step may hold more than its code asks for. */
function step(code: StepCode, args: object): Step {
  return { code, args } as Step;
}

function groupStep({ asked, group, starLines }: Findings): Step {
  const { token, via, rules } = group;
  if (via !== "none") return step(`group-${via}`, { asked, token, lines: group.lines, rules });
  const code = starLines.length > 0 ? "group-star-not-obeyed" : "group-none";
  return step(code, { asked, lines: starLines });
}

/** Why the winner wins. */
function decidingStep({ candidates, reading }: Findings): Step {
  const [winner, second] = candidates as [Candidate, Candidate | undefined];
  const { line, kind, octets, because } = winner;
  const code = codeOf(because, reading.precedence === "order", second === undefined);
  return step(code, { line, kind, octets, against: second?.line, next: second?.octets });
}

function codeOf(because: Because, byOrder: boolean, isOnly: boolean): StepCode {
  if (because === "empty") return "empty-rule";
  if (byOrder) return "first-match";
  if (isOnly) return "only-candidate";
  return because as "most-octets" | "tie-allow" | "earlier-line";
}
