import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseLanguage } from "../../src/texts/index.ts";

test.each<[readonly string[], string]>([
  [[], "en"],
  [[""], "en"],
  [["de"], "de"],
  [["de-AT"], "de"],
  [["DE_de.UTF-8"], "de"],
  [["da-DK"], "da"],
  [["da_DK.UTF-8@euro"], "da"],
  [["nb-NO"], "da"],
  [["nn"], "da"],
  [["no"], "da"],
  [["en-GB", "de"], "en"],
  [["fr", "da", "de"], "da"],
  [["fr;q=0.9", " de;q=0.8"], "de"],
  [["fr", "it"], "en"],
  [["C"], "en"],
  [["POSIX"], "en"],
  [["*"], "en"],
  [["deutsch"], "en"],
])("%j gives %s", (wishes, expected) => {
  expect(chooseLanguage(wishes)).toBe(expected);
});

test("any wishes give one of the three, and wishes for nothing of ours change nothing", () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (wishes) => {
      const chosen = chooseLanguage(wishes);
      expect(["de", "en", "da"]).toContain(chosen);
      expect(chooseLanguage(["fr", ...wishes])).toBe(chosen);
      expect(chooseLanguage(["de", ...wishes])).toBe("de");
    }),
  );
});
