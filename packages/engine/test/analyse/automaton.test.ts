import { describe, expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { octets } from "../hard-files.ts";
import { isLong, PATIENCE } from "../runs.ts";
import { pick, plausibleAddress, type Random, randomFrom } from "./addresses.ts";
import { RESPELLED, ruleObserver, survey } from "./automaton.ts";
import { readAddress } from "./domain.ts";
import { oracleRules } from "./oracle-rules.ts";
import { ask, groupOf, heard, wordsOver } from "./plain-answers.ts";

/*
 * The oracle is tested before it judges: what it says of single addresses is what the engine decides, and what it says
 * of all addresses is what trying all of them gives.
 */

const READINGS = ["rfc9309", "google", "1996", "1994"] as const;

const PIECES = [
  "a",
  "b",
  "/",
  "*",
  "*",
  "$",
  "%",
  "%2",
  "2",
  "A",
  "%2F",
  "%41",
  "%2A",
  "%24",
  "?",
  "%3F",
  "%4",
  "%%34%31",
];

/** One to four rules with percent signs in odd places. */
function trickyRules(random: Random): string[] {
  return Array.from({ length: 1 + random(4) }, () => {
    const pieces = Array.from({ length: random(4) }, () => pick(random, PIECES));
    const first = pick(random, ["/", "/", "/", "*", "", "/index.htm"]);
    const last = pick(random, ["", "", "$"]);
    return `${pick(random, ["Allow", "Disallow"])}: ${first}${pieces.join("")}${last}`;
  });
}

describe.each(READINGS)("%s", (reading) => {
  test(
    "of single addresses the oracle says what the engine decides",
    () => {
      const random = randomFrom(1);
      let decided = 0;
      for (let i = 0; i < (isLong ? 20_000 : 300); i++) {
        const rules = trickyRules(random);
        const file = octets(groupOf(rules));
        const observer = ruleObserver(oracleRules(file, reading), reading);
        const matcher = compile(file, "Bot", { reading });
        const patterns = rules.map((rule) => rule.replace(/^.*: /, ""));
        for (let k = 0; k < 8; k++) {
          const address = plausibleAddress(patterns, random);
          if (address === null) continue;
          const said = heard(observer, address);
          if (said === RESPELLED) continue;
          expect(said, `${rules.join(" / ")} on ${address}`).toBe(ask(matcher, address));
          if (!said?.endsWith("-")) decided++;
        }
      }
      expect(decided).toBeGreaterThan(250);
    },
    PATIENCE,
  );

  test(
    "of all addresses it says what trying them all gives, each as early as can be",
    () => {
      const random = randomFrom(2);
      const words = wordsOver(["a", "z", "/", "%", "2", "A", "4", "*", "?"], 5);
      let complete = 0;
      for (let i = 0; i < (isLong ? 400 : 8); i++) {
        const sides = [trickyRules(random), trickyRules(random)].map((rules) => {
          const file = octets(groupOf(rules));
          return {
            matcher: compile(file, "Bot", { reading }),
            observer: ruleObserver(oracleRules(file, reading), reading),
            rules,
          };
        });
        const found = survey(sides.map(({ observer }) => observer));
        const story = sides.map(({ rules }) => rules.join(" / ")).join(" against ");
        if (!found.complete) continue;
        complete++;
        for (const { said, address } of found.outcomes.values())
          expect(
            sides.map(({ matcher }) => ask(matcher, address)),
            `${story} on ${address}`,
          ).toEqual(said);
        const early = new Map<string, string>();
        for (const word of words) {
          if (readAddress(word, "requested", reading) === null) continue;
          const said = sides.map(({ matcher }) => ask(matcher, word)).join(" | ");
          if (!early.has(said)) early.set(said, word);
        }
        for (const [said, word] of early) {
          const known = found.outcomes.get(said)?.address;
          expect(known, `${story}: ${said} on ${word}`).toBeDefined();
          expect(known?.length, `${story}: ${said} on ${word}`).toBeLessThanOrEqual(word.length);
        }
      }
      expect(complete).toBeGreaterThan(isLong ? 300 : 4);
    },
    PATIENCE,
  );
});

test("past its bound of states the oracle does not know", () => {
  const rules = Array.from({ length: 14 }, (_, i) => `Disallow: /*a${i}*b${i}c`);
  const observer = ruleObserver(oracleRules(octets(groupOf(rules)), "rfc9309"), "rfc9309");
  expect(survey([observer], "requested", 2000).complete).toBe(false);
});

test.each([
  ["Disallow: /%*A", "disallowed 2", "/*"],
  ["Disallow: /%*4$", "disallowed 2", "/$"],
  ["Disallow: /%4%31", "disallowed 2", "/%4%31"],
])("%s decides a shortest address", (rule, said, address) => {
  const observer = ruleObserver(oracleRules(octets(groupOf([rule])), "rfc9309"), "rfc9309");
  const found = survey([observer]).outcomes.get(said);
  expect(found?.address.length).toBe(address.length);
  expect(ask(compile(groupOf([rule]), "Bot"), found?.address ?? "")).toBe(said);
});

test("over canonical addresses a rule that only an odd spelling reaches decides nothing", () => {
  const rules = oracleRules(
    octets(groupOf(["Disallow: /%4%31", "Disallow: /robots.txt$"])),
    "rfc9309",
  );
  const said = (domain: "requested" | "canonical") => [
    ...survey([ruleObserver(rules, "rfc9309")], domain).outcomes.keys(),
  ];
  expect(said("canonical")).toEqual(["allowed -"]);
  // Of other spellings of /robots.txt nothing is said.
  expect(said("requested")).toEqual(["allowed -", "disallowed 2"]);
});
