import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits } from "../src/index.ts";

const octets = (text: string): Uint8Array => new TextEncoder().encode(text);
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

test.each([
  { why: "nothing", edits: [], gives: "abcdef" },
  { why: "a replacement", edits: [{ start: 1, end: 3, text: "X" }], gives: "aXdef" },
  { why: "an insertion at the end", edits: [{ start: 6, end: 6, text: "é" }], gives: "abcdefé" },
  {
    why: "several, in any order",
    edits: [
      { start: 4, end: 5, text: "" },
      { start: 0, end: 1, text: "AA" },
    ],
    gives: "AAbcdf",
  },
  {
    why: "insertions at one place, in the order given",
    edits: [
      { start: 2, end: 2, text: "1" },
      { start: 2, end: 2, text: "2" },
    ],
    gives: "ab12cdef",
  },
  {
    why: "an insertion before what is replaced",
    edits: [
      { start: 2, end: 4, text: "-" },
      { start: 2, end: 2, text: "+" },
    ],
    gives: "ab+-ef",
  },
])("$why", ({ edits, gives }) => {
  expect(text(applyEdits(octets("abcdef"), edits))).toBe(gives);
});

test.each([
  [[{ start: 3, end: 2, text: "" }]],
  [[{ start: -1, end: 2, text: "" }]],
  [[{ start: 5, end: 7, text: "" }]],
  [
    [
      { start: 0, end: 3, text: "" },
      { start: 2, end: 4, text: "" },
    ],
  ],
])("%j is refused", (edits) => {
  expect(() => applyEdits(octets("abcdef"), edits)).toThrow(RangeError);
});

test("the octets around an edit stay as they are, whatever they are", () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.nat(), fc.nat(), fc.string(), (bytes, a, b, added) => {
      const [start, end] = [a % (bytes.length + 1), b % (bytes.length + 1)].sort((x, y) => x - y);
      const from = start as number;
      const to = end as number;
      const result = applyEdits(bytes, [{ start: from, end: to, text: added }]);
      expect([...result.subarray(0, from)]).toEqual([...bytes.subarray(0, from)]);
      const rest = bytes.length - to;
      expect([...result.subarray(result.length - rest)]).toEqual([...bytes.subarray(to)]);
    }),
  );
});
