import { type RuleState, ruleSet, ruleStates } from "@aushang/engine/analyse";
import { plain } from "@aushang/engine/texts";
import { da } from "@aushang/engine/texts/da";
import { de } from "@aushang/engine/texts/de";
import { en } from "@aushang/engine/texts/en";
import { expect, test } from "vitest";
import { fateOf, fateSentence, toldRules } from "../../../src/proofs/rules/rule-fate.ts";
import { proofs as proofsDa } from "../../../src/texts/proofs/proofs-da.ts";
import { proofs as proofsDe } from "../../../src/texts/proofs/proofs-de.ts";
import { proofs as proofsEn } from "../../../src/texts/proofs/proofs-en.ts";

const states = (rules: string): readonly RuleState[] =>
  ruleStates(ruleSet(`User-agent: *\n${rules}`, "Bingbot"), { redundant: true });
const said = (rules: string): readonly string[] =>
  states(rules).map((rule) => plain(fateSentence(rule, en, proofsEn)));

test.each([
  {
    why: "a rule that a longer one covers",
    rules: "Disallow: /a/b\nDisallow: /a\nAllow: /a/*\n",
    is: [
      "Never decides: line 4 covers all that it matches.",
      "Decides /a, for example.",
      "Decides /a/, for example.",
    ],
  },
  {
    why: "a rule that is there twice",
    rules: "Disallow: /a\nDisallow: /a\n",
    is: [
      "Changes nothing: if this rule alone is taken out, every verdict stays the same.",
      "Never decides: line 2 has the same pattern.",
    ],
  },
  {
    why: "a rule without which nothing changes",
    rules: "Disallow: /a\nDisallow: /a/b\n",
    is: [
      "Decides /a, for example.",
      "Changes nothing: if this rule alone is taken out, every verdict stays the same.",
    ],
  },
])("$why", ({ rules, is }) => {
  expect(said(rules)).toEqual(is);
});

const RULE: RuleState = {
  line: 9,
  kind: "disallow",
  pattern: "/x",
  octets: 2,
  state: "dead",
  witness: null,
  because: "covered",
  coveredBy: [],
  redundant: null,
};
const LANGUAGES = [
  { engine: de, own: proofsDe, and: " und " },
  { engine: en, own: proofsEn, and: " and " },
  { engine: da, own: proofsDa, and: " og " },
];

test.each(LANGUAGES)(
  "many covering lines are counted, few are named, each a link: $and",
  (words) => {
    const { engine, own, and } = words;
    const five = fateSentence({ ...RULE, coveredBy: [1, 2, 3, 4, 5] }, engine, own);
    const lines = (text: typeof five) =>
      text.flatMap((part) => (typeof part !== "string" && part.kind === "line" ? [part.line] : []));
    expect(lines(five)).toEqual([1, 2, 3, 4, 5]);
    const six = fateSentence({ ...RULE, coveredBy: [1, 2, 3, 4, 5, 6] }, engine, own);
    expect(lines(six)).toEqual([1, 2, 3, 4]);
    expect(plain(six)).toContain(`${and}2 `);
  },
);

test.each(LANGUAGES)("the mark of a rule says in short what its sentence says: $and", (words) => {
  const { engine, own } = words;
  for (const rule of [
    RULE,
    { ...RULE, coveredBy: [1] },
    { ...RULE, because: "repeat" as const, coveredBy: [1] },
    { ...RULE, state: "alive" as const, redundant: true },
    { ...RULE, state: "unproven" as const },
  ]) {
    const fate = fateOf(rule);
    if (fate === "alive") throw new Error("a rule that is not needed is wanted");
    const sentence = plain(fateSentence(rule, engine, own)).toLowerCase();
    expect(sentence).toContain(own.rules.tag[fate].toLowerCase());
  }
});

test("what is not proven is never called needed or useless", () => {
  expect(fateOf({ ...RULE, state: "unproven" })).toBe("unproven");
  expect(fateOf({ ...RULE, state: "alive", redundant: null })).toBe("alive");
  const told = toldRules([
    { ...RULE, line: 1, state: "alive" },
    { ...RULE, line: 2, state: "unproven" },
    { ...RULE, line: 3 },
  ]);
  expect(told.listed.map(({ line }) => line)).toEqual([2, 3, 1]);
  expect(told).toMatchObject({ all: 3, notLooked: 1 });
  expect(told.counts).toEqual({ dead: 1, redundant: 0, alive: 1, unproven: 1 });
});

test("of thousands of rules the first are listed and all are counted", () => {
  const rules = Array.from({ length: 5_000 }, (_, line) => ({ ...RULE, line }));
  const told = toldRules(rules);
  expect(told.listed.length).toBe(2_000);
  expect([told.all, told.counts.dead]).toEqual([5_000, 5_000]);
});
