import type { ReadingId } from "@aushang/engine";
import { askCrawler, asTyped, test as testAddress } from "@aushang/engine/tester";
import fc from "fast-check";
import { expect, test } from "vitest";
import { annotate } from "../../src/sheet/annotate.ts";
import { SHOP } from "../browser/shop.ts";

function drawn(
  robots: string | Uint8Array,
  path: string,
  crawler = "Googlebot",
  reading: ReadingId = "rfc9309",
) {
  const target = asTyped(`https://a.example${path}`);
  const asked = askCrawler(crawler);
  if ("problem" in target || "problem" in asked) throw new Error("bad question");
  const tested = testAddress(target, asked, reading, { kind: "given", bytes: robots });
  const annotation = annotate(tested);
  if (!annotation) throw new Error("no file");
  return { annotation, tested };
}

const kinds = (robots: string, line: number) =>
  drawn(robots, "/x")
    .annotation.line(line)
    .stretches.map(({ kind, text }) => [kind, text]);

test("both blocks of a group carry its bracket, and nothing else does", () => {
  const { annotation } = drawn(SHOP, "/shoes?sort=price");
  const lines = Array.from({ length: annotation.lineCount }, (_, at) => annotation.line(at + 1));
  const inGroup = lines.filter((line) => line.group).map((line) => line.number);
  expect(inGroup).toEqual([12, 13, 14, 15, 16, 17, 18, 40, 41, 42, 43, 44]);
  expect(annotation.line(12).group).toEqual({ block: 1, blocks: 2, starts: true, ends: false });
  expect(annotation.line(44).group).toEqual({ block: 2, blocks: 2, starts: false, ends: true });
});

test("the deciding line, the other candidate and the lines without effect are told apart", () => {
  const { annotation } = drawn(SHOP, "/shoes?sort=price");
  expect(annotation.line(14).match).toEqual({ decides: true, octets: 8 });
  expect(annotation.line(13).match).toEqual({ decides: false, octets: 6 });
  expect(annotation.line(15).match).toBeNull();
  expect(annotation.line(16).skipped).toBe("unknown-directive");
  expect(annotation.line(17).skipped).toBe("pattern-start");
  expect(annotation.line(18).skipped).toBeNull();
});

test("the deciding pattern is cut where its pieces are, for the two-way highlight", () => {
  const { annotation } = drawn(SHOP, "/shoes?sort=price");
  const pieces = annotation.line(14).stretches.filter((stretch) => stretch.piece !== null);
  expect(pieces.map(({ text, piece }) => [piece, text])).toEqual([
    [0, "/"],
    [1, "*"],
    [2, "?sort="],
  ]);
  expect(annotation.line(13).stretches.every((stretch) => stretch.piece === null)).toBe(true);
});

const syntax = [
  {
    why: "key, colon, blank, value",
    line: "Allow: /a",
    is: [
      ["key", "Allow"],
      ["key", ": "],
      ["value", "/a"],
    ],
  },
  {
    why: "a comment behind a value",
    line: "Allow: /a # b",
    is: [
      ["key", "Allow"],
      ["key", ": "],
      ["value", "/a"],
      ["plain", " "],
      ["comment", "# b"],
    ],
  },
  {
    why: "wildcards",
    line: "Allow: /*/b$",
    is: [
      ["key", "Allow"],
      ["key", ": "],
      ["value", "/"],
      ["wild", "*"],
      ["value", "/b"],
      ["wild", "$"],
    ],
  },
  {
    why: "a $ that is none",
    line: "Allow: /a$b",
    is: [
      ["key", "Allow"],
      ["key", ": "],
      ["value", "/a$b"],
    ],
  },
  { why: "a comment alone", line: "# hello", is: [["comment", "# hello"]] },
  { why: "no directive", line: "hello there you", is: [["plain", "hello there you"]] },
];

test.each(syntax)("a line is drawn by what it is: $why", ({ line, is }) => {
  expect(kinds(`User-agent: x\n${line}\n`, 2)).toEqual(is);
});

test("what lies beyond the limit is drawn, and marked so", () => {
  const robots = `User-agent: *\n${"# filler line of some length, again and again\n".repeat(12_000)}Disallow: /late\n`;
  const { annotation, tested } = drawn(robots, "/late");
  expect(tested.result.truncated).toBe(true);
  expect(annotation.lineCount).toBe(12_002);
  expect(annotation.line(12_002).skipped).toBe("beyond-limit");
});

test("every octet of every line is drawn once, in order, whatever stands in it", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "User-agent: ",
      "Disallow: ",
      "Allow:",
      "/",
      "*",
      "$",
      "#",
      " ",
      "\t",
      "\r",
      "\n",
      ":",
      "%62",
      "ä",
      "\u202e",
    ),
    fc.string({ maxLength: 4 }),
  );
  const file = fc.array(piece, { maxLength: 40 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(
      file,
      fc.constantFrom<ReadingId>("rfc9309", "google", "1996", "1994"),
      (robots, reading) => {
        const { annotation, tested } = drawn(robots, "/a?b", "Googlebot", reading);
        for (let number = 1; number <= annotation.lineCount; number++) {
          const line = tested.file?.line(number);
          if (!line || !tested.file) throw new Error("no line");
          const text = annotation
            .line(number)
            .stretches.map((stretch) => stretch.text)
            .join("");
          expect(text).toBe(tested.file.text({ from: line.from, to: line.end }));
        }
      },
    ),
  );
});
