import type { Basis, Verdict } from "@aushang/engine";

/**
 * How a verdict is drawn. `open` is the only green one; `plain` is an open without a file or without rules, in grey;
 * `closed` is hatched, `unknown` dashed.
 */
export type Tone = "open" | "plain" | "blocked" | "closed" | "unknown";

const EARNED: readonly Basis[] = ["rule", "no-match", "robots-txt-itself"];

/** The tone of a verdict. Green is only for what a readable file with rules gives. */
export function toneOf(result: { readonly verdict: Verdict; readonly basis: Basis }): Tone {
  switch (result.verdict) {
    case "disallowed":
      return result.basis === "unreachable" ? "closed" : "blocked";
    case "allowed":
      if (EARNED.includes(result.basis)) return "open";
      return result.basis === "unreachable" || result.basis === "not-fetched" ? "unknown" : "plain";
    default:
      return "unknown";
  }
}
