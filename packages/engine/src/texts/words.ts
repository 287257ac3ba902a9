import type { TestResult } from "../tester/model.ts";
import type { VerdictWord } from "./catalogue.ts";

/**
 * The word that people see for a verdict. `closed` is a `disallowed` that comes from the fetch, not from a rule.
 */
export function verdictWord(result: Pick<TestResult, "verdict" | "basis">): VerdictWord {
  if (result.verdict === "unknown") return "unknown";
  if (result.verdict === "out-of-scope") return "out-of-scope";
  if (result.verdict === "allowed") return "open";
  return result.basis === "unreachable" ? "closed" : "blocked";
}

/**
 * Whether a verdict may be shown in green: only what a readable file with rules gives. Open because there is no file, or
 * none with rules, is grey.
 */
export function isEarned({ verdict, basis }: Pick<TestResult, "verdict" | "basis">): boolean {
  return (
    verdict === "allowed" &&
    (basis === "rule" || basis === "no-match" || basis === "robots-txt-itself")
  );
}

/**
 * The status that closes a site, for words such as "by fetch status 503". Null when a failure does: a status beside it
 * decides nothing, a 200 that broke off is closed for breaking off.
 */
export function closingStatus({ robots }: Pick<TestResult, "robots">): number | null {
  return robots.failure === null ? robots.status : null;
}
