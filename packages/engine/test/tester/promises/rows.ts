import { expect, test } from "vitest";
import type { Verdict } from "../../../src/index.ts";
import { tested } from "../outcomes.ts";

/** A promise: what is asked, and what is answered. */
export type Promised = readonly [
  why: string,
  file: string,
  token: string,
  path: string,
  verdict: Verdict,
  line: number | null,
];

/** A file of these lines. */
export const lines = (...rows: readonly string[]): string => `${rows.join("\n")}\n`;

/** One test for each promise. */
export function holdPromises(rows: readonly Promised[]): void {
  test.each(rows)("%s", (_why, file, token, path, verdict, line) => {
    const result = tested(file, path, token);
    expect([result.verdict, result.line]).toEqual([verdict, line]);
  });
}
