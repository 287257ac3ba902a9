import fc from "fast-check";
import { expect, test } from "vitest";
import type { Block } from "../../../src/compare/jobs.ts";
import { blockOf, commonEnds, FIRST_LINES, piecesOf } from "../../../src/compare/text/twin-rows.ts";

const SHUT: ReadonlySet<number> = new Set();
const same = (from: number, count: number): Block => ({
  same: true,
  old: [from, count],
  next: [from, count],
});
const changed = (from: number, removed: number, added: number): Block => ({
  same: false,
  old: [from, removed],
  next: [from, added],
});

function shapeOf(blocks: readonly Block[], open = SHUT): string[] {
  return piecesOf(blocks, open).map((piece) =>
    piece.kind === "hidden" ? `${piece.why} ${piece.lines}` : `${piece.rows.length} rows`,
  );
}

test.each([
  {
    why: "before a change",
    blocks: [same(1, 40), changed(41, 1, 1)],
    shape: ["0 rows", "equal 37", "3 rows", "1 rows"],
  },
  {
    why: "after a change",
    blocks: [changed(1, 1, 1), same(2, 40)],
    shape: ["1 rows", "3 rows", "equal 37", "0 rows"],
  },
  {
    why: "between two",
    blocks: [changed(1, 1, 0), same(2, 9), changed(11, 0, 1)],
    shape: ["1 rows", "3 rows", "equal 3", "3 rows", "1 rows"],
  },
  {
    why: "too few to hide",
    blocks: [changed(1, 1, 0), same(2, 8), changed(10, 0, 1)],
    shape: ["1 rows", "8 rows", "1 rows"],
  },
  {
    why: "a long change",
    blocks: [changed(1, 10, FIRST_LINES + 5)],
    shape: [`${FIRST_LINES} rows`, "rest 5"],
  },
])("equal lines and the rest of long changes are hidden: $why", ({ blocks, shape }) => {
  expect(shapeOf(blocks)).toEqual(shape);
});

test("what is opened is shown whole", () => {
  expect(shapeOf([same(1, 40), changed(41, 1, 500)], new Set([0, 1]))).toEqual([
    "40 rows",
    "500 rows",
  ]);
});

test("a row has a line on each side as far as there are any", () => {
  const [piece] = piecesOf([changed(5, 1, 2)], SHUT);
  expect(piece).toMatchObject({
    rows: [
      { kind: "changed", old: 5, next: 5 },
      { kind: "changed", old: null, next: 6 },
    ],
  });
});

test("the block of a line is found on either side", () => {
  const blocks = [same(1, 3), changed(4, 0, 2), { same: true, old: [4, 1], next: [6, 1] } as Block];
  expect(blockOf(blocks, "old", 4)).toBe(2);
  expect(blockOf(blocks, "next", 4)).toBe(1);
  expect(blockOf(blocks, "next", 9)).toBe(-1);
});

test("common ends never overlap and are really common", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "b", "/"), maxLength: 8 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      const { start, end } = commonEnds(a, b);
      expect(start + end).toBeLessThanOrEqual(Math.min(a.length, b.length));
      expect(a.slice(0, start)).toBe(b.slice(0, start));
      expect(a.slice(a.length - end)).toBe(b.slice(b.length - end));
    }),
  );
});
