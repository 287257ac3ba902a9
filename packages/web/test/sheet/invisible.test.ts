import fc from "fast-check";
import { expect, test } from "vitest";
import { splitInvisible } from "../../src/sheet/invisible.ts";

const rows = [
  { why: "nothing to see", text: "/a\tb ä漢😀", chips: [] },
  { why: "zero width space", text: "/priv\u200bate", chips: ["U+200B"] },
  { why: "bidirectional override", text: "\u202e/a\u202c", chips: ["U+202E", "U+202C"] },
  { why: "byte order mark in the middle", text: "a\ufeffb", chips: ["U+FEFF"] },
  { why: "controls", text: "a\u0000b\u001bc\u007f", chips: ["U+0000", "U+001B", "U+007F"] },
  { why: "no-break space and soft hyphen", text: "a\u00a0b\u00adc", chips: ["U+00A0", "U+00AD"] },
  { why: "a tag character, beyond the basic plane", text: "a\u{e0041}b", chips: ["U+E0041"] },
  { why: "a byte that is no UTF-8", text: "a\ufffdb", chips: ["?"] },
];

test.each(rows)("invisible characters get their names: $why", ({ text, chips }) => {
  const found = splitInvisible(text).flatMap((part) => (part.kind === "chip" ? [part.name] : []));
  expect(found).toEqual(chips);
});

test("what is left as text is what was there, and holds nothing that turns text around", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const parts = splitInvisible(text);
      const shown = parts.map((part) => (part.kind === "text" ? part.text : "")).join("");
      // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this looks for
      expect(shown).not.toMatch(/[\u0000-\u0008\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/);
      const count = parts.filter((part) => part.kind === "chip").length;
      expect([...shown].length + count).toBe([...text].length);
    }),
  );
});
