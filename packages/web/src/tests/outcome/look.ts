import type { CheckResult } from "@aushang/engine/suites";
import { isEarned, type Text } from "@aushang/engine/texts";
import type { MoreSignName } from "../../page/more-signs.tsx";
import type { SignName } from "../../page/sign.tsx";
import type { Words } from "../../page/words.tsx";
import type { TestsWords } from "../words.ts";

/** Whether a pass stands on a readable file with rules, and not on there being none. */
export function isGreen({ state, kind, found }: CheckResult): boolean {
  if (state !== "passed") return false;
  if (kind === "status" || found === null) return true;
  const { verdict, basis } = found;
  if (verdict === "disallowed") return basis === "rule";
  return verdict !== null && basis !== null && isEarned({ verdict, basis });
}

/** How the state of a result is drawn. */
export interface Look {
  readonly sign: SignName | MoreSignName;
  readonly tone: "open" | "blocked" | "unknown" | "plain";
}

/** Sign and tone of a result: green only for what a readable file with rules gives. */
export function lookOf(result: CheckResult): Look {
  switch (result.state) {
    case "passed":
      return { sign: "proof", tone: isGreen(result) ? "open" : "plain" };
    case "failed":
      return { sign: "error", tone: "blocked" };
    case "not-readable":
      return { sign: "unknown", tone: "unknown" };
    case "skipped":
      return { sign: "skip", tone: "plain" };
  }
}

/** Why a result is not a pass, or what is to be known about a pass: sentences, the first the most telling. */
export function reasonsFor(
  { engine }: Words,
  { suites }: TestsWords,
  result: CheckResult,
): readonly Text[] {
  const { state, unreadable, test, proof, expected, breaking, unbound } = result;
  if (state === "skipped") return [suites.skipped(result)];
  const reasons: Text[] = unreadable === null ? [] : [suites.unreadable[unreadable]];
  reasons.push(...suites.differs(result));
  if (breaking.length > 0) reasons.push(suites.breaking(breaking));
  if (test !== null) reasons.push(engine.because(test));
  if (proof !== null && expected.verdict !== null && state !== "passed") {
    reasons.push(...suites.proof(proof, expected.verdict));
  }
  if (unbound.length > 0) reasons.push(suites.unbound(unbound));
  return reasons;
}
