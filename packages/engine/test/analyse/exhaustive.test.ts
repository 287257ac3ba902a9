import { describe, expect, test } from "vitest";
import { ruleStates } from "../../src/analyse/index.ts";
import { isLong, PATIENCE } from "../runs.ts";
import { randomFrom } from "./addresses.ts";
import { provenDomain } from "./domain.ts";
import {
  edited,
  groupFrom,
  judgeFlips,
  judgeRepresentatives,
  judgeStates,
  patternsOver,
  someRules,
  World,
} from "./exhaustive.ts";
import { wordsOver } from "./plain-answers.ts";

/*
 * Every address up to a length over a few letters, small rule sets by the thousand: what is claimed of all addresses is
 * held against every one of these. `z` is a letter that no pattern names.
 */

const WORLDS = [
  {
    name: "letters and stars",
    words: wordsOver(["a", "b", "z", "/"], 6),
    patterns: patternsOver(["/", "*"], ["a", "b", "/", "*"], 4),
    readings: ["rfc9309", "google"] as const,
  },
  {
    name: "one letter, long",
    words: wordsOver(["a", "z"], 9),
    patterns: patternsOver(["/", "/*"], ["a", "a*", "*"], 4),
    readings: ["rfc9309", "google"] as const,
  },
  {
    name: "queries and escapes",
    words: wordsOver(["?", "%", "2", "F", "z", "/", "*", "{"], 5),
    patterns: patternsOver(["/", "*"], ["?", "%2F", "%", "2", "*", "%2A", "{", "F"], 3),
    readings: ["rfc9309", "google"] as const,
  },
  {
    name: "the old readings",
    words: wordsOver(["a", "%", "2", "F", "z", "*"], 5),
    patterns: patternsOver(["/", "%2F"], ["a", "%2F", "%", "2", "%61", "*", "F"], 3),
    readings: ["1996", "1994"] as const,
  },
] as const;

describe.each(WORLDS)("$name", ({ words, patterns, readings }) => {
  test.each(readings)(
    "%s: flips cover exactly, with shortest witnesses",
    (reading) => {
      const world = new World(words, reading, provenDomain(reading));
      const random = randomFrom(words.length);
      const faults: string[] = [];
      let flipping = 0;
      for (let i = 0; i < (isLong ? 3000 : 60) && faults.length < 5; i++) {
        const rules = someRules(random, patterns, 4);
        const next = i % 3 === 0 ? someRules(random, patterns, 4) : edited(random, rules, patterns);
        const sides = [groupFrom(rules, reading), groupFrom(next, reading)] as const;
        const found = judgeFlips(...sides, (observers) => world.rows(observers));
        faults.push(...found.slice(0, 2));
        if (sides[0].rules.length > 0) flipping++;
      }
      expect(faults).toEqual([]);
      expect(flipping).toBeGreaterThan(25);
    },
    PATIENCE,
  );

  test.each(readings)(
    "%s: dead rules never decide, witnesses are shortest, redundant rules change nothing",
    (reading) => {
      const world = new World(words, reading, provenDomain(reading));
      const random = randomFrom(7);
      const faults: string[] = [];
      const met = { alive: 0, dead: 0, unproven: 0, redundant: 0 };
      for (let i = 0; i < (isLong ? 1500 : 40) && faults.length < 5; i++) {
        const group = groupFrom(someRules(random, patterns, 8), reading);
        const states = ruleStates(group.set, { redundant: true });
        for (const { state, redundant } of states) {
          met[state]++;
          if (redundant === true && state === "alive") met.redundant++;
        }
        faults.push(
          ...judgeStates(group, (observers) => world.rows(observers), states).slice(0, 2),
        );
      }
      expect(faults).toEqual([]);
      expect(Math.min(met.alive, met.dead), JSON.stringify(met)).toBeGreaterThan(2);
    },
    PATIENCE,
  );

  test.each(readings)(
    "%s: representatives stand for every word",
    (reading) => {
      const world = new World(words, reading, provenDomain(reading));
      const random = randomFrom(8);
      const faults: string[] = [];
      for (let i = 0; i < (isLong ? 1000 : 20) && faults.length < 5; i++) {
        const groups = Array.from({ length: 1 + random(3) }, () =>
          groupFrom(someRules(random, patterns, 3), reading),
        );
        // Words are not all addresses: what none of them shows may occur all the same.
        const found = judgeRepresentatives(groups, (observers) => world.rows(observers));
        faults.push(...found.filter((fault) => !fault.endsWith("does not occur")));
      }
      expect(faults).toEqual([]);
    },
    PATIENCE,
  );
});
