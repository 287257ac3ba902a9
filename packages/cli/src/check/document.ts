import type { SuiteCounts, SuiteProblem, SuiteResult } from "@aushang/engine/suites";

/** A suite with what came of it; without a result where it could not be read. */
export interface Checked {
  readonly path: string;
  readonly result: SuiteResult | null;
  readonly problems: readonly SuiteProblem[];
}

/** All counts together. */
export function countsOf(checked: readonly Checked[]): SuiteCounts {
  const total = { passed: 0, failed: 0, notReadable: 0, skipped: 0 };
  for (const { result } of checked) {
    total.passed += result?.counts.passed ?? 0;
    total.failed += result?.counts.failed ?? 0;
    total.notReadable += result?.counts.notReadable ?? 0;
    total.skipped += result?.counts.skipped ?? 0;
  }
  return total;
}
