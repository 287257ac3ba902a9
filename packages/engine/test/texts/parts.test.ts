import fc from "fast-check";
import { expect, test } from "vitest";
import { code, lineRef, plain, say, strong, type Text } from "../../src/texts/index.ts";
import { atStart, excerpt } from "../../src/texts/parts.ts";

const part = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.string().map(code),
  fc.string().map(strong),
  fc.tuple(fc.nat(), fc.string()).map(([line, text]) => lineRef(line, text)),
);
const text: fc.Arbitrary<Text> = fc.array(part);

test.each<[string, Text, string]>([
  ["text alone", say`Nothing.`, "Nothing."],
  ["no text at all", say``, ""],
  ["a number", say`${8} rules`, "8 rules"],
  ["code", say`Only ${code("Disallow")} counts.`, "Only 'Disallow' counts."],
  ["a line", say`See ${lineRef(14, "line 14")}.`, "See line 14."],
  ["a text within a text", say`a ${say`b ${code("c")}`} d`, "a b 'c' d"],
  ["stress", say`${strong("now")}`, "now"],
])("say and plain: %s", (_, parts, expected) => {
  expect(plain(parts, "'")).toBe(expected);
});

test("values keep their kind, in order, and texts are taken apart", () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(say`${a}${b}`).toEqual([...a, ...b]);
      expect(say`${a} - ${b}`).toEqual([...a, " - ", ...b]);
    }),
  );
});

test("plain text is the parts joined; quotes stand around code alone", () => {
  fc.assert(
    fc.property(text, (parts) => {
      const inner = parts.map((p) => (typeof p === "string" ? p : p.text));
      expect(plain(parts)).toBe(inner.join(""));
      const quoted = parts.filter((p) => typeof p !== "string" && p.kind === "code").length;
      expect(plain(parts, "\u0000").split("\u0000").length - 1).toBeGreaterThanOrEqual(2 * quoted);
    }),
  );
});

test("an excerpt is the text itself up to 160 characters, then a marked start of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (long) => {
      const { text: shown } = excerpt(long) as { text: string };
      if ([...long].length <= 160) expect(shown).toBe(long);
      else {
        expect([...shown]).toHaveLength(160);
        expect(shown.endsWith("…")).toBe(true);
        expect(long.startsWith(shown.slice(0, -1))).toBe(true);
      }
    }),
  );
  const huge = excerpt("/ä".repeat(5_000_000)) as { text: string };
  expect([...huge.text]).toHaveLength(160);
});

test.each<[Text, string]>([
  [[], ""],
  [["line"], "Line"],
  [["åben"], "Åben"],
  [[lineRef(3, "linje 3"), " x"], "Linje 3 x"],
  [[code("disallow"), " x"], "disallow x"],
])("at the start of a sentence %j", (parts, expected) => {
  expect(plain(atStart(parts))).toBe(expected);
  expect(atStart(parts).map((p) => (typeof p === "string" ? "" : p.kind))).toEqual(
    parts.map((p) => (typeof p === "string" ? "" : p.kind)),
  );
});
