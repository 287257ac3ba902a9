import fc from "fast-check";
import { expect, test } from "vitest";
import { difference } from "../../../src/analyse/difference.ts";
import type { Asker, DiffResult } from "../../../src/analyse/model.ts";
import { deAnalysis } from "../../../src/texts/de.ts";
import { enAnalysis } from "../../../src/texts/en.ts";
import { markdownOf } from "../../../src/texts/index.ts";
import { runs } from "../../runs.ts";

const asker = (token: string): Asker => ({ token, tokens: [token], obeysStar: true });

test("a table for a review comment", () => {
  const old = "User-agent: *\nDisallow: /shop\n";
  const found = difference(old, "User-agent: *\nDisallow: /shop/\n", [asker("Googlebot")]);
  expect(markdownOf(found, enAnalysis.diff)).toBe(`Opens one set of addresses, closes none.

| Change | Addresses | Except | Example | Line before | Line now | Crawlers |
| --- | --- | --- | --- | --- | --- | --- |
| opened | \`/shop*\` | \`/shop/*\` | \`/shop\` | 2 | no rule | \`Googlebot\` |

Nothing else changes, for any address: proven.
`);
  const same = markdownOf(difference(old, old, [asker("Googlebot")]), deAnalysis.diff);
  expect(same).toBe(
    "Bei keiner Adresse ändert sich das Ergebnis.\n\nBei keiner Adresse ändert sich etwas: bewiesen.\n",
  );
});

const change = (text: string): DiffResult => ({
  changes: [
    {
      crawlers: [text],
      reading: "rfc9309",
      direction: "opened",
      pattern: text,
      except: [text],
      exceptLines: null,
      witness: text,
      lines: { old: 1, new: null },
    },
  ],
  proven: false,
  limits: [{ code: "no-unused-octet", crawlers: [text], reading: "rfc9309" }],
  outcomes: [],
});

/** The cells of the one row, as a renderer parts them: at every bar that no backslash stands before. */
function cellsOf(text: string): readonly string[] {
  const row = markdownOf(change(text), enAnalysis.diff).split("\n")[4] as string;
  return row.split(/(?<!\\)\|/).slice(1, -1);
}

test.each([
  ["/a|b", "<code>&#47;a&#124;b</code>"],
  ["/a`b", "<code>&#47;a&#96;b</code>"],
  ["/a\\|b", "<code>&#47;a&#92;&#124;b</code>"],
  ["/<b>@me</b>", "`/<b>@me</b>`"],
  ["/a\n| b |", "<code>&#47;aU&#43;000A&#124;&#32;b&#32;&#124;</code>"],
  ["/\u202Ea", "`/U+202Ea`"],
])("%j is code within its cell", (text, cell) => {
  expect(cellsOf(text)[1]?.trim()).toBe(cell);
});

test("whatever stands in a file, the table keeps its shape and nothing of it is markup", () => {
  const texts = fc.string({
    unit: fc.constantFrom(..."|`\\<>*_[]()@#&\n\r\u2028\u202E a/~!"),
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ minLength: 1 })), (text) => {
      // The one name that is told in words.
      fc.pre(text !== "*");
      const said = markdownOf(change(text), enAnalysis.diff);
      expect(said.split("\n")).toHaveLength(10);
      const cells = cellsOf(text);
      expect(cells).toHaveLength(7);
      for (const at of [1, 2, 3, 6])
        expect(cells[at]?.trim()).toMatch(/^(`[^`|\\\n]+`|<code>(?:[A-Za-z0-9]|&#\d+;)+<\/code>)$/);
    }),
    runs(500, 20_000),
  );
});

test("many changes are cut and counted", () => {
  const one = change("/a");
  const many = { ...one, changes: Array.from({ length: 130 }, () => one.changes[0] as never) };
  const said = markdownOf(many, enAnalysis.diff);
  expect(said.match(/^\| opened/gm)).toHaveLength(100);
  expect(said).toContain("… +30");
});
