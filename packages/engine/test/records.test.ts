import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, groups, parse, type ReadingId, type SkipReason, skipped } from "../src/index.ts";
import { hardCase } from "./hard-files.ts";
import { PATIENCE, runs } from "./runs.ts";

const FILE = `Disallow: /before
User-agent: Foo
# note

User-agent: *
Crawl-delay: 5
Disallow: /a

Allow: /b
User-agent: Bar/2.1
Sitemap: https://h.example/s.xml
Disallow:
`;

test("groups as the standard divides a file", () => {
  const expected = [
    { tokens: ["Foo", "*"], lines: [2, 9], rules: [7, 9] },
    { tokens: ["Bar"], lines: [10, 12], rules: [12] },
  ];
  expect(groups(parse(FILE))).toEqual(expected);
  expect(groups(parse(FILE), "rfc9309")).toEqual(expected);
  expect(groups(parse(FILE), "google")).toEqual(expected);
});

test("records as the older texts divide a file", () => {
  expect(groups(parse(FILE), "1996")).toEqual([
    { tokens: ["Foo"], lines: [2, 2], rules: [] },
    { tokens: ["*"], lines: [5, 7], rules: [7] },
    { tokens: ["Bar/2.1"], lines: [10, 12], rules: [12] },
  ]);
});

test("a file without groups has none", () => {
  for (const file of ["", "# a\n", "Disallow: /\n", "<html>\n"])
    expect(groups(parse(file))).toEqual([]);
});

test.each<[why: string, line: string, reading: ReadingId, reason: SkipReason | undefined]>([
  ["a rule counts", "Disallow: /a", "rfc9309", undefined],
  ["an unknown key", "Foo: bar", "rfc9309", "unknown-directive"],
  ["a misspelt key that does not count", "Disllow: /a", "rfc9309", "unknown-directive"],
  ["a misspelt key that counts", "Disalow: /a", "rfc9309", undefined],
  ["the same in the older texts", "Disalow: /a", "1996", "unknown-directive"],
  ["the same in the oldest", "Disallowed: /a", "1994", "unknown-directive"],
  ["three words", "Disallow /a b", "rfc9309", "no-separator"],
  ["markup of two words is a key", "<!doctype html>", "google", "unknown-directive"],
  ["markup of one word", "<html>", "google", "no-separator"],
  ["two words", "Disallow /a", "rfc9309", undefined],
  ["two words in the older texts", "Disallow /a", "1996", "no-separator"],
  ["a pattern without a slash", "Disallow: fish", "rfc9309", "pattern-start"],
  ["a pattern without a slash, in google", "Disallow: fish", "google", "pattern-start"],
  ["an empty Allow can be named in google", "Allow:", "google", undefined],
  ["a whole address as a pattern", "Allow: https://h.example/a", "rfc9309", "pattern-start"],
  ["a pattern with a star first", "Disallow: *.gif", "rfc9309", undefined],
  ["an empty Disallow has a meaning", "Disallow:", "rfc9309", undefined],
  ["an empty Allow has none", "Allow:", "rfc9309", "pattern-empty"],
  ["Allow in the oldest text", "Allow: /a", "1994", "allow-not-known"],
  ["a longer Allow in the oldest text", "Allowed: /a", "1994", "unknown-directive"],
  ["Allow in the older text", "Allow: /a", "1996", undefined],
  ["a directive of others", "Crawl-delay: 5", "rfc9309", undefined],
  ["a sitemap", "Sitemap: https://h.example/s.xml", "rfc9309", undefined],
  ["a comment", "# Disallow: /", "rfc9309", undefined],
  ["an empty line", "", "rfc9309", undefined],
  ["an empty user-agent line", "User-agent:", "rfc9309", "token-empty"],
])("skipped: %s", (_why, line, reading, reason) => {
  expect(skipped(parse(`User-agent: *\n${line}\n`), reading).get(2)).toBe(reason);
});

test("a rule before any group is skipped", () => {
  expect([...skipped(parse(FILE))]).toEqual([[1, "before-group"]]);
  // In the older texts the blank line leaves the Allow without a record.
  expect([...skipped(parse(FILE), "1996")]).toEqual([
    [1, "before-group"],
    [9, "before-group"],
  ]);
});

test(
  "a line that decides is never skipped, and belongs to a block of the applied group",
  () => {
    fc.assert(
      fc.property(hardCase, ({ file, tokens, addresses, reading, obeysStar, fallback }) => {
        const parsed = parse(file);
        const matcher = compile(parsed, tokens, { reading, obeysStar, fallback });
        const reasons = skipped(parsed, reading);
        const blocks = groups(parsed, reading);
        for (const [from, to] of matcher.group.lines)
          expect(blocks.filter(({ lines }) => lines[0] === from && lines[1] === to)).toHaveLength(
            1,
          );
        for (const address of addresses) {
          const { line } = matcher.decide(address);
          if (line === null) continue;
          expect(blocks.filter(({ rules }) => rules.includes(line))).toHaveLength(1);
          expect(matcher.group.lines.some(([from, to]) => from <= line && line <= to)).toBe(true);
          expect(reasons.has(line)).toBe(false);
        }
      }),
      runs(1000, 30_000),
    );
  },
  PATIENCE,
);
