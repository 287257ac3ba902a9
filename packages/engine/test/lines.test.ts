import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Line, parse } from "../src/index.ts";
import { hardFile, octets } from "./hard-files.ts";
import { runs } from "./runs.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("lines"));

/** The spans of all lines, and what stands in them. */
function spansOf(file: Uint8Array): { from: number; to: number; end: number }[] {
  return [...parse(file).lines()].map(({ from, to, end }) => ({ from, to, end }));
}

const utf8 = (text: string) => new TextEncoder().encode(text);

test.each<[why: string, file: string, ends: number[][]]>([
  ["an empty file has no line", "", []],
  ["one line without an end", "a", [[0, 1, 1]]],
  ["a line end at the end begins no further line", "a\n", [[0, 2, 1]]],
  ["a line end alone is a line", "\n", [[0, 1, 0]]],
  [
    "two line ends are two lines",
    "\n\n",
    [
      [0, 1, 0],
      [1, 2, 1],
    ],
  ],
  [
    "CRLF is one line end",
    "a\r\nb",
    [
      [0, 3, 1],
      [3, 4, 4],
    ],
  ],
  [
    "CR is a line end",
    "a\rb",
    [
      [0, 2, 1],
      [2, 3, 3],
    ],
  ],
  [
    "LF CR is two",
    "a\n\rb",
    [
      [0, 2, 1],
      [2, 3, 2],
      [3, 4, 4],
    ],
  ],
  [
    "CR CR LF is two",
    "a\r\r\nb",
    [
      [0, 2, 1],
      [2, 4, 2],
      [4, 5, 5],
    ],
  ],
  ["CR at the very end", "a\r", [[0, 2, 1]]],
  ["CRLF at the very end", "a\r\n", [[0, 3, 1]]],
  ["a NUL ends no line", "a\0b\n", [[0, 4, 3]]],
  ["VT, FF and NEL end no line", "a\vb\fc\u0085d", [[0, 8, 8]]],
  [
    "a byte order mark belongs to the first line",
    "\ufeffa\nb",
    [
      [0, 5, 4],
      [5, 6, 6],
    ],
  ],
  ["a byte order mark alone is a line", "\ufeff", [[0, 3, 3]]],
])("spans: %s", (_why, file, ends) => {
  expect(spansOf(utf8(file))).toEqual(ends.map(([from, to, end]) => ({ from, to, end })));
});

/** Lines in a row are the file; each ends where the next begins; nothing is out of range. */
function holdLossless(bytes: Uint8Array): void {
  let at = 0;
  for (const line of parse(bytes).lines()) {
    const { number, from, to, end } = line;
    const isWhole = from === at && end >= from && to > from && to - end <= 2;
    if (!isWhole || !areSpansInOrder(line)) throw new Error(`line ${number}: ${from} ${end} ${to}`);
    at = to;
  }
  expect(at).toBe(bytes.length);
}

/** Key, value and comment lie inside the line, in this order. */
function areSpansInOrder({ from, end, key, value, comment }: Line): boolean {
  let at = from;
  for (const span of [key, value, comment]) {
    if (span === null) continue;
    if (span.from < at || span.to < span.from) return false;
    at = span.to;
  }
  return at <= end && (key === null) === (value === null);
}

test("nothing is lost of any octets, and nothing throws", () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), holdLossless), runs(1500, 50_000));
});

test("nothing is lost of octets that are mostly line ends, colons, marks and NULs", () => {
  const octet = fc.constantFrom(0, 9, 10, 13, 32, 35, 58, 0xef, 0xbb, 0xbf, 65, 100);
  fc.assert(
    fc.property(
      fc.array(octet, { maxLength: 60 }).map((row) => Uint8Array.from(row)),
      holdLossless,
    ),
    runs(3000, 100_000),
  );
});

test("nothing is lost of hard files", () => {
  fc.assert(fc.property(hardFile.map(octets), holdLossless), runs(1000, 20_000));
});

test("nothing is lost of any prefix of hard files", () => {
  const short = hardFile.filter((text) => text.length < 600).map(octets);
  fc.assert(
    fc.property(short, (bytes) => {
      for (let size = 0; size <= bytes.length; size++) holdLossless(bytes.subarray(0, size));
    }),
    runs(300, 2000),
  );
});
