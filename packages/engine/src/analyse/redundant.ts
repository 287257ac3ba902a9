import { Ground, headsOf } from "./ground.ts";
import type { RuleState, SideLines } from "./model.ts";
import type { Heads } from "./patterns/heads.ts";
import type { RuleSet, SetRule } from "./rule-set.ts";

/** Rules that are read in one question: each word that two rules share is asked which rule would be next. */
const MOST_READ = 40_000_000;

/**
 * Lines whose rule changes no verdict of its effective group when it goes: proven true or false. Lines that are not in
 * the answer are not proven, because the bound of work was reached.
 *
 * Removing a rule matters exactly if, at the frozen word of its meeting with a rule of the opposite verdict, or with
 * no rule, it decides and the next best has the other verdict.
 */
export function redundantLines(
  set: RuleSet,
  states: readonly RuleState[],
): ReadonlyMap<number, boolean> {
  const found = new Map<number, boolean>();
  const search = new Search(set);
  for (const { line, state } of states) {
    if (state === "dead") found.set(line, true);
    if (state !== "alive") continue;
    const answer = search.isRedundant(line);
    if (answer !== null) found.set(line, answer);
  }
  return found;
}

class Search {
  readonly #set: RuleSet;
  readonly #ground: Ground;
  readonly #heads: Readonly<Record<"allowed" | "disallowed", Heads>>;
  readonly #byLine = new Map<number, SetRule[]>();
  #read = 0;

  constructor(set: RuleSet) {
    this.#set = set;
    this.#ground = new Ground([set]);
    this.#heads = { allowed: headsOf(set, "allowed"), disallowed: headsOf(set, "disallowed") };
    for (const rule of set.rules) {
      if (rule.line === null) continue;
      const known = this.#byLine.get(rule.line);
      if (known === undefined) this.#byLine.set(rule.line, [rule]);
      else known.push(rule);
    }
  }

  /** Null at a bound. */
  isRedundant(line: number): boolean | null {
    for (const rule of this.#byLine.get(line) ?? []) {
      for (const word of this.#wordsOf(rule)) {
        if (this.#matters(rule, word)) return false;
        if (this.#read > MOST_READ) return null;
      }
    }
    return this.#ground.isProven ? true : null;
  }

  /** Frozen words at which another verdict could come next. */
  *#wordsOf(rule: SetRule): Generator<string> {
    const lines: SideLines = { old: rule.line, new: null };
    const opposite = rule.verdict === "allowed" ? "disallowed" : "allowed";
    for (const part of rule.parts) {
      if (rule.verdict === "disallowed" && this.#ground.holds(part, lines))
        yield this.#ground.frozen(part);
      for (const entry of this.#heads[opposite].fitting(part)) {
        if ((this.#set.rules[entry.rule]?.rank ?? 0) >= rule.rank) continue;
        for (const piece of this.#ground.common(part, entry.part, lines))
          yield this.#ground.frozen(piece);
      }
    }
  }

  #matters(rule: SetRule, word: string): boolean {
    const set = this.#set;
    if (set.decider(word) !== rule.index) return false;
    this.#read += set.rules.length;
    const next = set.matching(word).find((index) => set.lineOf(index) !== rule.line);
    return (next === undefined ? "allowed" : set.verdictOf(next)) !== rule.verdict;
  }
}
