import fc from "fast-check";
import { expect, test } from "vitest";
import { forDisplay, ownWords, safe, safeJson, toAscii } from "../src/output/safe.ts";

test.each([
  { why: "an escape sequence", text: "\u001b[31m", shown: "<U+001B>[31m" },
  { why: "a line end", text: "a\r\nb", shown: "a<U+000D><U+000A>b" },
  { why: "a tab", text: "a\tb", shown: "a<U+0009>b" },
  { why: "a C1 control", text: "\u009b1m", shown: "<U+009B>1m" },
  { why: "a bidi override", text: "\u202Eabc\u202C", shown: "<U+202E>abc<U+202C>" },
  { why: "a bidi isolate", text: "\u2066", shown: "<U+2066>" },
  {
    why: "a zero-width space and a soft hyphen",
    text: "a\u200B\u00ADb",
    shown: "a<U+200B><U+00AD>b",
  },
  { why: "a blank that does not break", text: "a\u00A0b", shown: "a<U+00A0>b" },
  { why: "a tag character", text: "\u{E0041}", shown: "<U+E0041>" },
  { why: "a lone surrogate", text: "\uD800", shown: "<U+D800>" },
  { why: "a byte order mark", text: "\uFEFF", shown: "<U+FEFF>" },
  { why: "a Hangul filler", text: "\u3164", shown: "<U+3164>" },
  {
    why: "letters, accents, emoji",
    text: "Grüße, 東京 👍 e\u0301",
    shown: "Grüße, 東京 👍 e\u0301",
  },
])("shown, not obeyed: $why", ({ text, shown }) => {
  expect(safe(text)).toBe(shown);
});

test("whatever comes in, nothing that a terminal obeys or hides comes out", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(safe(text)).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
      expect(toAscii(safe(text))).toMatch(/^[ -~]*$/);
    }),
  );
});

test("JSON stays the same value and holds none of them either", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
      const json = safeJson(JSON.stringify(value));
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(json).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    }),
  );
});

test("our own words keep their blanks", () => {
  expect(ownWords("500\u00A0KiB, z.\u202FB.")).toBe("500 KiB, z. B.");
});

test("ASCII keeps German and Danish readable", () => {
  expect(toAscii("„Größe“ – ærø, Åben → 1.2…")).toBe('"Groesse" - aeroe, Aaben -> 1.2...');
});

test("what is named in a message is short", () => {
  expect(forDisplay("a".repeat(81))).toBe(`${"a".repeat(79)}…`);
  expect(forDisplay("👍".repeat(80))).toBe("👍".repeat(80));
});
