import fc from "fast-check";
import { expect, test } from "vitest";
import { foldedRuns, gapsOf, joinRuns, openGap, type Run, STEP } from "../../src/sheet/folding.ts";

const rows: readonly { why: string; runs: Run[]; count: number; is: Run[] }[] = [
  {
    why: "apart",
    runs: [
      [5, 6],
      [20, 22],
    ],
    count: 50,
    is: [
      [5, 6],
      [20, 22],
    ],
  },
  {
    why: "touching",
    runs: [
      [20, 22],
      [5, 19],
    ],
    count: 50,
    is: [[5, 22]],
  },
  {
    why: "a single line between is shown, not offered",
    runs: [
      [5, 6],
      [8, 9],
    ],
    count: 50,
    is: [[5, 9]],
  },
  { why: "and so are single lines at both ends", runs: [[2, 49]], count: 50, is: [[1, 50]] },
  {
    why: "cut to the file",
    runs: [
      [-3, 4],
      [48, 90],
    ],
    count: 50,
    is: [
      [1, 4],
      [48, 50],
    ],
  },
  { why: "no file", runs: [[1, 20]], count: 0, is: [] },
];

test.each(rows)("runs are joined: $why", ({ runs, count, is }) => {
  expect(joinRuns(runs, count)).toEqual(is);
});

test("folded, a file shows its group and the lines named, each with a line around it", () => {
  expect(
    foldedRuns(
      [
        [12, 18],
        [40, 44],
      ],
      [14, 90],
      100,
    ),
  ).toEqual([
    [11, 19],
    [39, 45],
    [89, 91],
  ]);
});

test("a file without a group shows its head", () => {
  expect(foldedRuns([], [], 6_000)).toEqual([[1, 20]]);
  expect(foldedRuns([], [], 0)).toEqual([]);
});

test("a block of thousands of lines shows its head and the deciding line", () => {
  const runs = foldedRuns([[1, 90_000]], [70_000], 90_000);
  expect(runs).toEqual([
    [1, STEP + 2],
    [69_999, 70_001],
  ]);
});

test("a gap opens by one step, at the side where something is shown", () => {
  const runs: Run[] = [[30_000, 30_010]];
  expect(openGap(runs, [1, 29_999], 90_000)).toEqual([[30_000 - STEP, 30_010]]);
  expect(openGap(runs, [30_011, 90_000], 90_000)).toEqual([[30_000, 30_010 + STEP]]);
});

test("runs and gaps together are the file, whatever is asked for", () => {
  const run = fc.tuple(fc.integer({ min: -5, max: 300 }), fc.integer({ min: 0, max: 40 }));
  fc.assert(
    fc.property(
      fc.array(run, { maxLength: 8 }),
      fc.integer({ min: 0, max: 250 }),
      (pairs, count) => {
        const runs = joinRuns(
          pairs.map(([from, more]): Run => [from, from + more]),
          count,
        );
        const all = [...runs, ...gapsOf(runs, count)].sort((a, b) => a[0] - b[0]);
        const lines = all.flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, at) => from + at),
        );
        expect(lines).toEqual(Array.from({ length: count }, (_, at) => at + 1));
      },
    ),
  );
});
