import fc from "fast-check";
import { expect, test } from "vitest";
import { toOctets } from "../../src/decode.ts";
import { Positions, sequenceLength } from "../../src/lint/input/position.ts";
import { runs } from "../runs.ts";

const bytes = (...octets: number[]) => Uint8Array.from(octets);

test.each([
  { why: "the start", file: toOctets("a\nb"), offset: 0, line: 1, column: 1 },
  { why: "behind a line end", file: toOctets("a\nb"), offset: 2, line: 2, column: 1 },
  { why: "the line end itself", file: toOctets("ab\r\nc"), offset: 2, line: 1, column: 3 },
  { why: "CRLF is one", file: toOctets("a\r\nb"), offset: 3, line: 2, column: 1 },
  { why: "CR is one", file: toOctets("a\rb"), offset: 2, line: 2, column: 1 },
  {
    why: "the end of a file without a line end",
    file: toOctets("ab"),
    offset: 2,
    line: 1,
    column: 3,
  },
  { why: "behind the last line end", file: toOctets("ab\n"), offset: 3, line: 2, column: 1 },
  { why: "an empty file", file: bytes(), offset: 0, line: 1, column: 1 },
  { why: "two octets, one column", file: toOctets("éb"), offset: 2, line: 1, column: 2 },
  { why: "four octets, two columns", file: toOctets("😀b"), offset: 4, line: 1, column: 3 },
  { why: "inside a character", file: toOctets("😀b"), offset: 2, line: 1, column: 1 },
  {
    why: "no UTF-8: one column an octet",
    file: bytes(0xff, 0xc3, 0x28),
    offset: 2,
    line: 1,
    column: 3,
  },
  { why: "overlong", file: bytes(0xc0, 0x80, 97), offset: 2, line: 1, column: 3 },
  { why: "half a surrogate", file: bytes(0xed, 0xa0, 0x80, 97), offset: 3, line: 1, column: 4 },
  { why: "a BOM takes no column", file: toOctets("\uFEFFab"), offset: 4, line: 1, column: 2 },
  { why: "the BOM itself", file: toOctets("\uFEFFab"), offset: 0, line: 1, column: 1 },
])("$why", ({ file, offset, line, column }) => {
  expect(new Positions(file).at(offset)).toEqual({ line, column });
});

test("a span has both ends", () => {
  expect(new Positions(toOctets("ab\ncd")).of({ from: 1, to: 4 })).toEqual({
    from: 1,
    to: 4,
    line: 1,
    column: 2,
    endLine: 2,
    endColumn: 2,
  });
});

test("columns of text are those of a JavaScript string", () => {
  const text = fc.string({ unit: "binary" }).map((each) => each.replace(/[\r\n\uFEFF]/g, ""));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const offset = toOctets(before).length;
      const { column } = new Positions(toOctets(before + after)).at(offset);
      expect(column).toBe(before.length + 1);
    }),
    runs(300, 10_000),
  );
});

test("a character is as long as the platform's decoder takes it to be", () => {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  const isCharacter = (octets: Uint8Array): boolean => {
    try {
      return [...decoder.decode(octets)].length === 1;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), (octets) => {
      const lengths = [1, 2, 3, 4].filter((length) => isCharacter(octets.subarray(0, length)));
      expect(sequenceLength(octets, 0)).toBe(lengths[0] ?? 0);
    }),
    runs(2_000, 100_000),
  );
});
