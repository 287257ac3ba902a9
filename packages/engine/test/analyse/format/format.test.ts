import { describe, expect, test } from "vitest";
import { type FormatMode, type FormatOptions, formatFile } from "../../../src/analyse/index.ts";
import { parse } from "../../../src/index.ts";

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString("latin1");
const run = (file: string, options: FormatOptions): string =>
  text(formatFile(Buffer.from(file, "latin1"), options).bytes);

interface Row {
  readonly why: string;
  readonly mode?: FormatMode;
  readonly file: string;
  readonly gives: string;
}

const tidied: readonly Row[] = [
  { why: "nothing is nothing", file: "", gives: "" },
  {
    why: "spelling of keys",
    file: "useragent: a\nDISALOW: /x\nallow: /y\nsite-map: s\ncrawl-DELAY: 1\ncontent-signal: x\n",
    gives:
      "User-agent: a\nDisallow: /x\nAllow: /y\nSitemap: s\nCrawl-delay: 1\nContent-Signal: x\n",
  },
  {
    why: "a missing colon",
    file: "User-agent a\nDisallow\t/x\n",
    gives: "User-agent: a\nDisallow: /x\n",
  },
  {
    why: "white space around colon, comment and ends; none behind an empty value",
    file: "  User-agent :a \t\nDisallow:   /x   # why  \nDisallow: \n",
    gives: "User-agent: a\nDisallow: /x # why\nDisallow:\n",
  },
  {
    why: "white space inside a value stays",
    file: "User-agent: a  b\nDisallow: /x  y\n",
    gives: "User-agent: a  b\nDisallow: /x  y\n",
  },
  {
    why: "blank lines inside groups, at both ends, and twice",
    file: "\n\n# top\n\n\nUser-agent: a\n\nDisallow: /x\n \nCrawl-delay: 1\n\n\nSitemap: s\n\n",
    gives: "# top\n\nUser-agent: a\nDisallow: /x\nCrawl-delay: 1\n\nSitemap: s\n",
  },
  {
    why: "a blank line between groups, before the comment above the second",
    file: "User-agent: a\nDisallow: /\n# for b\nUser-agent: b\nDisallow: /x\nUser-agent: c\nDisallow: /y\n",
    gives:
      "User-agent: a\nDisallow: /\n\n# for b\nUser-agent: b\nDisallow: /x\n\nUser-agent: c\nDisallow: /y\n",
  },
  {
    why: "line ends as most are, and one at the end",
    file: "User-agent: a\r\nDisallow: /x\rAllow: /y\r\nAllow: /z",
    gives: "User-agent: a\r\nDisallow: /x\r\nAllow: /y\r\nAllow: /z\r\n",
  },
  {
    why: "CR alone becomes LF",
    file: "User-agent: a\rDisallow: /x\r",
    gives: "User-agent: a\nDisallow: /x\n",
  },
  {
    why: "unknown lines stay as they are",
    file: "User-agent: a\nDisallow: /x\n  <b> hello   \nDisllow:/y\n",
    gives: "User-agent: a\nDisallow: /x\n  <b> hello   \nDisllow:/y\n",
  },
  {
    why: "a byte order mark stays",
    file: "\xef\xbb\xbfuser-agent: a\nDisallow: /x\n",
    gives: "\xef\xbb\xbfUser-agent: a\nDisallow: /x\n",
  },
  {
    why: "octets that are no UTF-8 and lines with NUL stay",
    file: "User-agent: a\ndisallow:/\xff\ndisallow:/b\0c\ndisallow:/d\n",
    gives: "User-agent: a\ndisallow:/\xff\ndisallow:/b\0c\nDisallow: /d\n",
  },
  {
    why: "what follows a key is not lost",
    file: "User-agent: a\nDisallow https://h.example/x\nDisallows: /y\nDisallow-x: /z\n",
    gives: "User-agent: a\nDisallow https://h.example/x\nDisallow: /y\nDisallow-x: /z\n",
  },
];

