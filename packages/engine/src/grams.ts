import { segmentEnd } from "./match.ts";
import type { Presence } from "./presence.ts";
import { END } from "./rules.ts";
import type { StarredRules } from "./starred.ts";

const STAR = 42;
const DOLLAR = 36;

/** Octets that a gram may have: the whole of a short segment, four of a longer one, eight of a long one. */
const SIZES = [8, 4, 3, 2, 1] as const;

/** The hash of a gram of up to eight octets, the last four in `low`. The size is part of it. */
function hashOf(high: number, low: number, size: number): number {
  const mixed = Math.imul(low ^ Math.imul(high, 0x2545f491), 0x9e3779b1) ^ (size << 27);
  return mixed ^ (mixed >>> 15);
}

/** Calls back for the hash of each gram that a matching address must hold: those of the segments behind the head. */
function eachGram(
  patterns: Uint8Array,
  from: number,
  to: number,
  visit: (hash: number, size: number) => void,
): void {
  const last = patterns[to - 1] === DOLLAR ? to - 1 : to;
  let i = segmentEnd(patterns, from, last);
  while (i < last) {
    while (i < last && patterns[i] === STAR) i++;
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
  visit: (hash: number, size: number) => void,
): void {
  const keep = lowMask(size);
  let high = 0;
  let low = 0;
  for (let i = from; i < to; i++) {
    if (size === 8) high = (high << 8) | (low >>> 24);
    low = ((low << 8) | (row[i] as number)) & keep;
    if (i - from >= size - 1) visit(hashOf(high, low, size), size);
  }
}

/** Which bits of the last four octets belong to a gram of that size. */
const lowMask = (size: number): number => (size >= 4 ? -1 : (1 << (size * 8)) - 1);

/**
 * Starred rules that crowd one head, each filed under the rarest of its grams. An address slides a window over the
 * table, and only rules whose gram it holds are tried.
 */
export class Grams {
  readonly #starred: StarredRules;
  readonly #sizes: readonly number[];
  /** Open addressing: hash of a gram, and number of its bucket plus one. */
  readonly #hashes: Int32Array;
  readonly #buckets: Int32Array;
  readonly #mask: number;
  /** One bit for many hashes: most windows of an address end here. */
  readonly #filter: Int32Array;
  readonly #begins: Int32Array;
  readonly #ends: Int32Array;
  /** The question in which a bucket was last tried. */
  readonly #tried: Int32Array;
  #question = 0;

  constructor(
    patterns: Uint8Array,
    rows: Int32Array,
    crowd: readonly number[],
    starred: StarredRules,
  ) {
    let slots = 64;
    while (slots < crowd.length * 2) slots *= 2;
    this.#starred = starred;
    this.#mask = slots - 1;
    this.#hashes = new Int32Array(slots);
    this.#buckets = new Int32Array(slots);
    this.#filter = new Int32Array(slots >> 2);
    const { lists, sizes } = this.#file(patterns, rows, crowd);
    this.#sizes = [...sizes];
    this.#begins = new Int32Array(lists.length);
    this.#ends = new Int32Array(lists.length);
    this.#tried = new Int32Array(lists.length);
    lists.forEach((list, i) => {
      const begin = starred.add(list);
      this.#begins[i] = begin;
      this.#ends[i] = begin + list.length;
    });
  }

  /** The better of `best` and the filed rules that match. */
  better(best: number, target: Uint8Array, length: number, has: Presence): number {
    this.#question++;
    let found = best;
    for (const size of this.#sizes) {
      const keep = lowMask(size);
      let high = 0;
      let low = 0;
      for (let i = 0; i < length; i++) {
        if (size === 8) high = (high << 8) | (low >>> 24);
        low = ((low << 8) | (target[i] as number)) & keep;
        if (i < size - 1) continue;
        const hash = hashOf(high, low, size);
        if (!this.#mayHold(hash)) continue;
        const bucket = this.#bucketOf(hash);
        if (bucket < 0 || this.#tried[bucket] === this.#question) continue;
        this.#tried[bucket] = this.#question;
        const begin = this.#begins[bucket] as number;
        const end = this.#ends[bucket] as number;
        found = this.#starred.better(begin, end, found, target, length, has);
      }
    }
    return found;
  }

  #mayHold(hash: number): boolean {
    const bit = (hash >>> 4) & ((this.#filter.length << 5) - 1);
    return ((this.#filter[bit >> 5] as number) & (1 << bit)) !== 0;
  }

  #bucketOf(hash: number): number {
    let slot = hash & this.#mask;
    for (;;) {
      const bucket = (this.#buckets[slot] as number) - 1;
      if (bucket < 0 || this.#hashes[slot] === hash) return bucket;
      slot = (slot + 1) & this.#mask;
    }
  }

  /** Divides the rules into lists, one for each gram that is the rarest of a rule. */
  #file(patterns: Uint8Array, rows: Int32Array, crowd: readonly number[]) {
    const rarest = new RarestGram(patterns, rows, crowd);
    const lists: number[][] = [];
    const sizes = new Set<number>();
    for (const row of crowd) {
      const hash = rarest.of(row);
      sizes.add(rarest.size);
      const known = this.#bucketOf(hash);
      if (known >= 0) (lists[known] as number[]).push(row);
      else this.#enter(hash, lists.push([row]));
    }
    return { lists, sizes };
  }

  #enter(hash: number, bucket: number): void {
    let slot = hash & this.#mask;
    while (this.#buckets[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#hashes[slot] = hash;
    this.#buckets[slot] = bucket;
    const bit = (hash >>> 4) & ((this.#filter.length << 5) - 1);
    this.#filter[bit >> 5] = (this.#filter[bit >> 5] as number) | (1 << bit);
  }
}

/** Counts all grams of a crowd and picks for each rule the one that the fewest share. */
class RarestGram {
  readonly #patterns: Uint8Array;
  readonly #rows: Int32Array;
  readonly #counts: Int32Array;
  #hash = 0;
  #fewest = 0;
  /** Octets of the gram that was picked last. */
  size = 0;

  constructor(patterns: Uint8Array, rows: Int32Array, crowd: readonly number[]) {
    let slots = 4096;
    while (slots < crowd.length * 4) slots *= 2;
    this.#patterns = patterns;
    this.#rows = rows;
    this.#counts = new Int32Array(slots);
    for (const row of crowd) this.#each(row, this.#count);
  }

  /** The hash of the rarest gram of a rule. */
  of(row: number): number {
    this.#fewest = Number.POSITIVE_INFINITY;
    this.#each(row, this.#compare);
    return this.#hash;
  }

  #each(row: number, visit: (hash: number, size: number) => void): void {
    eachGram(this.#patterns, this.#rows[row] as number, this.#rows[row + END] as number, visit);
  }

  readonly #count = (hash: number): void => {
    const slot = hash & (this.#counts.length - 1);
    this.#counts[slot] = (this.#counts[slot] as number) + 1;
  };

  /** Of equally rare grams the longer one says more. */
  readonly #compare = (hash: number, size: number): void => {
    const count = this.#counts[hash & (this.#counts.length - 1)] as number;
    if (count > this.#fewest || (count === this.#fewest && size <= this.size)) return;
    this.#hash = hash;
    this.#fewest = count;
    this.size = size;
  };
}
