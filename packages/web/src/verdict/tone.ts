import type { Basis, Verdict } from "@aushang/engine";
import { isEarned, verdictWord } from "@aushang/engine/texts";

/**
 * How a verdict is drawn. `open` is the only green one; `plain` is an open without a file or without rules, in grey;
 * `closed` is hatched, `unknown` dashed.
 */
export type Tone = "open" | "plain" | "blocked" | "closed" | "unknown";

/** The tone of a verdict. Green is only for what a readable file with rules gives. */
export function toneOf(result: { readonly verdict: Verdict; readonly basis: Basis }): Tone {
  const word = verdictWord(result);
  if (word === "out-of-scope") return "unknown";
  if (word !== "open") return word;
  if (isEarned(result)) return "open";
  return result.basis === "unreachable" || result.basis === "not-fetched" ? "unknown" : "plain";
}
