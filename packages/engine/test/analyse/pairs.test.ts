import { describe, expect, test } from "vitest";
import { flips, representatives, ruleStates } from "../../src/analyse/index.ts";
import type { ReadingId } from "../../src/index.ts";
import { isLong, PATIENCE } from "../runs.ts";
import { pick, type Random, randomFrom } from "./addresses.ts";
import { type Observer, survey } from "./automaton.ts";
import { faultsOfCompleteStates, type Row, twiceSpelled } from "./claims.ts";
import { provenDomain } from "./domain.ts";
import {
  edited,
  type Group,
  groupFrom,
  judgeFlips,
  judgeRepresentatives,
  judgeStates,
  neededInVain,
} from "./exhaustive.ts";

/*
 * Random pairs, judged by the automaton over all addresses: nothing is sampled. Where the automaton grows too large the
 * case is left out, and counted.
 */

const READINGS = ["rfc9309", "google", "1996", "1994"] as const;
/** A case that needs more states is left out. */
const MOST_STATES = isLong ? 6000 : 2500;

const PLAIN = ["a", "b", "ab", "/", "*", "*", "*a", "x", ".", "-", "/b", "b/"] as const;
const PERCENT = [
  "a",
  "/",
  "*",
  "*",
  "%",
  "%2",
  "%2F",
  "%2A",
  "%2*",
  "%*2",
  "%*",
  "*%",
  "A",
  "F",
  "2",
  "4",
  "?",
  "%41",
  "%24",
  "%3F",
  "%C3",
  "\xc3",
  "%4%31",
  "%25",
  "$",
  "{",
  "%7B",
  "%7",
] as const;
const QUERY = [
  "a",
  "/",
  "*",
  "?",
  "?",
  "{",
  "`",
  "\\",
  "}",
  "*{",
  "?*",
  "%3F",
  "%2F",
  "=",
  "'",
  "^",
] as const;

const MIXES = [
  { name: "plain", pieces: PLAIN, most: 5 },
  { name: "percent signs", pieces: PERCENT, most: 3 },
  { name: "queries", pieces: QUERY, most: 3 },
] as const;

const STARTS = [
  "/",
  "/",
  "/",
  "/",
  "*",
  "/*",
  "//",
  "",
  "%2F",
  "/robots.txt",
  "/index.htm",
  "/b/index.html",
];

function patternFrom(random: Random, pieces: readonly string[], most: number): string {
  const start = pick(random, STARTS);
  const body = Array.from({ length: random(most + 1) }, () => pick(random, pieces)).join("");
  return start + body + pick(random, ["", "", "", "$", "*", "*$"]);
}

/** Rules that share stretches, so that they meet. */
function rulesFrom(random: Random, pieces: readonly string[], most: number): string[] {
  const patterns = Array.from({ length: 1 + random(3) }, () => patternFrom(random, pieces, most));
  return patterns.map((pattern) => {
    const own = random(4) === 0 ? pick(random, patterns) + pick(random, pieces) : pattern;
    return `${pick(random, ["Allow", "Disallow"])}: ${own}`;
  });
}

/** Everything the automaton can tell; null where it does not know. */
function allRows(
  observers: readonly Observer[],
  domain: ReturnType<typeof provenDomain>,
): readonly Row[] | null {
  const all = domain === "spelled" ? [...observers, twiceSpelled] : observers;
  const found = survey(all, domain, MOST_STATES);
  return found.complete ? [...found.outcomes.values()] : null;
}

class Unknown extends Error {}

/** Faults of a case; null where the automaton does not know. */
function judged(
  judge: (rows: (observers: readonly Observer[]) => readonly Row[]) => string[],
  ...readings: ReadingId[]
): string[] | null {
  const domain = provenDomain(...readings);
  try {
    return judge((observers) => {
      const rows = allRows(observers, domain);
      if (rows === null) throw new Unknown();
      return rows;
    });
  } catch (thrown) {
    if (thrown instanceof Unknown) return null;
    throw thrown;
  }
}

