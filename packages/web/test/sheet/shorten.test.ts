import { expect, test } from "vitest";
import { selectionOf } from "../../src/sheet/editor.tsx";
import { shorten } from "../../src/sheet/line.tsx";

const stretch = (text: string) => ({ kind: "value" as const, text, piece: null });

test("a long line is cut across its stretches, and says how much is left", () => {
  const { shown, left } = shorten([stretch("abc"), stretch("defg"), stretch("hi")], 5);
  expect(shown.map((one) => one.text)).toEqual(["abc", "de"]);
  expect(left).toBe(4);
});

test("a short line stays whole", () => {
  expect(shorten([stretch("abc")], 3)).toMatchObject({ left: 0, shown: [{ text: "abc" }] });
});

test.each([
  { line: 1, is: [0, 3] },
  { line: 2, is: [4, 4] },
  { line: 3, is: [5, 7] },
  { line: 9, is: [7, 7] },
])("line $line of a text is found for the selection", ({ line, is }) => {
  expect(selectionOf("abc\n\nde", line)).toEqual(is);
});
