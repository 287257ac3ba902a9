import type { CheckResult } from "@aushang/engine/suites";
import { isEarned, type Text } from "@aushang/engine/texts";
import type { Session } from "../session.ts";

/** Why a result is not a pass, or what is to be known about a pass: sentences, the first the most telling. */
export function reasonsFor({ texts, analysis }: Session, result: CheckResult): readonly Text[] {
  const { suites } = analysis;
  const { state, unreadable, test, proof, expected, breaking } = result;
  if (state === "skipped") return [suites.skipped(result)];
  const reasons: Text[] = unreadable === null ? [] : [suites.unreadable[unreadable]];
  reasons.push(...suites.differs(result));
  if (breaking.length > 0) reasons.push(suites.breaking(breaking));
  if (test !== null) reasons.push(texts.because(test));
  if (proof !== null && expected.verdict !== null && state !== "passed")
    reasons.push(...suites.proof(proof, expected.verdict));
  return reasons;
}

/** Whether a pass stands on a readable file with rules, and not on there being none. */
export function isGreen({ state, kind, found }: CheckResult): boolean {
  if (state !== "passed") return false;
  if (kind === "status" || found === null) return true;
  const { verdict, basis } = found;
  if (verdict === "disallowed") return basis === "rule";
  return verdict !== null && basis !== null && isEarned({ verdict, basis });
}
