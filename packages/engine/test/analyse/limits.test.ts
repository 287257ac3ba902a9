import { describe, expect, test } from "vitest";
import { flips, representatives, ruleStates, sameVerdicts } from "../../src/analyse/index.ts";
import { isLong, PATIENCE } from "../runs.ts";
import { pick, plausibleAddress, randomFrom } from "./addresses.ts";
import { survey } from "./automaton.ts";
import {
  changeObserver,
  faultsOfFlips,
  faultsOfWitnesses,
  type Row,
  twiceSpelled,
} from "./claims.ts";
import { provenDomain } from "./domain.ts";
import { groupFrom, judgeFlips, judgeStates } from "./exhaustive.ts";
import { heard } from "./plain-answers.ts";

/*
 * Past a bound nothing false is said: what is claimed holds, and `proven` is false where something may be missing.
 */

/** Every octet that can fill a star, in a rule that stands apart. */
const EVERY = [...Array(94).keys()]
  .map((i) => String.fromCharCode(33 + i))
  .filter((c) => !'"#<>*$%?{}\\`'.includes(c))
  .join("");

describe("every octet of addresses is named by some pattern", () => {
  test.each(["rfc9309", "google"] as const)(
    "%s: claims hold all the same",
    (reading) => {
      const random = randomFrom(21);
      const faults: string[] = [];
      const count = { changes: 0, alive: 0, dead: 0, unproven: 0 };
      for (let i = 0; i < (isLong ? 300 : 6); i++) {
        const rule = () =>
          `${pick(random, ["Allow", "Disallow"])}: /${Array.from({ length: 1 + random(3) }, () => pick(random, ["x", "*", "a", "*y", "/"])).join("")}${pick(random, ["", "$"])}`;
        const sides = [0, 1].map(() =>
          groupFrom([rule(), rule(), rule(), `Allow: /-/${EVERY}$`], reading),
        );
        const [old, next] = sides as [(typeof sides)[0], (typeof sides)[0]];
        const rowsFor = (observers: Parameters<typeof survey>[0]): readonly Row[] => {
          const found = survey(observers, "requested", 60_000);
          if (!found.complete) throw new Error("the automaton grew too large");
          return [...found.outcomes.values()];
        };
        const found = flips(old.set, next.set);
        expect(found.limits.map(({ code }) => code)).toContain("no-unused-octet");
        expect(found.proven).toBe(false);
        count.changes += found.changes.length;
        // A shortest witness is not promised here.
        faults.push(
          ...judgeFlips(old, next, rowsFor, found).filter((fault) => !fault.endsWith("is shorter")),
        );
        const states = ruleStates(old.set, { redundant: true });
        for (const { state } of states) count[state]++;
        faults.push(
          ...judgeStates(old, rowsFor, states).filter(
            (fault) => !fault.endsWith("is shorter") && !fault.endsWith("dead, yet needed"),
          ),
        );
        expect(representatives([old.set]).proven).toBe(false);
      }
      expect(faults.slice(0, 5)).toEqual([]);
      expect(Math.min(count.changes, count.alive), JSON.stringify(count)).toBeGreaterThan(3);
    },
    PATIENCE,
  );
});

