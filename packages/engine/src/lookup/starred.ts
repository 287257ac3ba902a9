import { END, RANK } from "../rules.ts";
import { matches } from "./match.ts";

const STAR = 42;
const DOLLAR = 36;

/** Which octets of `row[from..to)` are no star, folded into 32 bits. */
function fold(row: Uint8Array, from: number, to: number): number {
  let bits = 0;
  for (let i = from; i < to; i++) if (row[i] !== STAR) bits |= 1 << (row[i] as number);
  return bits;
}

/** What a pattern needs of an address, folded: its octets without stars and a final `$`. */
function needs(patterns: Uint8Array, from: number, to: number): number {
  return fold(patterns, from, patterns[to - 1] === DOLLAR ? to - 1 : to);
}

/** Says quickly of most patterns that they cannot match an address, because it lacks an octet that they need. */
export function couldMatch(target: Uint8Array, length: number) {
  const lacks = ~fold(target, 0, length);
  return (patterns: Uint8Array, from: number, to: number): boolean =>
    (needs(patterns, from, to) & lacks) === 0;
}

/** Lists of starred rules, each by falling rank. */
export interface StarredRules {
  /** Adds a list and returns where it ends. `list` is sorted in place. */
  add(list: number[]): number;
  /** Takes the address that the next questions are about. */
  take(target: Uint8Array, length: number): void;
  /** The better of `best` and the first rule of the list that matches the address; rows, or -1. */
  better(begin: number, end: number, best: number): number;
}

/** Room for as many rules. Each is kept with the octets that it needs: what an address lacks it cannot match. */
export function starredRules(
  patterns: Uint8Array,
  rows: Int32Array,
  capacity: number,
): StarredRules {
  /** Three numbers a rule: its row, its rank, and what it needs. */
  const listed = new Int32Array(capacity * 3);
  let count = 0;
  let address = patterns;
  let size = 0;
  /** What the address lacks; looked at once an address, and only when somebody asks. */
  let lacks: number | null = null;

  const isMatch = (row: number) =>
    matches(patterns, rows[row] as number, rows[row + END] as number, address, size);

  return {
    add(list) {
      list.sort((a, b) => (rows[b + RANK] as number) - (rows[a + RANK] as number) || a - b);
      for (const row of list) {
        const from = rows[row] as number;
        const to = rows[row + END] as number;
        listed.set([row, rows[row + RANK] as number, needs(patterns, from, to)], count++ * 3);
      }
      return count;
    },
    take(target, length) {
      address = target;
      size = length;
      lacks = null;
    },
    better(begin, end, best) {
      if (begin === end) return best;
      lacks ??= ~fold(address, 0, size);
      const bestRank = best < 0 ? -1 : (rows[best + RANK] as number);
      for (let at = begin * 3; at < end * 3; at += 3) {
        const rank = listed[at + 1] as number;
        if (rank < bestRank) break;
        const row = listed[at] as number;
        const misses = (listed[at + 2] as number) & lacks;
        if (misses === 0 && (rank > bestRank || row < best) && isMatch(row)) return row;
      }
      return best;
    },
  };
}
