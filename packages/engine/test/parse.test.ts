import fc from "fast-check";
import { expect, test } from "vitest";
import { type Line, parse, RobotsFile } from "../src/index.ts";
import { hardFile, octets } from "./hard-files.ts";

/** A line as a person would describe it: the texts instead of the spans. */
function described(file: RobotsFile, line: Line) {
  const { kind, spelling, colonMissing, cut, nul } = line;
  const textOf = (span: Line["key"]) => (span === null ? null : file.text(span));
  return {
    kind,
    key: textOf(line.key),
    value: textOf(line.value),
    comment: textOf(line.comment),
    ...(spelling === null || spelling === "exact" ? {} : { spelling }),
    ...(colonMissing ? { colonMissing } : {}),
    ...(cut ? { cut } : {}),
    ...(nul ? { nul } : {}),
  };
}

type Described = ReturnType<typeof described>;
const none = { key: null, value: null, comment: null };

test.each<[why: string, source: string, expected: Described]>([
  ["a rule", "Disallow: /a", { kind: "disallow", key: "Disallow", value: "/a", comment: null }],
  [
    "blanks are not in the spans",
    " \tAllow\v:\f /a b \t",
    {
      kind: "allow",
      key: "Allow",
      value: "/a b",
      comment: null,
    },
  ],
  [
    "a comment begins at its sign and ends at the line end",
    "Disallow: /a  # b # c \n",
    {
      kind: "disallow",
      key: "Disallow",
      value: "/a",
      comment: "# b # c ",
    },
  ],
  ["a comment line", "  # note", { kind: "comment", ...none, comment: "# note" }],
  ["a sign alone", "#", { kind: "comment", ...none, comment: "#" }],
  ["an empty line", "\n", { kind: "blank", ...none }],
  ["a line of white space", " \t\v\f\n", { kind: "blank", ...none }],
  ["an empty value", "Disallow:", { kind: "disallow", key: "Disallow", value: "", comment: null }],
  [
    "an empty value before a comment",
    "Disallow: # all",
    {
      kind: "disallow",
      key: "Disallow",
      value: "",
      comment: "# all",
    },
  ],
  [
    "two words without a colon",
    "Disallow /a # b",
    {
      kind: "disallow",
      key: "Disallow",
      value: "/a",
      comment: "# b",
      colonMissing: true,
    },
  ],
  ["three words without a colon", "Disallow /a /b", { kind: "unknown", ...none }],
  ["one word", "Disallow", { kind: "unknown", ...none }],
  ["a colon without a key", ": /a", { kind: "unknown", ...none }],
  ["an unknown key", "Foo: bar", { kind: "unknown", key: "Foo", value: "bar", comment: null }],
  [
    "a directive of others",
    "Crawl-delay: 5",
    {
      kind: "other",
      key: "Crawl-delay",
      value: "5",
      comment: null,
    },
  ],
  [
    "a sitemap",
    "Sitemap: https://h.example/s.xml",
    {
      kind: "sitemap",
      key: "Sitemap",
      value: "https://h.example/s.xml",
      comment: null,
    },
  ],
  [
    "a misspelt key",
    "Disalow: /a",
    {
      kind: "disallow",
      key: "Disalow",
      value: "/a",
      comment: null,
      spelling: "misspelt",
    },
  ],
  [
    "a longer key",
    "Disallowed: /a",
    {
      kind: "disallow",
      key: "Disallowed",
      value: "/a",
      comment: null,
      spelling: "prefix",
    },
  ],
  [
    "a NUL ends the value",
    "Disallow: /a\0b",
    {
      kind: "disallow",
      key: "Disallow",
      value: "/a",
      comment: null,
      nul: true,
    },
  ],
  ["a NUL in a comment is a part of it", "# a\0b", { kind: "comment", ...none, comment: "# a\0b" }],
  [
    "a sign behind a NUL begins no comment",
    "Disallow: /a\0 # b",
    {
      kind: "disallow",
      key: "Disallow",
      value: "/a",
      comment: null,
      nul: true,
    },
  ],
  [
    "a line of 16,663 octets is not cut",
    `Disallow: /${"a".repeat(16_652)}`,
    {
      kind: "disallow",
      key: "Disallow",
      value: `/${"a".repeat(16_652)}`,
      comment: null,
    },
  ],
  [
    "a line of 16,664 octets is cut",
    `Disallow: /${"a".repeat(16_653)}`,
    {
      kind: "disallow",
      key: "Disallow",
      value: `/${"a".repeat(16_652)}`,
      comment: null,
      cut: true,
    },
  ],
  [
    "a byte order mark is before the key",
    "\ufeffAllow: /",
    {
      kind: "allow",
      key: "Allow",
      value: "/",
      comment: null,
    },
  ],
  [
    "the mark does not count towards the limit",
    `\ufeffAllow: /${"a".repeat(16_655)}`,
    {
      kind: "allow",
      key: "Allow",
      value: `/${"a".repeat(16_655)}`,
      comment: null,
    },
  ],
])("%s", (_why, source, expected) => {
  const file = parse(source);
  expect(described(file, file.line(1))).toEqual(expected);
});

test("a file gives its lines by number, and names the numbers it has", () => {
  const file = parse("User-agent: *\r\nDisallow: /a\n");
  expect(file).toBeInstanceOf(RobotsFile);
  expect(file.lineCount).toBe(2);
  expect(file.line(2).number).toBe(2);
  for (const number of [0, 3, -1, 1.5, Number.NaN])
    expect(() => file.line(number), String(number)).toThrow(RangeError);
  expect(() => file.line(3)).toThrow("line: expected 1 to 2");
});

test("the bytes are the ones given, not a copy", () => {
  const bytes = new TextEncoder().encode("Allow: /");
  expect(parse(bytes).bytes).toBe(bytes);
});

test("text that is not UTF-8 is shown with replacement characters, and the mark stays", () => {
  const file = parse(octets("\xef\xbb\xbfDisallow: /\xff"));
  expect(file.text({ from: 0, to: file.bytes.length })).toBe("\ufeffDisallow: /\ufffd");
});

test("a view into a larger buffer is read within its bounds", () => {
  const whole = new TextEncoder().encode("xxUser-agent: *\nDisallow: /a\nyy");
  const file = parse(whole.subarray(2, whole.length - 2));
  expect(file.lineCount).toBe(2);
  expect(file.text(file.line(1))).toBe("User-agent: *\n");
});

test("octets and text are the same file", () => {
  fc.assert(
    fc.property(hardFile, (text) => {
      const bytes = octets(text);
      const decoded = decodeStrictly(bytes);
      if (decoded === null) return;
      expect([...parse(decoded).lines()]).toEqual([...parse(bytes).lines()]);
    }),
    { numRuns: 500 },
  );
});

test("half a surrogate pair in a text is read as U+FFFD, as the platform encodes it", () => {
  const file = parse("Disallow: /\ud800");
  expect([...file.bytes.subarray(-3)]).toEqual([0xef, 0xbf, 0xbd]);
  expect(file.text(file.line(1))).toBe("Disallow: /\ufffd");
});

function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