describe("more common parts than are listed", () => {
  const stars = (letter: string, count: number) =>
    Array.from({ length: count }, (_, i) => `*${letter}${i}`).join("");

  test.each([8, 10, 14])("%i and as many stars: not proven, the pair is named", (count) => {
    const old = groupFrom([`Disallow: /${stars("a", count)}`], "rfc9309");
    const next = groupFrom(
      [`Disallow: /${stars("a", count)}`, `Allow: /${stars("bcd", count)}`],
      "rfc9309",
    );
    const found = flips(old.set, next.set);
    expect(found.proven).toBe(false);
    expect(found.limits.length).toBeGreaterThan(0);
    for (const limit of found.limits) {
      expect(["pieces", "work"]).toContain(limit.code);
      if (limit.code !== "no-unused-octet") expect(limit.lines).toEqual({ old: 2, new: 3 });
    }
    expect(sameVerdicts(old.set, next.set).same).not.toBe(true);
    const claims = changeObserver(found.changes, "rfc9309", [old.rules, next.rules]);
    const ask = [old.ask, next.ask] as const;
    expect(faultsOfWitnesses(found, (address) => heard(claims, address) ?? "", ask)).toEqual([]);
  });

  test("a few stars fewer, and all is proven", () => {
    const old = groupFrom([`Disallow: /${stars("a", 4)}`], "rfc9309");
    const next = groupFrom(
      [`Disallow: /${stars("a", 4)}`, `Allow: /${stars("bcd", 4)}`],
      "rfc9309",
    );
    const found = flips(old.set, next.set);
    expect([found.proven, found.changes.length]).toEqual([true, 70]);
  });
});

test(
  "beyond the bound of work: what is claimed holds, and what is missing is told",
  () => {
    const random = randomFrom(22);
    const many = (key: string, letter: string) =>
      Array.from(
        { length: isLong ? 60 : 8 },
        (_, i) => `${key}: /*${letter}${i}*${letter}*q${i % 7}*${letter}z`,
      );
    const old = groupFrom(many("Disallow", "a"), "google");
    const next = groupFrom(many("Allow", "b").concat(many("Disallow", "a")), "google");
    const found = flips(old.set, next.set);
    const claims = changeObserver(found.changes, "google", [old.rules, next.rules]);
    const patterns = [...old.story.split(" / "), ...next.story.split(" / ")].map((rule) =>
      rule.replace(/^.*: /, ""),
    );
    const rows: Row[] = [];
    for (let i = 0; i < 400; i++) {
      const address = plausibleAddress(patterns, random);
      if (address !== null)
        rows.push({
          address,
          said: [old.ask(address), next.ask(address), heard(claims, address) ?? "", ""],
        });
    }
    expect(faultsOfFlips(found, rows)).toEqual([]);
    expect(rows.length).toBeGreaterThan(200);
  },
  PATIENCE,
);

test.each([15, 20, 40])(
  "%i stars: a witness is found, though it may not be a shortest",
  (count) => {
    const group = groupFrom(
      [`Disallow: /${"*a".repeat(count)}`, `Allow: /${"*a".repeat(count)}b$`],
      "rfc9309",
    );
    const states = ruleStates(group.set);
    expect(states.map(({ state }) => state)).toEqual(["alive", "alive"]);
    for (const { line, witness } of states) expect(group.ask(witness ?? "")).toContain(` ${line}`);
  },
);

test(
  "a % before a star, between readings that spell escapes differently: not proven, never false",
  () => {
    const random = randomFrom(23);
    const faults: string[] = [];
    let limited = 0;
    for (let i = 0; i < (isLong ? 2000 : 40); i++) {
      const rule = () =>
        `${pick(random, ["Allow", "Disallow"])}: /${pick(random, ["%*", "a%2*", "*%", "%", "%25*", "%2"])}${pick(random, ["2", "F", "*A", "", "$"])}`;
      const rules = [rule(), rule()];
      const [old, next] = [groupFrom(rules, "google"), groupFrom(rules, "1996")];
      const found = flips(old.set, next.set);
      if (found.limits.some(({ code }) => code === "percent-before-star")) limited++;
      const seen = judgeFlips(
        old,
        next,
        (observers) => {
          const all = survey([...observers, twiceSpelled], provenDomain("google", "1996"), 20_000);
          return all.complete ? [...all.outcomes.values()] : [];
        },
        found,
      );
      faults.push(...seen.filter((fault) => !fault.endsWith("is shorter")));
    }
    expect(faults.slice(0, 5)).toEqual([]);
    expect(limited).toBeGreaterThan(5);
  },
  PATIENCE,
);