const gathered: readonly Row[] = [
  {
    why: "groups of one token are one, with all rules and comments",
    mode: "merge",
    file: "# first\nUser-agent: A\nDisallow: /x # x\n\nUser-agent: B\nDisallow: /b\n\n# second\nUser-agent: a # again\n# in\nDisallow: /y\n# end\n\nSitemap: s\n",
    gives:
      "# first\nUser-agent: A\nDisallow: /x # x\n# second\n# again\n# in\nDisallow: /y\n# end\n\nUser-agent: B\nDisallow: /b\n\nSitemap: s\n",
  },
  {
    why: "groups of everybody are one",
    mode: "merge",
    file: "User-agent: *\nDisallow: /x\nUser-agent: B\nDisallow: /\nUser-agent: *\nDisallow: /y\n",
    gives: "User-agent: *\nDisallow: /x\nDisallow: /y\n\nUser-agent: B\nDisallow: /\n",
  },
  {
    why: "groups with the same rules are one, in whatever order these are",
    mode: "merge",
    file: "User-agent: A\nDisallow: /x\nAllow: /y\n\n# b\nUser-agent: B\nAllow: /y # why\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\nAllow: /y\n",
    gives:
      "User-agent: A\n# b\n# why\nUser-agent: B\nDisallow: /x\nAllow: /y\n\nUser-agent: *\nDisallow: /x\nAllow: /y\n",
  },
  {
    why: "Crawl-delay goes with its group, and keeps groups apart that differ in it",
    mode: "merge",
    file: "User-agent: A\nDisallow: /x\nCrawl-delay: 5\n\nUser-agent: B\nDisallow: /x\n\nUser-agent: A\nDisallow: /y\nCrawl-delay: 9\n",
    gives:
      "User-agent: A\nDisallow: /x\nCrawl-delay: 5\nDisallow: /y\nCrawl-delay: 9\n\nUser-agent: B\nDisallow: /x\n",
  },
  {
    why: "sitemaps and unknown lines of a group that goes are kept",
    mode: "merge",
    file: "User-agent: A\nDisallow: /\n\nUser-agent: B\nSitemap: s\nwhat is this\nDisallow: /\n",
    gives: "User-agent: A\nUser-agent: B\nDisallow: /\nSitemap: s\nwhat is this\n",
  },
];

const shortened: readonly Row[] = [
  {
    why: "dead, redundant and repeated lines, comments, blank lines and the mark go",
    mode: "minify",
    file: "\xef\xbb\xbf# top\n\nUser-agent: A\nUser-agent: a\nDisallow: /x # x\nDisallow: /x\nDisallow: /x/y\n\nSitemap: s\nSitemap: s\n",
    gives: "User-agent: A\nDisallow: /x\nSitemap: s\n",
  },
  {
    why: "stars at the end go",
    mode: "minify",
    file: "User-agent: *\nDisallow: /a*\nDisallow: /b/**$\nDisallow: /*.pdf*\n",
    gives: "User-agent: *\nDisallow: /a\nDisallow: /b/\nDisallow: /*.pdf\n",
  },
  {
    why: "a group keeps a rule, or its crawlers would come to the next group",
    mode: "minify",
    file: "User-agent: A\nDisallow:\n\nUser-agent: B\nDisallow: /x\n",
    gives: "User-agent: A\nDisallow:\nUser-agent: B\nDisallow: /x\n",
  },
  {
    why: "rules without effect stay: somebody may take them as they were meant",
    mode: "minify",
    file: "Disallow: /x\nUser-agent: A\nDisallow: secret\nDisallow: /my folder\nDisallow: /y\n",
    gives: "Disallow: /x\nUser-agent: A\nDisallow: secret\nDisallow: /my folder\nDisallow: /y\n",
  },
  {
    why: "a rule that is dead for one crawler and not for another stays",
    mode: "minify",
    file: "User-agent: A\nUser-agent: B\nDisallow: /x/y\n\nUser-agent: A\nDisallow: /x\n",
    gives: "User-agent: A\nUser-agent: B\nDisallow: /x/y\nUser-agent: A\nDisallow: /x\n",
  },
];

