import { Ground, headsOf } from "./ground.ts";
import type { RuleState, SideLines } from "./model.ts";
import type { Heads } from "./patterns/heads.ts";
import { matchesWord } from "./patterns/pattern.ts";
import type { RuleSet, SetRule } from "./rule-set.ts";

/** Rules that are read in one question: for each word that two rules share, those that may be next. */
const MOST_READ = 5_000_000;

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
  /** Lines by the key of their rules: the same rule may stand several times. */
  readonly #lines = new Map<string, Set<number | null>>();
  #read = 0;

  constructor(set: RuleSet) {
    this.#set = set;
    this.#ground = new Ground([set]);
    this.#heads = { allowed: headsOf(set, "allowed"), disallowed: headsOf(set, "disallowed") };
    for (const rule of set.rules) {
      const lines = this.#lines.get(rule.key) ?? new Set();
      this.#lines.set(rule.key, lines.add(rule.line));
      if (rule.line === null) continue;
      const known = this.#byLine.get(rule.line);
      if (known === undefined) this.#byLine.set(rule.line, [rule]);
      else known.push(rule);
    }
  }

  /** Null at a bound. */
  isRedundant(line: number): boolean | null {
    for (const rule of this.#byLine.get(line) ?? []) {
      if ((this.#lines.get(rule.key)?.size ?? 0) > 1) continue;
      for (const word of this.#wordsOf(rule)) {
        if (this.#read > MOST_READ) return null;
        if (this.#matters(rule, word)) return false;
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
    this.#read += 1;
    return this.#set.decider(word) === rule.index && this.#nextVerdict(rule, word) !== rule.verdict;
  }

  /** The verdict for a word when the line of a rule is not there. */
  #nextVerdict(rule: SetRule, word: string): SetRule["verdict"] {
    let best = -1;
    let verdict: SetRule["verdict"] = "allowed";
    for (const heads of [this.#heads.allowed, this.#heads.disallowed]) {
      for (const entry of heads.fitting(word)) {
        this.#read += 1;
        const other = this.#set.rules[entry.rule] as SetRule;
        if (other.rank <= best || other.line === rule.line) continue;
        if (!matchesWord(entry.part, word)) continue;
        best = other.rank;
        ({ verdict } = other);
      }
    }
    return verdict;
  }
}
