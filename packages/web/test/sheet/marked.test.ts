import { expect, test } from "vitest";
import { markedFrom } from "../../src/sheet/marked.ts";
import { namesIn, sharesMark } from "../../src/sheet/marks.ts";

test.each([
  { from: 0, by: 1, is: 13 },
  { from: 13, by: 1, is: 14 },
  { from: 17, by: 1, is: 13 },
  { from: 14, by: -1, is: 13 },
  { from: 13, by: -1, is: 17 },
] as const)("from line $from by $by the marked line is $is", ({ from, by, is }) => {
  expect(markedFrom([13, 14, 17], from, by)).toBe(is);
});

test("without marks there is nowhere to go", () => {
  expect(markedFrom([], 3, 1)).toBeNull();
});

test("things light up together when they share a name, not when one is the beginning of the other", () => {
  expect(sharesMark(namesIn("L1 group"), namesIn("L14"))).toBe(false);
  expect(sharesMark(namesIn("L14 group"), namesIn("group"))).toBe(true);
  expect(sharesMark(namesIn(undefined), namesIn("group"))).toBe(false);
});
