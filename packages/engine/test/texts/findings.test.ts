import { describe, expect, test } from "vitest";
import { type Finding, lint, rules } from "../../src/lint/index.ts";
import { daFindings } from "../../src/texts/da/findings.ts";
import { deFindings } from "../../src/texts/de/findings.ts";
import { enFindings } from "../../src/texts/en/findings.ts";
import {
  type FindingWords,
  findingMessage,
  fixTitle,
  plain,
  type Text,
} from "../../src/texts/index.ts";
import { examples } from "../lint/examples.ts";

const languages: readonly (readonly [string, FindingWords, expected: RegExp])[] = [
  ["German", deFindings, /Erwartet|erwartet/],
  ["English", enFindings, /Expected|expected/],
  ["Danish", daFindings, /Forventet|forventet/],
];

const found: readonly Finding[] = examples.flatMap(({ id, source, profile }) =>
  lint(source, profile).filter((finding) => finding.id === id),
);

/** What nobody should read: values that are missing, empty places, two marks in a row. */
const BROKEN = /undefined|null|NaN|\[object|\s{2,}|\.\.|\s[.,:](\s|$)|^\s|\s$/;

/** A message without what it quotes: files may hold anything. */
const withoutCode = (text: Text): string =>
  text
    .map((part) => (typeof part === "string" ? part : part.kind === "code" ? "x" : part.text))
    .join("");

describe.each(languages)("%s", (_language, words, expected) => {
  test("every finding says what was found and what was expected, and every fix what it does", () => {
    expect(found.length).toBeGreaterThan(rules.length);
    for (const finding of found) {
      const message = withoutCode(findingMessage(finding, words));
      expect(message, finding.id).not.toMatch(BROKEN);
      expect(message, finding.id).toMatch(expected);
      expect(message.length, finding.id).toBeGreaterThan(20);
      for (const each of finding.fix === null ? [] : [finding.fix, ...finding.otherFixes]) {
        const title = withoutCode(fixTitle(finding, each, words));
        expect(title, `${finding.id} ${each.code}`).not.toMatch(BROKEN);
        expect(title.length).toBeGreaterThan(3);
      }
    }
  });

  test("every rule has a title and a reason", () => {
    for (const { id } of rules) {
      expect(words[id].title, id).toMatch(/^\S.{3,70}\S$/);
      expect(withoutCode(words[id].why), id).toMatch(/^\S.*[.!?]$/s);
      expect(withoutCode(words[id].why), id).not.toMatch(BROKEN);
    }
  });

  test("no two rules have the same title", () => {
    const titles = rules.map(({ id }) => words[id].title);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });
});

test("the languages differ", () => {
  for (const finding of found) {
    const said = languages.map(([, words]) => plain(findingMessage(finding, words)));
    expect(new Set(said).size, finding.id).toBe(3);
  }
});

test("a text from a file stays a text", () => {
  const evil = "<b>\u001b[31m";
  const [finding] = lint(`User-agent: *\nDisallow: ${evil}\n`);
  if (finding === undefined) throw new Error("nothing was found");
  const parts = findingMessage(finding, enFindings);
  expect(parts).toContainEqual({ kind: "code", text: evil });
  expect(parts.filter((part) => typeof part === "string" && part.includes("<b>"))).toEqual([]);
});

/** What must not compile, planted: the compiler fails this file if any of it would. */
export function planted(): readonly unknown[] {
  // @ts-expect-error a rule without words
  const missing: FindingWords = { "rule-before-group": enFindings["rule-before-group"] };
  const wrong: FindingWords = {
    ...enFindings,
    // @ts-expect-error words of another rule
    "group-empty": enFindings["pattern-space"],
  };
  const argument: FindingWords["rule-duplicate"] = {
    ...enFindings["rule-duplicate"],
    // @ts-expect-error an argument that this rule does not have
    message: ({ nobody }) => [String(nobody)],
  };
  const unknown: FindingWords["rule-duplicate"] = {
    ...enFindings["rule-duplicate"],
    // @ts-expect-error a fix that this rule does not offer
    fixes: { remove: () => [], spell: () => [] },
  };
  return [missing, wrong, argument, unknown];
}