test.each([...tidied, ...gathered, ...shortened])("$why", ({ mode = "format", file, gives }) => {
  expect(run(file, { mode })).toBe(gives);
  expect(run(gives, { mode })).toBe(gives);
});

describe("what was done is told line by line", () => {
  test("format", () => {
    const { steps, refused, proven, readings } = formatFile("useragent:a\n\ndisalow /x", {
      mode: "format",
    });
    expect(steps).toEqual([
      { code: "key", line: 1, args: { from: "useragent", to: "User-agent" } },
      { code: "spacing", line: 1, args: {} },
      { code: "blank-removed", line: 2, args: {} },
      { code: "last-line-end", line: 3, args: {} },
      { code: "key", line: 3, args: { from: "disalow", to: "Disallow" } },
      { code: "colon", line: 3, args: { key: "Disallow" } },
    ]);
    expect([refused, proven, readings]).toEqual([[], true, ["rfc9309", "google"]]);
  });

  test("minify, with lines of the file as it was", () => {
    const file =
      "User-agent: B\nDisallow: /\nUser-agent: A\nDisallow: /x*\nDisallow: /x\nDisallow: /xyz\nUser-agent: B\nAllow: /y\n";
    const { steps } = formatFile(file, { mode: "minify" });
    expect(steps).toEqual(
      [
        { code: "dead-rule", line: 5, args: { kind: "disallow", pattern: "/x", coveredBy: [4] } },
        { code: "redundant-rule", line: 6, args: { kind: "disallow", pattern: "/xyz" } },
        { code: "groups-merged", line: 7, args: { into: 1, tokens: ["B"] } },
        { code: "star-removed", line: 4, args: { from: "/x*", to: "/x" } },
      ].sort((a, b) => a.line - b.line),
    );
  });
});

test("what minify keeps can be chosen", () => {
  const file = "# top\n\nUser-agent: A\nDisallow: /x\n\n\nSitemap: s\n";
  expect(run(file, { mode: "minify", keep: ["comments"] })).toBe(
    "# top\nUser-agent: A\nDisallow: /x\nSitemap: s\n",
  );
  expect(run(file, { mode: "minify", keep: ["comments", "blank-lines"] })).toBe(
    "# top\n\nUser-agent: A\nDisallow: /x\n\nSitemap: s\n",
  );
});

test("line ends can be chosen", () => {
  expect(run("User-agent: A\nDisallow: /\n", { mode: "format", newline: "\r\n" })).toBe(
    "User-agent: A\r\nDisallow: /\r\n",
  );
});

test.each([
  ["UTF-16 little endian", Buffer.from("\ufeffUser-agent: *\nDisallow: /\n", "utf16le")],
  ["UTF-16 without a mark", Buffer.from("User-agent: *\nDisallow: /\n", "utf16le")],
  ["octets of no text", Buffer.alloc(64)],
])("%s stays as it is, and it is said", (_why, bytes) => {
  const done = formatFile(bytes, { mode: "minify" });
  expect(Buffer.from(done.bytes).equals(bytes)).toBe(true);
  expect(done.edits).toEqual([]);
  expect(done.refused).toEqual([{ line: 0, step: null, because: { code: "not-text" } }]);
});

test("a line that is longer than what is read of it stays", () => {
  const long = `disallow:/${"a".repeat(16_700)}`;
  const done = formatFile(`user-agent:a\n${long}\n`, { mode: "minify" });
  expect(text(done.bytes)).toBe(`User-agent: a\n${long}\n`);
  expect(done.refused).toEqual([{ line: 2, step: null, because: { code: "too-long" } }]);
});

test("a parsed file will do, and misuse is told", () => {
  expect(text(formatFile(parse("user-agent:a"), { mode: "format" }).bytes)).toBe("User-agent: a\n");
  expect(() => formatFile("", { mode: "format", readings: [] })).toThrow(
    "readings: expected at least one",
  );
  expect(() => formatFile("", { mode: "format", readings: ["rfc" as "1996"] })).toThrow(
    "reading: expected one of",
  );
});
