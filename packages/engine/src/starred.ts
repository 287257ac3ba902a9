import { matches } from "./match.ts";
import { betterRow, END, RANK } from "./rules.ts";

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

/** Folds what a pattern needs: its octets without stars and a final `$`. */
function foldPattern(patterns: Uint8Array, from: number, to: number): void {
  fold(patterns, from, patterns[to - 1] === DOLLAR ? to - 1 : to);
}

/** Says quickly of most patterns that they cannot match an address, because it lacks an octet that they need. */
export function couldMatch(target: Uint8Array, length: number) {
  fold(target, 0, length);
  const lacksLow = ~low;
  const lacksHigh = ~high;
  return (patterns: Uint8Array, from: number, to: number): boolean => {
    foldPattern(patterns, from, to);
    return ((low & lacksLow) | (high & lacksHigh)) === 0;
  };
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
  /** Four numbers a rule: its row, its rank, and the octets it needs, folded. */
  const listed = new Int32Array(capacity * 4);
  let count = 0;
  let address = patterns;
  let size = 0;
  let lacksLow = 0;
  let lacksHigh = 0;
  let isFolded = false;

  /** Once an address, and only when somebody asks. */
  const foldAddress = () => {
    fold(address, 0, size);
    lacksLow = ~low;
    lacksHigh = ~high;
    isFolded = true;
  };

  const isMatch = (row: number) =>
    matches(patterns, rows[row] as number, rows[row + END] as number, address, size);

  return {
    add(list) {
      list.sort((a, b) => (rows[b + RANK] as number) - (rows[a + RANK] as number) || a - b);
      for (const row of list) {
        foldPattern(patterns, rows[row] as number, rows[row + END] as number);
        listed.set([row, rows[row + RANK] as number, low, high], count++ * 4);
      }
      return count;
    },
    take(target, length) {
      address = target;
      size = length;
      isFolded = false;
    },
    better(begin, end, best) {
      if (!isFolded && begin < end) foldAddress();
      const bestRank = best < 0 ? -1 : (rows[best + RANK] as number);
      for (let at = begin * 4; at < end * 4; at += 4) {
        if ((listed[at + 1] as number) < bestRank) return best;
        const lacks =
          ((listed[at + 2] as number) & lacksLow) | ((listed[at + 3] as number) & lacksHigh);
        const row = listed[at] as number;
        if (lacks === 0 && betterRow(rows, best, row) === row && isMatch(row)) return row;
      }
      return best;
    },
  };
}
