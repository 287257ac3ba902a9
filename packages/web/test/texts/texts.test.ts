import { expect, test } from "vitest";
import { da } from "../../src/texts/da.ts";
import { de } from "../../src/texts/de.ts";
import { en } from "../../src/texts/en.ts";

const LANGUAGES = { de, en, da };

/** Every text of a catalogue with its path; those with arguments are said with some. */
function textsOf(value: unknown, path = ""): (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const said =
      value.length > 0 && /trouble\.of$/.test(path) ? "" : JSON.stringify(value(3, 2, ["x"]));
    return said === "" ? [] : [[path, said]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Texts that are rightly the same in several languages: names, signs, international words. */
const SHARED =
  /^\.(about\.status\.|about\.crawlDelay|crawler\.label|others\.crawler$|form\.(live|host|test|title)|actions\.(json|download)|head\.pages\.test|draft\.placeholder|keys\.does\.test|verdict\.(mode\.live|sub)|others\.via|others\.all|loading\.seconds|documented\.crawlers|title\.)/;

test.each(Object.entries(LANGUAGES))(
  "no text of %s is empty or carries blanks around it",
  (_, texts) => {
    for (const [path, text] of textsOf(texts)) {
      expect(text.trim(), path).not.toBe("");
      if (!text.startsWith('"')) expect(text, path).toBe(text.trim());
    }
  },
);

test.each([
  ["de", de],
  ["da", da],
] as const)("%s says everything in its own words", (_, texts) => {
  const english = new Map(textsOf(en));
  const same = textsOf(texts).filter(
    ([path, text]) => english.get(path) === text && !SHARED.test(path),
  );
  expect(same).toEqual([]);
});

test.each(Object.entries(LANGUAGES))(
  "%s tells the server's failures apart and names a next step",
  (_, texts) => {
    const said = [
      texts.trouble.of({ kind: "gone" }),
      texts.trouble.of({ kind: "busy", retryAfter: 40 }),
      texts.trouble.of({ kind: "busy", retryAfter: null }),
      texts.trouble.of({ kind: "server-error", status: 502 }),
    ];
    expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
    expect(said[1]?.text).toContain("40");
    expect(said[3]?.title).toContain("502");
    expect(texts.trouble.of({ kind: "refused", title: "T", detail: "D" })).toEqual({
      title: "T",
      text: "D",
    });
  },
);
