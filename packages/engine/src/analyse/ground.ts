import type { Limit, SideLines } from "./model.ts";
import { type Entry, Heads } from "./patterns/heads.ts";
import { meet } from "./patterns/meet.ts";
import { freeze, type Pattern } from "./patterns/pattern.ts";
import { hasWords, isWord, type Space, spaceOf } from "./patterns/space.ts";
import { addressOf, writtenAs } from "./patterns/spelling.ts";
import { type Fill, findFill } from "./patterns/unused.ts";
import type { RuleSet } from "./rule-set.ts";
import { Work } from "./work.ts";

/** Meetings of patterns in one question, with everything that is made for them. */
const MOST_WORK = 1_000_000;

/** What the rule sets of one question have in common: their words, an octet that none of them names, the bounds. */
export class Ground {
  readonly space: Space;
  readonly fill: Fill;
  readonly #limits = new Map<string, Limit>();
  readonly #work = new Work(MOST_WORK);

  constructor(sets: readonly RuleSet[]) {
    this.space = spaceOf(sets.map((set) => set.reading));
    this.fill = findFill(sets.map((set) => set.named));
    if (!this.fill.isUnused) this.reach({ code: "no-unused-octet" });
  }

  /** Every bound that was reached, once each, as far as a reader can use them. */
  get limits(): readonly Limit[] {
    return [...this.#limits.values()];
  }

  get isProven(): boolean {
    return this.#limits.size === 0;
  }

  /** Notes that a bound was reached. Of many pairs at one bound the first few are named. */
  reach(limit: Limit): void {
    if (this.#limits.size < 20) this.#limits.set(JSON.stringify(limit), limit);
  }

  /** Whether there is work left to do this; notes where there is none. */
  allows(lines: SideLines): boolean {
    if (!this.#work.allows() && ![...this.#limits.values()].some(({ code }) => code === "work"))
      this.reach({ code: "work", lines });
    return this.#work.allows();
  }

  /** A word of the pattern: what matches it matches the whole pattern. */
  frozen(pattern: Pattern): string {
    return freeze(pattern, this.fill.octet);
  }

  /** The address that a text stands for, if it is a word. */
  address(text: string): string | null {
    return isWord(text, this.space) ? addressOf(text, this.space) : null;
  }

  /** A pattern as people write it. */
  written(pattern: Pattern): string {
    return writtenAs(pattern, this.space);
  }

  /** Whether the pattern has words, as far as that is known. */
  holdsQuietly(pattern: Pattern): boolean | "unsure" {
    return hasWords(pattern, this.fill.octet, this.space);
  }

  /** Whether the pattern has words; notes where that is not known. */
  holds(pattern: Pattern, lines: SideLines): boolean {
    const holds = this.holdsQuietly(pattern);
    if (holds === "unsure") this.reach({ code: "percent-before-star", lines });
    return holds === true;
  }

  /** The common parts of two patterns that have words; notes when they are too many. Empty at the bound. */
  common(a: Pattern, b: Pattern, lines: SideLines): readonly Pattern[] {
    if (!this.allows(lines)) return [];
    const pieces = meet(a, b, this.#work);
    if (pieces === null) this.reach({ code: "pieces", lines });
    return (pieces ?? []).filter((piece) => this.holds(piece, lines));
  }
}

/** The rules of a set that can decide, by what stands before their first star; of equal ones the first. */
export function headsOf(set: RuleSet, verdict: "allowed" | "disallowed"): Heads {
  const seen = new Set<string>();
  const entries: Entry[] = [];
  for (const rule of set.rules) {
    if (rule.verdict !== verdict || seen.has(rule.key)) continue;
    seen.add(rule.key);
    for (const part of rule.parts) entries.push({ part, rule: rule.index });
  }
  return new Heads(entries);
}
