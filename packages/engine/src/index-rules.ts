import { Grams } from "./grams.ts";
import { Heads, headEnd, longestHead, STARRED, tailKind } from "./heads.ts";
import { END, RANK, type Rules, STRIDE } from "./rules.ts";
import { StarredRules } from "./starred.ts";

/** Starred rules on one head that are tried one by one; more of them are filed by their grams. */
const CROWD = 12;

/** Finds the best matching rule at a cost that does not grow with the number of rules. */
export class RuleIndex {
  readonly #rows: Int32Array;
  readonly #heads: Heads;
  readonly #starred: StarredRules;
  /** For each head where its list of starred rules begins and ends. */
  readonly #begins: Int32Array;
  readonly #ends: Int32Array;
  readonly #grams: Grams | null;
  readonly #found: number[] = [];

  constructor(rules: Rules) {
    const { patterns, rows } = rules;
    const heads = new Heads(rules, longestHead(rules));
    const { lists, crowd } = enterRules(rules, heads);
    this.#rows = rows;
    this.#heads = heads;
    this.#starred = new StarredRules(patterns, rows, rules.count);
    this.#begins = new Int32Array(heads.count);
    this.#ends = new Int32Array(heads.count);
    for (const [head, list] of lists) {
      const begin = this.#starred.add(list);
      this.#begins[head] = begin;
      this.#ends[head] = begin + list.length;
    }
    this.#grams = crowd.length === 0 ? null : new Grams(patterns, rows, crowd, this.#starred);
  }

  /** Where the row of the best matching rule begins, or -1. */
  best(target: Uint8Array, length: number): number {
    const heads = this.#heads;
    const found = this.#found;
    this.#starred.take(target, length);
    let best = -1;
    let bestRank = -1;
    // The longest head first: what it gives usually leaves nothing to win for the shorter ones.
    for (let i = heads.probe(target, length, found) - 1; i >= 0; i--) {
      const head = found[i] as number;
      if ((heads.bestRanks[head] as number) < bestRank || !heads.confirm(head, target)) continue;
      best = this.#bestOf(head, best, length);
      if (best >= 0) bestRank = this.#rows[best + RANK] as number;
    }
    return this.#grams === null ? best : this.#grams.better(best, target, length);
  }

  /** The better of `best` and the rules that hang on a head. */
  #bestOf(head: number, best: number, length: number): number {
    const { lengths, plain, exact } = this.#heads;
    let found = better(this.#rows, best, plain[head] as number);
    if (lengths[head] === length) found = better(this.#rows, found, exact[head] as number);
    const begin = this.#begins[head] as number;
    const end = this.#ends[head] as number;
    return this.#starred.better(begin, end, found);
  }
}

/** The row of the higher rank; of equal ranks the earlier one. */
function better(rows: Int32Array, a: number, b: number): number {
  if (b < 0) return a;
  if (a < 0) return b;
  const difference = (rows[a + RANK] as number) - (rows[b + RANK] as number);
  if (difference === 0) return Math.min(a, b);
  return difference > 0 ? a : b;
}

/** The starred rules of a file. */
interface Starred {
  /** Head and rows, where a head has few. */
  readonly lists: readonly (readonly [head: number, rows: number[]])[];
  /** Rows of the heads that have many. */
  readonly crowd: readonly number[];
}

/** Enters all rules and divides the starred ones by how many share their head. */
function enterRules({ count, patterns, rows }: Rules, heads: Heads): Starred {
  // Starred rules of one head are chained: the last row of each head, and the row before each row.
  const lasts = new Int32Array(count).fill(-1);
  const before = new Int32Array(count);
  for (let at = 0; at < rows.length; at += STRIDE) {
    const from = rows[at] as number;
    const to = rows[at + END] as number;
    const end = headEnd(patterns, from, to);
    const kind = tailKind(patterns, end, to);
    const head = heads.add(from, end);
    if (kind === STARRED) {
      heads.reach(head, rows[at + RANK] as number);
      before[at / STRIDE] = lasts[head] as number;
      lasts[head] = at;
    } else {
      heads.enter(head, kind, at);
    }
  }
  return divide(heads.count, lasts, before);
}

function divide(headCount: number, lasts: Int32Array, before: Int32Array): Omit<Starred, "stray"> {
  const lists: [number, number[]][] = [];
  const crowd: number[] = [];
  for (let head = 0; head < headCount; head++) {
    const list: number[] = [];
    for (let at = lasts[head] as number; at >= 0; at = before[at / STRIDE] as number) list.push(at);
    if (list.length > CROWD) for (const row of list) crowd.push(row);
    else if (list.length > 0) lists.push([head, list]);
  }
  return { lists, crowd };
}
