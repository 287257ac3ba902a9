import { matches } from "./match.ts";
import { END, RANK } from "./rules.ts";

const STAR = 42;
const DOLLAR = 36;

let low = 0;
let high = 0;

/** Folds the octets of `row[from..to)` that are no star into the bits of `low` and `high`. */
function fold(row: Uint8Array, from: number, to: number): void {
  low = 0;
  high = 0;
  for (let i = from; i < to; i++) {
    const c = row[i] as number;
    const bit = 1 << (c & 31);
    if (c >= 64) high |= bit;
    else if (c !== STAR) low |= bit;
  }
}

/** Lists of starred rules, each by falling rank, with the octets that each rule needs. */
export class StarredRules {
  readonly #patterns: Uint8Array;
  readonly #rows: Int32Array;
  /** Four numbers a rule: its row, its rank, and the octets it needs, folded. */
  readonly #listed: Int32Array;
  #count = 0;
  #target: Uint8Array = new Uint8Array(0);
  #length = 0;
  #looked = false;
  #low = 0;
  #high = 0;

  constructor(patterns: Uint8Array, rows: Int32Array, capacity: number) {
    this.#patterns = patterns;
    this.#rows = rows;
    this.#listed = new Int32Array(capacity * 4);
  }

  /** Adds a list and returns where it ends. `list` is sorted in place. */
  add(list: number[]): number {
    const rows = this.#rows;
    list.sort((a, b) => (rows[b + RANK] as number) - (rows[a + RANK] as number) || a - b);
    for (const row of list) {
      const to = rows[row + END] as number;
      const isAnchored = this.#patterns[to - 1] === DOLLAR;
      fold(this.#patterns, rows[row] as number, isAnchored ? to - 1 : to);
      this.#listed.set([row, rows[row + RANK] as number, low, high], this.#count++ * 4);
    }
    return this.#count;
  }

  /** Takes the address that the next questions are about. */
  take(target: Uint8Array, length: number): void {
    this.#target = target;
    this.#length = length;
    this.#looked = false;
  }

  /** The better of `best` and the first rule of the list that matches the address; rows, or -1. */
  better(begin: number, end: number, best: number): number {
    if (begin === end) return best;
    this.#look();
    const listed = this.#listed;
    const rows = this.#rows;
    const bestRank = best < 0 ? -1 : (rows[best + RANK] as number);
    const lacksLow = ~this.#low;
    const lacksHigh = ~this.#high;
    for (let at = begin * 4; at < end * 4; at += 4) {
      const rank = listed[at + 1] as number;
      if (rank < bestRank) return best;
      const row = listed[at] as number;
      const lacks =
        ((listed[at + 2] as number) & lacksLow) | ((listed[at + 3] as number) & lacksHigh);
      if (lacks !== 0 || (rank === bestRank && row > best)) continue;
      const from = rows[row] as number;
      const to = rows[row + END] as number;
      if (matches(this.#patterns, from, to, this.#target, this.#length)) return row;
    }
    return best;
  }

  /** What an address lacks no rule that needs it can match. Looked at once, and only when somebody asks. */
  #look(): void {
    if (this.#looked) return;
    fold(this.#target, 0, this.#length);
    this.#looked = true;
    this.#low = low;
    this.#high = high;
  }
}