interface Count {
  known: number;
  unknown: number;
  proven: number;
  flipping: number;
}

function judgePairs(
  times: number,
  seed: number,
  make: (random: Random, i: number) => readonly [Group, Group],
): { faults: string[]; count: Count } {
  const random = randomFrom(seed);
  const faults: string[] = [];
  const count = { known: 0, unknown: 0, proven: 0, flipping: 0 };
  for (let i = 0; i < times && faults.length < 6; i++) {
    const [old, next] = make(random, i);
    const found = flips(old.set, next.set);
    const seen = judged(
      (rows) => judgeFlips(old, next, rows, found),
      old.set.reading,
      next.set.reading,
    );
    if (seen === null) {
      count.unknown++;
      continue;
    }
    count.known++;
    if (found.proven) count.proven++;
    if (found.changes.length > 0) count.flipping++;
    faults.push(...seen.slice(0, 2));
  }
  return { faults, count };
}

const TIMES = isLong ? 400 : 16;

describe.each(MIXES)("$name", ({ name, pieces, most }) => {
  test.each(READINGS)(
    "%s: flips of two files",
    (reading) => {
      const { faults, count } = judgePairs(TIMES, name.length, (random, i) => {
        const rules = rulesFrom(random, pieces, most);
        const patterns = Array.from({ length: 3 }, () => patternFrom(random, pieces, most));
        const next =
          i % 2 === 0 ? edited(random, rules, patterns) : rulesFrom(random, pieces, most);
        return [groupFrom(rules, reading), groupFrom(next, reading)];
      });
      expect(faults).toEqual([]);
      expect(count.known, JSON.stringify(count)).toBeGreaterThan(TIMES / 8);
      expect(count.proven, JSON.stringify(count)).toBeGreaterThan(count.known / 2);
      expect(count.flipping, JSON.stringify(count)).toBeGreaterThan(TIMES / 8);
    },
    PATIENCE,
  );

  test.each(READINGS)(
    "%s: what becomes of rules, and representatives",
    (reading) => {
      const random = randomFrom(name.length * 3);
      const faults: string[] = [];
      let known = 0;
      for (let i = 0; i < TIMES / 3 && faults.length < 6; i++) {
        const group = groupFrom(rulesFrom(random, pieces, most), reading);
        const other = groupFrom(rulesFrom(random, pieces, most), reading);
        const states = ruleStates(group.set, { redundant: true });
        const seen = judged(
          (rows) => [
            ...judgeStates(group, rows, states),
            ...faultsOfCompleteStates(states, rows([group.observer])),
            ...neededInVain(group, rows, states),
            ...judgeRepresentatives([group], rows),
            ...judgeRepresentatives([group, other], rows),
          ],
          reading,
        );
        if (seen === null) continue;
        known++;
        faults.push(...seen.slice(0, 2));
      }
      expect(faults).toEqual([]);
      expect(known).toBeGreaterThan(TIMES / 16);
    },
    PATIENCE,
  );

  test.each([
    ["rfc9309", "google"],
    ["google", "rfc9309"],
    ["1994", "google"],
    ["1996", "1994"],
    ["rfc9309", "1996"],
  ] as const)(
    "%s against %s on one file",
    (first, second) => {
      const { faults, count } = judgePairs(TIMES / 2, name.length * 5, (random) => {
        const rules = rulesFrom(random, pieces, most);
        return [groupFrom(rules, first), groupFrom(rules, second)];
      });
      expect(faults).toEqual([]);
      expect(count.known, JSON.stringify(count)).toBeGreaterThan(TIMES / 16);
    },
    PATIENCE,
  );
});

test("more than one set: the same set twice stands beside itself", () => {
  const group = groupFrom(["Disallow: /a", "Allow: /a/b"], "rfc9309");
  const found = representatives([group.set, group.set]);
  for (const { decisions } of found.addresses) expect(decisions[0]).toEqual(decisions[1]);
});
