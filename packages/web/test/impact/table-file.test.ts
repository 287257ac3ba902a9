import { createImpact } from "@aushang/engine/impact";
import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, csvOf } from "../../src/impact/table-file.ts";

test.each([
  ["=1+1", "'=1+1"],
  ["+49", "'+49"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", '"\'\t=1"'],
  ["＝1", "'＝1"],
  [-1, "-1"],
  [null, ""],
  ['say "x", y', '"say ""x"", y"'],
  ["a\nb", '"a\nb"'],
  ["/a", "/a"],
] as const)("%j is written as %s", (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

test("no text makes a cell that a spreadsheet takes for a formula, or more than one cell", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const cell = csvCell(text);
      const inner = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
      expect(inner).not.toMatch(/^[=+\-@\t\r\n]/);
      expect(inner.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, "")).toBe(text);
      if (!cell.startsWith('"')) expect(cell).not.toMatch(/[",\r\n]/);
    }),
  );
});

test("flips, rules and rules that match nothing, each in a row", () => {
  const impact = createImpact({
    present: "User-agent: *\nDisallow: /old/\nDisallow: /never\n",
    draft: "User-agent: *\nDisallow: /*?\n",
    crawlers: [{ token: "A", tokens: ["A"], obeysStar: true }],
  });
  for (const path of ["/old/1", "/a?b=1"]) impact.add(`https://h.example${path}`);
  const [head, ...rows] = csvOf(impact.result()).trimEnd().split("\r\n");
  expect(head).toMatch(/^record,crawlers,side,line_present,/);
  expect(rows.every((row) => row.split(",").length === head?.split(",").length)).toBe(true);
  expect(rows.filter((row) => row.startsWith("opened,A,,2,,"))).toHaveLength(1);
  expect(rows.filter((row) => row.startsWith("closed,A,,,2,"))).toHaveLength(1);
  expect(rows).toContain("rule,A,present,2,,Disallow: /old/,1,1,0,1,");
  expect(rows).toContain("unused,,present,3,,Disallow: /never,0,,,,");
});
