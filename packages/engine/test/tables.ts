import { expect, test } from "vitest";
import { compile } from "../src/index.ts";
import { verdictsOf } from "./verdicts.ts";

/** One test for each question of a file of testdata/verdicts: the engine gives the verdict and the line. */
export function holdTable(theme: string): void {
  test.each(verdictsOf(theme))("$why [$reading, $ref]", (row) => {
    const { verdict, line } = compile(row.file, row.tokens, { reading: row.reading }).decide(
      row.url,
    );
    expect({ verdict, line }).toEqual({ verdict: row.verdict, line: row.line });
  });
}
