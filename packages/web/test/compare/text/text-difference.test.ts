import { parse } from "@aushang/engine";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textDifference } from "../../../src/compare/text/text-difference.ts";

const differ = (old: string, next: string) => textDifference(parse(old), parse(next)).blocks;

test.each([
  { why: "the same", old: "a\nb\n", next: "a\nb\n", blocks: [[true, [1, 2], [1, 2]]] },
  { why: "other line ends", old: "a\nb\n", next: "a\r\nb", blocks: [[true, [1, 2], [1, 2]]] },
  {
    why: "a changed line",
    old: "a\nb\nc\n",
    next: "a\nx\nc\n",
    blocks: [
      [true, [1, 1], [1, 1]],
      [false, [2, 1], [2, 1]],
      [true, [3, 1], [3, 1]],
    ],
  },
  {
    why: "an added line at the end",
    old: "a",
    next: "a\nb",
    blocks: [
      [true, [1, 1], [1, 1]],
      [false, [2, 0], [2, 1]],
    ],
  },
  { why: "nothing before", old: "", next: "a\n", blocks: [[false, [1, 0], [1, 1]]] },
])("$why", ({ old, next, blocks }) => {
  expect(differ(old, next).map((block) => [block.same, block.old, block.next])).toEqual(blocks);
});

const texts = fc
  .array(fc.constantFrom("", "a", "b", "User-agent: *", "Disallow: /"), { maxLength: 20 })
  .map((lines) => lines.join("\n"));

test("blocks cover every line of both files in order, and equal ones are equal", () => {
  fc.assert(
    fc.property(texts, texts, (a, b) => {
      const files = { old: a.split("\n"), next: b.split("\n") };
      let [left, right] = [1, 1];
      for (const { same, old, next } of differ(a, b)) {
        expect([old[0], next[0]]).toEqual([left, right]);
        if (same) {
          const lines = (side: "old" | "next", [from, count]: readonly [number, number]) =>
            files[side].slice(from - 1, from - 1 + count);
          expect(lines("old", old)).toEqual(lines("next", next));
        }
        left += old[1];
        right += next[1];
      }
      expect([left - 1, right - 1]).toEqual([parse(a).lineCount, parse(b).lineCount]);
    }),
  );
});

test("texts that take too long count as wholly different, and it is said", () => {
  const many = (mark: string): string =>
    Array.from({ length: 4_000 }, (_, at) => `${mark}${at}`).join("\n");
  const { blocks, tooDifferent } = textDifference(parse(many("a")), parse(many("b")), 1);
  expect(tooDifferent).toBe(true);
  expect(blocks).toEqual([{ same: false, old: [1, 4_000], next: [1, 4_000] }]);
});
