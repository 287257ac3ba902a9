import { code, say, strong, type Text } from "@aushang/engine/texts";
import fc from "fast-check";
import pc from "picocolors";
import { expect, test } from "vitest";
import { nearest } from "../src/nearest.ts";
import { chop, clip, clipStart, fold, widthOf, wrap } from "../src/output/layout.ts";
import { type Style, speaksUtf8, styleFor } from "../src/output/style.ts";
import { table } from "../src/output/table.ts";

const style = (width: number, color = false): Style => ({
  ...styleFor(
    {
      env: { LANG: "C.UTF-8" },
      columns: width,
      isTty: { stdin: false, stdout: false, stderr: false },
    } as unknown as Parameters<typeof styleFor>[0],
    color,
  ),
  width,
});

test.each([
  { text: "abc", width: 3 },
  { text: "東京", width: 4 },
  { text: "e\u0301", width: 1 },
  { text: "👍", width: 2 },
  { text: "…–ü", width: 3 },
  { text: "", width: 0 },
])("columns of $text", ({ text, width }) => {
  expect(widthOf(text)).toBe(width);
});

test("clipping never takes more columns than there are", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.integer({ min: 1, max: 30 }),
      (text, columns) => {
        expect(widthOf(clip(text, columns))).toBeLessThanOrEqual(columns);
      },
    ),
  );
  expect(clip("abcdef", 6)).toBe("abcdef");
  expect(clip("abcdefg", 6)).toBe("abcde…");
  expect(clip("東京東京", 5)).toBe("東京…");
});

test("chopped rows are the text again", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme" }),
      fc.integer({ min: 2, max: 30 }),
      (text, columns) => {
        const rows = chop(text, columns);
        expect(rows.join("")).toBe(text);
        expect(rows.every((row) => widthOf(row) <= columns)).toBe(true);
      },
    ),
  );
});

test("folded rows are the text again, and end behind a blank where one is near", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 2, max: 30 }), (text, columns) => {
      const rows = fold(text, columns);
      expect(rows.join("")).toBe(text);
      expect(rows.every((row) => widthOf(row) <= columns)).toBe(true);
    }),
  );
  expect(fold("redundant: nothing changes", 22)).toEqual(["redundant: nothing ", "changes"]);
  expect(fold(`a ${"b".repeat(12)}`, 10)).toEqual(["a bbbbbbbb", "bbbb"]);
});

test("of a path that does not fit the end is kept", () => {
  expect(clipStart("/work/site/old.txt", 10)).toBe("…e/old.txt");
  expect(clipStart("old.txt", 7)).toBe("old.txt");
});

test("words wrap at blanks; quoted code is never broken and keeps the stop after it", () => {
  const text = say`Line 7 decides: ${code("Disallow: /a b")}. ${strong("More")} words follow here.`;
  expect(wrap(text, style(30), "  ")).toEqual([
    "  Line 7 decides:",
    "  `Disallow: /a b`. More words",
    "  follow here.",
  ]);
});

test("with colours the code is coloured instead of quoted, and colours take no columns", () => {
  const [row] = wrap(say`a ${code("x")} b`, style(80, true));
  const { cyan } = pc.createColors(true);
  expect(row).toBe(`a ${cyan("x")} b`);
});

test("no word is lost or moved by wrapping", () => {
  const part = fc.oneof(
    fc.stringMatching(/^[a-z ]{0,20}$/),
    fc.stringMatching(/^[a-z]{1,9}$/).map(code),
    fc.stringMatching(/^[a-z ]{1,9}$/).map(strong),
  );
  fc.assert(
    fc.property(fc.array(part), fc.integer({ min: 20, max: 60 }), (parts, width) => {
      const flat = (parts as Text)
        .map((one) =>
          typeof one === "string" ? one : one.kind === "code" ? `\`${one.text}\`` : one.text,
        )
        .join("");
      const rows = wrap(parts as Text, style(width));
      expect(rows.join(" ")).toBe(flat.split(/ +/).filter(Boolean).join(" "));
    }),
  );
});

test("a table gives way in its flexible columns only", () => {
  const columns = [
    { title: "A" },
    { title: "Long one", flexible: true },
    { title: "N", align: "right" as const },
  ];
  const rows = [[{ text: "aa" }, { text: "b".repeat(40) }, { text: "7" }]];
  const options = { indent: "  ", head: (text: string) => text };
  expect(table(columns, rows, { ...options, width: 30 })).toEqual([
    "  A   Long one               N",
    `  aa  ${"b".repeat(20)}…  7`,
  ]);
  expect(table(columns, rows, { ...options, width: Number.POSITIVE_INFINITY })[1]).toBe(
    `  aa  ${"b".repeat(40)}  7`,
  );
});

test("the widest flexible column gives way first, so that none is lost to another", () => {
  const columns = [
    { title: "Address", flexible: true },
    { title: "Rule", flexible: true },
  ];
  const rows = [[{ text: "a".repeat(60) }, { text: "r".repeat(22) }]];
  expect(table(columns, rows, { indent: "", head: (text) => text, width: 54 })[1]).toBe(
    `${"a".repeat(29)}…  ${"r".repeat(22)}`,
  );
});

test("a table too narrow for its columns takes several lines for a row, and loses nothing", () => {
  const columns = [
    { title: "Verdict" },
    { title: "Line", align: "right" as const },
    { title: "Obeys *", labelled: true },
    { title: "Address", flexible: true, least: 24 },
    { title: "Rule", flexible: true },
    { title: "Note", flexible: true },
    { title: "", flexible: true },
  ];
  const texts = ["Blocked", "7", "yes", "a".repeat(45), "/x", "n", ""];
  const rows = [texts.map((text) => ({ text }))];
  const drawn = table(columns, rows, { indent: "  ", head: (text) => text, width: 30 });
  expect(drawn).toEqual([
    "  Blocked  Line 7  Obeys * yes",
    `    Address: ${"a".repeat(17)}`,
    `             ${"a".repeat(17)}`,
    `             ${"a".repeat(11)}`,
    "    Rule: /x  Note: n",
  ]);
  const long = [[...texts.slice(0, 3), "a".repeat(400)].map((text) => ({ text }))];
  const cut = table(columns, long, { indent: "  ", head: (text) => text, width: 30 });
  expect(cut).toHaveLength(5);
  expect(cut.at(-1)).toBe("             …");
});

test.each([
  { env: {}, utf8: true },
  { env: { LANG: "de_DE.UTF-8" }, utf8: true },
  { env: { LANG: "de_DE.utf8" }, utf8: true },
  { env: { LC_ALL: "C", LANG: "de_DE.UTF-8" }, utf8: false },
  { env: { LC_ALL: "", LC_CTYPE: "C.UTF-8", LANG: "C" }, utf8: true },
  { env: { LANG: "de_DE.ISO-8859-1" }, utf8: false },
  { env: { LANG: "C.UTF-8", TERM: "linux" }, utf8: false },
])("a terminal with $env speaks UTF-8: $utf8", ({ env, utf8 }) => {
  expect(speaksUtf8(env)).toBe(utf8);
});

test("the nearest name, when one is near", () => {
  const names = ["rfc9309", "google", "1996", "1994"];
  expect(nearest("gogle", names)).toBe("google");
  expect(nearest("RFC 9309", names)).toBe("rfc9309");
  expect(nearest("1995", names)).toBe("1996");
  expect(nearest("2024", names)).toBeNull();
  expect(nearest("whatever", names)).toBeNull();
});
