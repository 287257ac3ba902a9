import { matches } from "./match.ts";
import { Presence } from "./presence.ts";
import { END, RANK } from "./rules.ts";

const DOLLAR = 36;

/** Lists of starred rules, each by falling rank, with the octets that each rule needs. */
export class StarredRules {
  readonly #patterns: Uint8Array;
  readonly #rows: Int32Array;
  /** Four numbers a rule: its row, its rank, and the octets it needs. */
  #listed: Int32Array;
  #count = 0;

  constructor(patterns: Uint8Array, rows: Int32Array, capacity: number) {
    this.#patterns = patterns;
    this.#rows = rows;
    this.#listed = new Int32Array(capacity * 4);
  }

  /** Adds a list and returns where it begins. `list` is sorted in place. */
  add(list: number[]): number {
    const rows = this.#rows;
    list.sort((a, b) => (rows[b + RANK] as number) - (rows[a + RANK] as number) || a - b);
    const begin = this.#count;
    const need = new Presence();
    for (const row of list) {
      const from = rows[row] as number;
      const to = rows[row + END] as number;
      const anchored = this.#patterns[to - 1] === DOLLAR;
      need.read(this.#patterns, from, anchored ? to - 1 : to);
      const at = this.#count++ * 4;
      this.#listed[at] = row;
      this.#listed[at + 1] = rows[row + RANK] as number;
      this.#listed[at + 2] = need.low;
      this.#listed[at + 3] = need.high;
    }
    return begin;
  }

  /** The better of `best` and the first rule of the list that matches; rows, or -1. */
  better(
    begin: number,
    end: number,
    best: number,
    target: Uint8Array,
    length: number,
    has: Presence,
  ): number {
    const listed = this.#listed;
    const rows = this.#rows;
    const bestRank = best < 0 ? -1 : (rows[best + RANK] as number);
    has.look();
    for (let at = begin * 4; at < end * 4; at += 4) {
      const rank = listed[at + 1] as number;
      if (rank < bestRank) return best;
      if (((listed[at + 2] as number) & ~has.low) !== 0) continue;
      if (((listed[at + 3] as number) & ~has.high) !== 0) continue;
      const row = listed[at] as number;
      if (rank === bestRank && row > best) continue;
      const from = rows[row] as number;
      if (matches(this.#patterns, from, rows[row + END] as number, target, length)) return row;
    }
    return best;
  }
}
