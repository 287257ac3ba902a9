import { afterEach, describe, expect, test, vi } from "vitest";
import { flips, RuleSet, ruleSet, ruleStates, sameVerdicts } from "../../src/analyse/index.ts";
import { Work } from "../../src/analyse/work.ts";

/*
 * Work is counted, not timed: decisions that are asked for, and what is spent on common parts of patterns. So these
 * tests say the same on any machine.
 */

afterEach(() => {
  vi.restoreAllMocks();
});

/** Decisions and work that a question takes. */
function counted(ask: () => unknown): { decisions: number; work: number } {
  const decider = vi.spyOn(RuleSet.prototype, "decider");
  const spend = vi.spyOn(Work.prototype, "spend");
  ask();
  const work = spend.mock.calls.reduce((sum, [amount]) => sum + amount, 0);
  const decisions = decider.mock.calls.length;
  vi.restoreAllMocks();
  return { decisions, work };
}

/** Rules of all kinds, all different; one in seven starred. */
function mixed(count: number): string {
  const rules = Array.from({ length: count }, (_, i) => {
    const key = i % 9 === 0 ? "Allow" : "Disallow";
    if (i % 7 === 0) return `${key}: /w${i % 31}/*.k${i}`;
    return `${key}: /w${i % 31}/p${i}/`;
  });
  return `User-agent: *\n${rules.join("\n")}\n`;
}

describe("dead rules", () => {
  test("one decision a part, and few more for a shortest witness", () => {
    const set = ruleSet(mixed(1000), "Bot");
    const { decisions } = counted(() => ruleStates(set));
    expect(decisions).toBeGreaterThanOrEqual(1000);
    expect(decisions).toBeLessThan(4000);
  });

  test("ten times the rules, ten times the decisions", () => {
    const few = counted(() => ruleStates(ruleSet(mixed(1000), "Bot")));
    const many = counted(() => ruleStates(ruleSet(mixed(10_000), "Bot")));
    expect(many.decisions).toBeLessThan(few.decisions * 11);
  });
});

describe("one edit", () => {
  const edit = (count: number, line: string, ask: typeof flips | typeof sameVerdicts) => {
    const text = mixed(count);
    const [old, next] = [ruleSet(text, "Bot"), ruleSet(`${text}${line}\n`, "Bot")];
    return counted(() => ask(old, next));
  };

  test("a rule that shares no address with others costs the same beside 100 and 10,000 rules", () => {
    const few = edit(100, "Disallow: /other/place", flips);
    const many = edit(10_000, "Disallow: /other/place", flips);
    expect(many).toEqual(few);
    expect(many.decisions).toBeLessThan(20);
  });

  test("a rule in one folder costs what that folder holds", () => {
    const few = edit(1000, "Disallow: /w5/", flips);
    const many = edit(10_000, "Disallow: /w5/", flips);
    expect(many.work).toBeLessThan((few.work + 10) * 12);
    expect(many.decisions).toBeLessThan(3000);
  });

  test("that it changes something is known after a few decisions, whatever it changes", () => {
    expect(edit(10_000, "Disallow: /*a", sameVerdicts).decisions).toBeLessThan(100);
  });

  test("the same rules in another order cost no common part", () => {
    const text = mixed(2000);
    const [head = "", ...rules] = text.trimEnd().split("\n");
    const turned = `${[head, ...rules.reverse()].join("\n")}\n`;
    const { decisions, work } = counted(() => flips(ruleSet(text, "Bot"), ruleSet(turned, "Bot")));
    expect([decisions, work]).toEqual([0, 0]);
  });
});

describe("stars", () => {
  const stars = (letter: string, count: number) =>
    Array.from({ length: count }, (_, i) => `*${letter}${i}`).join("");
  const meeting = (count: number) => {
    const old = `User-agent: *\nDisallow: /${stars("a", count)}\n`;
    const next = `${old}Allow: /${stars("bcd", count)}\n`;
    return counted(() => flips(ruleSet(old, "Bot"), ruleSet(next, "Bot")));
  };

  test("the counter counts: the common parts of two patterns grow with their stars", () => {
    expect(meeting(4).work).toBeGreaterThan(meeting(2).work * 2);
  });

  test.each([8, 16, 40])("%i and as many: given up within the bound", (count) => {
    const { work, decisions } = meeting(count);
    expect(work).toBeLessThan(3_000_000);
    expect(decisions).toBeLessThan(3000);
  });
});

describe("files that are made to cost much", () => {
  test("rules of thousands of stars: few decisions for each", () => {
    const rules = Array.from({ length: 6 }, (_, i) => `Disallow: /${"*a".repeat(2000)}${i}`);
    const set = ruleSet(`User-agent: *\n${rules.join("\n")}\n`, "Bot");
    const { decisions } = counted(() => {
      expect(ruleStates(set).every(({ state }) => state === "alive")).toBe(true);
    });
    expect(decisions).toBeLessThan(6 * 200);
  });

  test("patterns of thousands of stars that meet: not proven, and nothing is thrown", () => {
    const text = `User-agent: *\nDisallow: /${"*a".repeat(8200)}0\n`;
    const [old, next] = [ruleSet(text, "Bot"), ruleSet(`${text}Allow: /*a*b*c\n`, "Bot")];
    const found = flips(old, next);
    expect([found.proven, found.limits.length]).toEqual([false, 1]);
    expect(sameVerdicts(old, next).same).not.toBe(true);
  });

  test("a rule that meets thousands: work stays within its bounds", () => {
    const rules = Array.from({ length: 3000 }, (_, i) => `Disallow: /*q${i}x`).join("\n");
    const text = `User-agent: *\n${rules}\n`;
    const [old, next] = [ruleSet(text, "Bot"), ruleSet(`${text}Allow: /*a*b*c\n`, "Bot")];
    expect(counted(() => flips(old, next)).work).toBeLessThan(5_000_000);
    expect(counted(() => sameVerdicts(old, next)).decisions).toBeLessThan(1000);
  });
});
