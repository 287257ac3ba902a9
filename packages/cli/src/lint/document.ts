import type { Finding, Severity } from "@aushang/engine/lint";
import type { FindingWords } from "@aushang/engine/texts";
import type { Speech } from "../language.ts";
import type { LintSource } from "./sources.ts";

/** Numbers of findings by severity. */
export type Counts = Readonly<Record<Severity, number>>;

/** A source with what was found in it. */
export interface Linted {
  readonly source: LintSource;
  /** The octets that the findings are about: fixed ones after `--fix`. */
  readonly bytes: Uint8Array;
  readonly findings: readonly Finding[];
  readonly counts: Counts;
  /** What `--fix` answered, in the order in which it was done; null without. */
  readonly applied: readonly Finding[] | null;
}

/** Most severe first. */
export const SEVERITIES: readonly Severity[] = ["error", "warning", "info"];

/** How many findings of each severity there are. */
export function countsOf(findings: readonly Finding[]): Counts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of findings) counts[severity]++;
  return counts;
}

/** All counts together. */
export function sumOf(all: readonly Counts[]): Counts {
  const sum = { error: 0, warning: 0, info: 0 };
  for (const counts of all) for (const severity of SEVERITIES) sum[severity] += counts[severity];
  return sum;
}

/** `--fail-on`: the least severity that fails, or `never`. */
export type FailOn = Severity | "never";

/** Whether a severity fails. */
export const failsAt = (severity: Severity, failOn: FailOn): boolean =>
  failOn !== "never" && SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(failOn);

/** The words for findings in the language of the session; the others are not read from disk. */
export async function findingWordsFor({ words }: Speech): Promise<FindingWords> {
  switch (words.language) {
    case "de":
      return (await import("@aushang/engine/texts/de/findings")).deFindings;
    case "da":
      return (await import("@aushang/engine/texts/da/findings")).daFindings;
    case "en":
      return (await import("@aushang/engine/texts/en/findings")).enFindings;
  }
}
