import { Buffer } from "node:buffer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type InputLine, LineReader } from "../src/decide/line-reader.ts";
import { rawId } from "../src/decide/raw-id.ts";

/** All lines of pieces that come one after the other. */
function readAll(pieces: readonly Uint8Array[], cap?: number): InputLine[] {
  const reader = new LineReader(cap);
  const lines: InputLine[] = [];
  const drain = (): void => {
    for (let line = reader.next(); line !== null; line = reader.next()) lines.push(line);
  };
  for (const piece of pieces) {
    reader.push(piece);
    drain();
  }
  reader.end();
  drain();
  return lines;
}

/** What each line is: its text, or its problem in brackets. */
const shown = (lines: readonly InputLine[]): string[] =>
  lines.map((line) => ("text" in line ? line.text : `[${line.problem}]`));

test.each([
  { why: "nothing", input: "", lines: [] },
  { why: "no line end", input: "a", lines: ["a"] },
  { why: "a last line end begins no line", input: "a\nb\n", lines: ["a", "b"] },
  { why: "blank lines count", input: "\n\na", lines: ["", "", "a"] },
  {
    why: "a byte order mark at the start only",
    input: "\uFEFFa\n\uFEFFb",
    lines: ["a", "\uFEFFb"],
  },
])("$why", ({ input, lines }) => {
  expect(shown(readAll([Buffer.from(input)]))).toEqual(lines);
});

test("any cuts give the same lines", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", "ü", "\uFEFF", "x".repeat(30))),
      ),
      fc.array(fc.nat({ max: 12 }), { minLength: 1 }),
      (texts, cuts) => {
        const clean = texts.map((text) => Buffer.from(text.replace(/\n/g, "")).toString());
        const octets = Buffer.from(`${clean.join("\n")}\n`);
        const pieces: Buffer[] = [];
        for (let at = 0, i = 0; at < octets.length; i++) {
          const length = Math.max(1, cuts[i % cuts.length] as number);
          pieces.push(octets.subarray(at, at + length));
          at += length;
        }
        const expected = clean.length === 0 ? [""] : clean;
        expected[0] = (expected[0] ?? "").replace(/^\uFEFF/, "");
        const lines = readAll(pieces);
        expect(shown(lines)).toEqual(expected);
        expect(lines.map(({ number }) => number)).toEqual(expected.map((_, i) => i + 1));
      },
    ),
  );
});

test("a line over the cap is answered for, not kept, and spoils no other", () => {
  const long = "x".repeat(100);
  const input = Buffer.from(`a\n${long}\nb\n${long}${long}\n${long}`);
  const whole = shown(readAll([input], 64));
  expect(whole).toEqual(["a", "[line-too-long]", "b", "[line-too-long]", "[line-too-long]"]);
  const bytes = Array.from(input, (octet) => Buffer.from([octet]));
  expect(shown(readAll(bytes, 64))).toEqual(whole);
  expect(shown(readAll([Buffer.from("x".repeat(64))], 64))).toEqual(["x".repeat(64)]);
  expect(shown(readAll([Buffer.from(`${"x".repeat(64)}\n${"y".repeat(65)}\n`)], 64))).toEqual([
    "x".repeat(64),
    "[line-too-long]",
  ]);
});

test("an endless line takes no memory beyond the cap", () => {
  const reader = new LineReader(1_024);
  const chunk = Buffer.alloc(65_536, "x");
  const before = process.memoryUsage().arrayBuffers;
  for (let i = 0; i < 2_000; i++) reader.push(chunk);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(8 * 65_536);
  reader.push(Buffer.from("\nok\n"));
  expect(reader.next()).toEqual({ number: 1, problem: "line-too-long" });
  expect(reader.next()).toEqual({ number: 2, text: "ok" });
  expect(reader.next()).toBeNull();
});

test("octets that are not UTF-8 are one line's problem, wherever the cut falls", () => {
  const input = Buffer.concat([Buffer.from("ä\n"), Buffer.from([0xe4]), Buffer.from("\nü")]);
  for (let cut = 0; cut <= input.length; cut++)
    expect(shown(readAll([input.subarray(0, cut), input.subarray(cut)]))).toEqual([
      "ä",
      "[not-utf8]",
      "ü",
    ]);
});

test.each([
  { line: '{"id":12345678901234567890}', raw: "12345678901234567890" },
  { line: ' { "a" : {"id":1} , "id" : [1, {"x":"]}"}] , "b":2}', raw: '[1, {"x":"]}"}] ' },
  { line: '{"a":"\\"id\\":3","id":4}', raw: "4" },
  { line: '{"id":1,"id":2}', raw: "2" },
  { line: '{"id":"}"}', raw: '"}"' },
  { line: '{"a":["id",{"id":5}]}', raw: null },
  { line: '{"\\u0069d":6}', raw: null },
])("the id as it stands in $line", ({ line, raw }) => {
  expect(rawId(line)).toBe(raw);
});

test("the id as it stands is the id, for any object", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue(), (rest, id) => {
      const line = JSON.stringify({ ...rest, id });
      expect(JSON.parse(rawId(line) ?? "")).toEqual(JSON.parse(JSON.stringify(id)));
    }),
  );
});
