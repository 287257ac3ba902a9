import { expect, test } from "vitest";
import { askReference } from "./reference.ts";
import { themes, verdictsOf } from "./verdicts.ts";

// The second opinion is held by the same tables as the engine: it must not be wrong together with it.
test.each(themes)("the reference answers every row of %s", (theme) => {
  for (const { file, tokens, url, reading, verdict, line, why } of verdictsOf(theme)) {
    const answer = askReference({ file, tokens, address: url, reading });
    expect([answer.verdict, answer.line], `${why} [${reading}]`).toEqual([verdict, line]);
  }
});

test("every row says where it comes from, and every reading is asked", () => {
  const rows = themes.flatMap(verdictsOf);
  expect(rows.filter(({ ref }) => ref === "")).toEqual([]);
  for (const reading of ["rfc9309", "google", "1996", "1994"])
    expect(rows.filter((row) => row.reading === reading).length, reading).toBeGreaterThan(50);
});
