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
