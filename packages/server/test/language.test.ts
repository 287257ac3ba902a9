import fc from "fast-check";
import { expect, test } from "vitest";
import { languageOf } from "../src/http/language.ts";

test.each([
  { why: "no header", header: undefined, language: "en" },
  { why: "an empty one", header: "", language: "en" },
  { why: "one language", header: "de", language: "de" },
  { why: "a region", header: "de-AT", language: "de" },
  { why: "upper case", header: "DA-dk", language: "da" },
  { why: "the first among equals", header: "da, de", language: "da" },
  { why: "the highest weight, not the first", header: "en;q=0.1, de;q=0.9", language: "de" },
  { why: "blanks around the weight", header: "en ; q = 0.1 , da ; q = 0.2", language: "da" },
  { why: "weight 0 means never", header: "de;q=0, da;q=0.1", language: "da" },
  { why: "a language that we do not have is passed over", header: "fr, de;q=0.5", language: "de" },
  { why: "anything", header: "*", language: "en" },
  { why: "Norwegian readers get Danish", header: "nb-NO, en;q=0.5", language: "da" },
])("$why: $header", ({ header, language }) => {
  expect(languageOf(header)).toBe(language);
});

test("any header gives a language, in time that does not grow with its length", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (header) => {
      expect(["de", "en", "da"]).toContain(languageOf(header));
    }),
  );
  const from = performance.now();
  languageOf("a;q=0.5,".repeat(200_000));
  expect(performance.now() - from).toBeLessThan(200);
});
