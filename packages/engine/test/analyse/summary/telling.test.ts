import fc from "fast-check";
import { expect, test } from "vitest";
import { ruleSet } from "../../../src/analyse/rule-set.ts";
import { ruleStates } from "../../../src/analyse/rule-states.ts";
import { summarise } from "../../../src/analyse/summary/summary.ts";
import { tellingRules } from "../../../src/analyse/summary/telling.ts";
import { parse } from "../../../src/index.ts";

const told = (text: string): readonly number[] => {
  const set = ruleSet(text, "*");
  return tellingRules(set, ruleStates(set, { redundant: true })).map(({ line }) => line);
};

test.each([
  { text: "User-agent: *\nDisallow: /a\nDisallow: /b\n", lines: [2, 3] },
  { text: "User-agent: *\nDisallow: /a\nDisallow: /a/b\n", lines: [2] },
  // Either of the two could go, but not both.
  { text: "User-agent: *\nDisallow: /a\nDisallow: /a\n", lines: [2] },
  { text: "User-agent: *\nDisallow: /a\nDisallow: /a/b\nDisallow: /a\n", lines: [2] },
  { text: "User-agent: *\nAllow: /a\n", lines: [] },
])("$text tells of lines $lines", ({ text, lines }) => {
  expect(told(text)).toEqual(lines);
});

test("what is written twice is not left out", () => {
  const { groups } = summarise("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a\n");
  expect(groups[0]?.closed.flatMap(({ names }) => names)).toEqual(["/a", "/b"]);
});

const pattern = fc.stringMatching(/^\/[ab*]{0,4}\$?$/);
const rule = fc.tuple(fc.constantFrom("Allow", "Disallow"), pattern);

test("the rules that are told give every address its verdict", () => {
  fc.assert(
    fc.property(
      fc.array(rule, { maxLength: 8 }),
      fc.array(fc.stringMatching(/^\/[abc]{0,6}$/), { minLength: 10, maxLength: 30 }),
      (rules, addresses) => {
        const file = (lines: readonly string[]) => parse(`User-agent: *\n${lines.join("\n")}\n`);
        const lines = rules.map(([kind, text]) => `${kind}: ${text}`);
        const whole = ruleSet(file(lines), "*");
        const kept = told(`User-agent: *\n${lines.join("\n")}\n`).map(
          (line) => lines[line - 2] ?? "",
        );
        const few = ruleSet(file(kept), "*");
        for (const address of addresses)
          expect(few.decide(address).verdict).toBe(whole.decide(address).verdict);
      },
    ),
    { numRuns: 300 },
  );
});
