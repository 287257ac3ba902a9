import { END } from "../rules.ts";
import { hashTable } from "./hash-table.ts";
import { segmentEnd, skipStars } from "./match.ts";
import type { StarredRules } from "./starred.ts";

const DOLLAR = 36;

/** Octets that a gram may have: the whole of a short segment, four of a longer one, eight of a long one. */
const SIZES = [8, 4, 3, 2, 1] as const;

/** The hash of a gram of up to eight octets, the last four in `low`. The size is part of it. */
function hashOf(high: number, low: number, size: number): number {
  const mixed = Math.imul(low ^ Math.imul(high, 0x2545f491), 0x9e3779b1) ^ (size << 27);
  return mixed ^ (mixed >>> 15);
}

/** Numbers of a filter: 64 KiB of bits, which stay in a near cache. */
const FILTER_SIZE = 1 << 14;

/** The bit of the last four octets of a gram, or of all of a shorter one: one of `FILTER_SIZE * 32`. */
const filterBit = (low: number): number => Math.imul(low, 0x9e3779b1) >>> 13;

/** Hears a gram: its hash, its size, and its last four octets. */
type VisitGram = (hash: number, size: number, low: number) => void;

/** Calls back for the hash of each gram that a matching address must hold: those of the segments behind the head. */
function eachGram(patterns: Uint8Array, from: number, to: number, visit: VisitGram): void {
  const last = patterns[to - 1] === DOLLAR ? to - 1 : to;
  let i = segmentEnd(patterns, from, last);
  while (i < last) {
    i = skipStars(patterns, i, last);
    const end = segmentEnd(patterns, i, last);
    const size = SIZES.find((s) => s <= end - i);
    if (size !== undefined) eachWindow(patterns, i, end, size, visit);
    i = end;
  }
}

/** Calls back for the hash of each stretch of that size. */
function eachWindow(
  row: Uint8Array,
  from: number,
  to: number,
  size: number,
  visit: VisitGram,
): void {
  const keep = lowMask(size);
  let high = 0;
  let low = 0;
  for (let i = from; i < to; i++) {
    high = size === 8 ? (high << 8) | (low >>> 24) : 0;
    low = ((low << 8) | (row[i] as number)) & keep;
    if (i - from >= size - 1) visit(hashOf(high, low, size), size, low);
  }
}

/** Which bits of the last four octets belong to a gram of that size; a shift by -32 is one by 0. */
const lowMask = (size: number): number => -1 >>> (32 - size * 8);

/** The better of `best` and the filed rules that match; rows, or -1. */
export type BetterByGrams = (best: number, target: Uint8Array, length: number) => number;

/**
 * Starred rules, each filed under the rarest of its grams. An address slides a window over the table, and only rules
 * whose gram it holds are tried.
 */
export function fileByGrams(
  patterns: Uint8Array,
  rows: Int32Array,
  crowd: readonly number[],
  starred: StarredRules,
): BetterByGrams {
  /** Number of the bucket by the hash of its gram. */
  const buckets = hashTable(crowd.length);
  /** By the size of grams: one bit for many, by their last four octets. Most windows of an address end here. */
  const filters: Int32Array[] = [];
  const nothing = new Int32Array(FILTER_SIZE);
  const rarest = rarestGrams(patterns, rows, crowd);
  const lists: number[][] = [];
  for (const row of crowd) {
    const { hash, size, low } = rarest(row);
    filters[size] ??= new Int32Array(FILTER_SIZE);
    const bit = filterBit(low);
    filters[size][bit >> 5]! |= 1 << bit;
    const known = buckets.get(hash);
    if (known >= 0) (lists[known] as number[]).push(row);
    else buckets.set(hash, lists.push([row]) - 1);
  }
  /** Where the list of each bucket ends; it begins where the one before ends. */
  const ends = Int32Array.from(lists, (list) => starred.add(list));
  /** The question in which a bucket was last tried. */
  const tried = new Int32Array(lists.length);
  let question = 0;

  const tryBucket = (hash: number, best: number): number => {
    const bucket = buckets.get(hash);
    if (bucket < 0 || tried[bucket] === question) return best;
    tried[bucket] = question;
    return starred.better(ends[bucket - 1] ?? 0, ends[bucket] as number, best);
  };

  /** Slides a window over the address and tries what is filed under what it shows, and under its last eight octets. */
  const slide = (
    width: number,
    eight: Int32Array,
    best: number,
    target: Uint8Array,
    length: number,
  ): number => {
    const filter = filters[width] ?? nothing;
    const keep = lowMask(width);
    let found = best;
    let high = 0;
    let low = 0;
    for (let i = 0; i < length; i++) {
      high = (high << 8) | (low >>> 24);
      low = ((low << 8) | (target[i] as number)) & keep;
      const bit = filterBit(low);
      const mask = 1 << bit;
      if (((eight[bit >> 5] as number) & mask) !== 0 && i > 6)
        found = tryBucket(hashOf(high, low, 8), found);
      if (((filter[bit >> 5] as number) & mask) !== 0 && i > width - 2)
        found = tryBucket(hashOf(0, low, width), found);
    }
    return found;
  };

  return (best, target, length) => {
    question++;
    let found = best;
    for (let width = 1; width < 5; width++) {
      const eight = (width === 4 && filters[8]) || nothing;
      if (filters[width] ?? eight !== nothing) found = slide(width, eight, found, target, length);
    }
    return found;
  };
}

/** Counts all grams of a crowd; the function returned picks for a rule the one that the fewest share. */
function rarestGrams(patterns: Uint8Array, rows: Int32Array, crowd: readonly number[]) {
  const each = (row: number, visit: VisitGram) =>
    eachGram(patterns, rows[row] as number, rows[row + END] as number, visit);
  // Two grams that share a counter only look less rare.
  const counts = new Int32Array(1 << (35 - Math.clz32(crowd.length | 511)));
  const slotOf = (hash: number) => hash & (counts.length - 1);
  for (const row of crowd)
    each(row, (hash) => {
      counts[slotOf(hash)]!++;
    });
  return (row: number) => {
    let rarest = { hash: 0, size: 0, low: 0 };
    let fewest = Number.POSITIVE_INFINITY;
    each(row, (hash, size, low) => {
      const count = counts[slotOf(hash)] as number;
      // Of equally rare grams the longer one says more, and then the later one: numbers end segments.
      if (count > fewest || (count === fewest && size < rarest.size)) return;
      rarest = { hash, size, low };
      fewest = count;
    });
    return rarest;
  };
}
