import { plain } from "@aushang/engine/texts";
import { expect, test } from "vitest";
import { compare as compareDa } from "../../src/texts/compare/compare-da.ts";
import { compare as compareDe } from "../../src/texts/compare/compare-de.ts";
import { compare as compareEn } from "../../src/texts/compare/compare-en.ts";
import { da as firstDa } from "../../src/texts/da.ts";
import { de as firstDe } from "../../src/texts/de.ts";
import { en as firstEn } from "../../src/texts/en.ts";
import { impact as impactDa } from "../../src/texts/impact/impact-da.ts";
import { impact as impactDe } from "../../src/texts/impact/impact-de.ts";
import { impact as impactEn } from "../../src/texts/impact/impact-en.ts";
import { later as laterDa } from "../../src/texts/later/later-da.ts";
import { later as laterDe } from "../../src/texts/later/later-de.ts";
import { later as laterEn } from "../../src/texts/later/later-en.ts";
import { proofs as proofsDa } from "../../src/texts/proofs/proofs-da.ts";
import { proofs as proofsDe } from "../../src/texts/proofs/proofs-de.ts";
import { proofs as proofsEn } from "../../src/texts/proofs/proofs-en.ts";
import { tests as testsDa } from "../../src/texts/tests/tests-da.ts";
import { tests as testsDe } from "../../src/texts/tests/tests-de.ts";
import { tests as testsEn } from "../../src/texts/tests/tests-en.ts";

const de = {
  ...firstDe,
  ...laterDe,
  compare: compareDe,
  proofs: proofsDe,
  tests: testsDe,
  impact: impactDe,
};
const en = {
  ...firstEn,
  ...laterEn,
  compare: compareEn,
  proofs: proofsEn,
  tests: testsEn,
  impact: impactEn,
};
const da = {
  ...firstDa,
  ...laterDa,
  compare: compareDa,
  proofs: proofsDa,
  tests: testsDa,
  impact: impactDa,
};
const LANGUAGES = { de, en, da };

/** Every text of a catalogue with its path; those with arguments are said with some. */
function textsOf(value: unknown, path = ""): (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    // What takes more than numbers and names is said in tests of its own.
    const said = /trouble\.of$|\.exceptLines$|\.followers$|tests\.result\.sentence$/.test(path)
      ? ""
      : JSON.stringify(value(3, 2, ["x"]));
    return said === "" ? [] : [[path, said]];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

/** Texts that are rightly the same in several languages: names, signs, international words. */
const SHARED =
  /^\.(tests\.(title\.result|form\.live|result\.(columns\.crawler|live)|plan\.wish)$|impact\.(title\.result|form\.kind\.(draft|live)|files\.sitemap)$|proofs\.(rules\.test|summary\.for)$|about\.status\.|about\.crawlDelay|crawler\.label|others\.crawler$|form\.(live|host|test|title)|actions\.(json|download)|head\.pages\.test|draft\.placeholder|keys\.does\.test|verdict\.(mode\.live|sub)|others\.via|others\.all|loading\.seconds|compare\.(form\.kind\.live|title\.result|tabs\.text)|documented\.crawlers|title\.)/;

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

const { verdicts } = { verdicts: Object.values(LANGUAGES).map(({ compare }) => compare.verdicts) };

test("the sentence on a comparison tells one from several, both ways from one, proven from not", () => {
  for (const words of verdicts) {
    const said = [
      words.sentence(1, 0, true),
      words.sentence(2, 0, true),
      words.sentence(0, 1, true),
      words.sentence(0, 2, true),
      words.sentence(1, 2, true),
      words.sentence(0, 0, true),
      words.sentence(0, 0, false),
      words.lede(3, 9, true),
      words.lede(3, 9, false),
      words.lede(0, 9, true),
      words.lede(0, 9, false),
    ];
    expect(new Set(said).size).toBe(said.length);
  }
});

test("a set without few exceptions names the lines of either file", () => {
  for (const words of verdicts) {
    expect(words.exceptLines("3, 14", "5–9")).toMatch(/3, 14.* 5–9/);
    expect(words.exceptLines(null, "5")).not.toMatch(/null| {2}/);
  }
});

test("whoever follows a group is named, and how many more", () => {
  for (const { proofs } of Object.values(LANGUAGES)) {
    const said = (crawlers: readonly string[], more: number): string =>
      plain(proofs.flip.followers(crawlers, more));
    expect(said(["A"], 0)).toMatch(/A[^B]*$/);
    expect(said(["A", "B"], 0)).toMatch(/A (?:and|und|og) B/);
    expect(said(["A", "B"], 7)).toMatch(/A, B (?:and|und|og) 7 /);
  }
});

test("the sentence on checks never says that all hold where something was not read", () => {
  for (const { tests } of Object.values(LANGUAGES)) {
    const { sentence } = tests.result;
    const counts = { passed: 4, failed: 0, notReadable: 0 };
    const said = [
      sentence(counts),
      sentence({ ...counts, passed: 1 }),
      sentence({ ...counts, failed: 1 }),
      sentence({ ...counts, failed: 2 }),
      sentence({ ...counts, notReadable: 1 }),
      sentence({ passed: 0, failed: 0, notReadable: 0 }),
    ];
    expect(new Set(said).size).toBe(said.length);
    expect(sentence({ ...counts, failed: 1, notReadable: 1 })).toMatch(/^1 \S+ 6 /);
  }
});
