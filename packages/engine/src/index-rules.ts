import { Grams } from "./grams.ts";
import { Heads, headEnd, longestHead, STARRED, tailKind } from "./heads.ts";
import { betterRow, END, RANK, type Rules, STRIDE } from "./rules.ts";
import { StarredRules } from "./starred.ts";

/** Starred rules that are tried one by one; more of them are filed by their grams. */
const CROWD = 32;

/** Finds the best matching rule at a cost that does not grow with the number of rules. */
export class RuleIndex {
  readonly #rows: Int32Array;
  readonly #heads: Heads;
  readonly #starred: StarredRules;
  /** Where the list of starred rules ends that are tried one by one; it begins at 0. */
  readonly #listEnd: number = 0;
  readonly #grams: Grams | null = null;
  readonly #found: number[] = [];

  constructor(rules: Rules) {
    const { patterns, rows } = rules;
    this.#rows = rows;
    this.#heads = new Heads(rules, longestHead(rules));
    const starred = enterRules(rules, this.#heads);
    this.#starred = new StarredRules(patterns, rows, starred.length);
    if (starred.length > CROWD) this.#grams = new Grams(patterns, rows, starred, this.#starred);
    else this.#listEnd = this.#starred.add(starred);
  }

  /** Where the row of the best matching rule begins, or -1. */
  best(target: Uint8Array, length: number): number {
    const heads = this.#heads;
    const found = this.#found;
    let best = -1;
    // The longest head first: what it gives usually leaves nothing to win for the shorter ones.
    for (let i = heads.probe(target, length, found) - 1; i >= 0; i--) {
      const head = found[i] as number;
      const bestRank = best < 0 ? -1 : (this.#rows[best + RANK] as number);
      if ((heads.bestRanks[head] as number) >= bestRank && heads.confirm(head, target))
        best = betterRow(this.#rows, best, heads.bestOf(head, length));
    }
    this.#starred.take(target, length);
    return this.#grams === null
      ? this.#starred.better(0, this.#listEnd, best)
      : this.#grams.better(best, target, length);
  }
}

/** Enters the rules without stars and returns the rows of the others. */
function enterRules({ patterns, rows }: Rules, heads: Heads): number[] {
  const starred: number[] = [];
  for (let at = 0; at < rows.length; at += STRIDE) {
    const from = rows[at] as number;
    const to = rows[at + END] as number;
    const end = headEnd(patterns, from, to);
    const kind = tailKind(patterns, end, to);
    if (kind === STARRED) starred.push(at);
    else heads.enter(from, end, kind, at);
  }
  return starred;
}
