import { equals } from "./match.ts";
import { END, RANK, type Rules, STRIDE } from "./rules.ts";

const STAR = 42;
const DOLLAR = 36;

/** The hash of no octets. Seeded at random, so that nobody can write a file whose heads all meet. */
const SEED = (Math.random() * 0x7fffffff) | 0;

/** The hash of one octet more. */
export const hashOn = (hash: number, octet: number): number =>
  Math.imul(hash ^ octet, 0x01000193) ^ (hash >>> 15);

/** Where the literal head of a pattern ends: at the first `*`, a final `$`, or the end. */
export function headEnd(patterns: Uint8Array, from: number, to: number): number {
  let i = from;
  while (i < to && patterns[i] !== STAR) i++;
  return i === to && i > from && patterns[i - 1] === DOLLAR ? i - 1 : i;
}

/** What follows the head of a pattern. */
export const PLAIN = 0;
export const EXACT = 1;
export const STARRED = 2;

/** Stars alone, also before `$`, take any rest: the head decides. */
export function tailKind(patterns: Uint8Array, from: number, to: number): number {
  if (from === to) return PLAIN;
  if (patterns[from] === DOLLAR) return EXACT;
  let i = from;
  while (i < to && patterns[i] === STAR) i++;
  return i === to || (i === to - 1 && patterns[i] === DOLLAR) ? PLAIN : STARRED;
}

/**
 * All distinct literal heads of a rule list, found by a hash that grows octet by octet with the address: one probe for
 * each length that occurs, however many rules there are. Each head knows the best of its plain rules, the best of those
 * that end there, and hands on its starred ones.
 */
export class Heads {
  readonly froms: Int32Array;
  readonly lengths: Int32Array;
  /** Row of the best plain and the best exact rule, or -1. */
  readonly plain: Int32Array;
  readonly exact: Int32Array;
  /** The best rank that the head can give, starred rules included. */
  readonly bestRanks: Int32Array;
  count = 0;
  /** 1 where a head of that length exists. */
  readonly occurs: Uint8Array;
  /** Open addressing: hash of a head and its number plus one, side by side so that a probe touches one place. */
  readonly #slots: Int32Array;
  readonly #mask: number;
  /** Two bits a slot that say "certainly not": small enough to stay in the nearest cache. */
  readonly #filter: Int32Array;
  readonly #patterns: Uint8Array;
  readonly #rows: Int32Array;

  constructor({ count, patterns, rows }: Rules, longest: number) {
    let size = 16;
    while (size < count * 2) size *= 2;
    this.#slots = new Int32Array(size * 2);
    this.#mask = size * 2 - 2;
    this.#filter = new Int32Array(size >> 3);
    this.#patterns = patterns;
    this.#rows = rows;
    this.occurs = new Uint8Array(longest + 1);
    this.froms = new Int32Array(count);
    this.lengths = new Int32Array(count);
    this.plain = new Int32Array(count);
    this.exact = new Int32Array(count);
    this.bestRanks = new Int32Array(count);
  }

  /** The head of the pattern, which is added when it is new. */
  add(from: number, end: number): number {
    const patterns = this.#patterns;
    let hash = SEED;
    for (let i = from; i < end; i++) hash = hashOn(hash, patterns[i] as number);
    const length = end - from;
    const slots = this.#slots;
    let slot = (hash << 1) & this.#mask;
    for (;;) {
      const head = (slots[slot + 1] as number) - 1;
      if (head < 0) break;
      const same =
        slots[slot] === hash &&
        this.lengths[head] === length &&
        equals(patterns, this.froms[head] as number, patterns, from, length);
      if (same) return head;
      slot = (slot + 2) & this.#mask;
    }
    const head = this.count++;
    slots[slot] = hash;
    slots[slot + 1] = head + 1;
    this.#allow(hash);
    this.froms[head] = from;
    this.lengths[head] = length;
    this.plain[head] = this.exact[head] = this.bestRanks[head] = -1;
    this.occurs[length] = 1;
    return head;
  }

  /** Enters a plain or exact rule: only the best of each kind can ever decide. */
  enter(head: number, kind: number, at: number): void {
    const rows = this.#rows;
    const rank = rows[at + RANK] as number;
    const best = kind === PLAIN ? this.plain : this.exact;
    const known = best[head] as number;
    // Rows come in file order: of equal ranks the first stays.
    if (known < 0 || rank > (rows[known + RANK] as number)) best[head] = at;
    this.reach(head, rank);
  }

  /** Notes that a rule of that rank hangs on the head. */
  reach(head: number, rank: number): void {
    if (rank > (this.bestRanks[head] as number)) this.bestRanks[head] = rank;
  }

  /**
   * Writes the heads that may stand at the start of the target to `found`, shortest first, and returns their number.
   * The hash is right in all but one of four billion cases: confirm before use.
   */
  probe(target: Uint8Array, length: number, found: Int32Array): number {
    const { occurs } = this;
    const filter = this.#filter;
    const filterMask = (filter.length << 5) - 1;
    const end = Math.min(length, occurs.length - 1);
    let count = 0;
    let hash = SEED;
    if (occurs[0] === 1) count = this.#find(hash, 0, found, count);
    for (let i = 0; i < end; ) {
      hash = hashOn(hash, target[i] as number);
      i++;
      if (occurs[i] === 0) continue;
      const bit = (hash >>> 7) & filterMask;
      if (((filter[bit >> 5] as number) & (1 << bit)) !== 0) count = this.#find(hash, i, found, count);
    }
    return count;
  }

  /** Appends the head of that hash and length to `found`, if there is one, and returns how many are there. */
  #find(hash: number, length: number, found: Int32Array, count: number): number {
    const slots = this.#slots;
    let slot = (hash << 1) & this.#mask;
    for (;;) {
      const head = (slots[slot + 1] as number) - 1;
      if (head < 0) return count;
      if (slots[slot] === hash && this.lengths[head] === length) {
        found[count] = head;
        return count + 1;
      }
      slot = (slot + 2) & this.#mask;
    }
  }

  /** Whether the head really stands at the start of the target. */
  confirm(head: number, target: Uint8Array): boolean {
    const from = this.froms[head] as number;
    return equals(this.#patterns, from, target, 0, this.lengths[head] as number);
  }

  #allow(hash: number): void {
    const bit = (hash >>> 7) & ((this.#filter.length << 5) - 1);
    this.#filter[bit >> 5] = (this.#filter[bit >> 5] as number) | (1 << bit);
  }
}

/** Length of the longest head. */
export function longestHead({ patterns, rows }: Rules): number {
  let longest = 0;
  for (let at = 0; at < rows.length; at += STRIDE) {
    const from = rows[at] as number;
    const length = headEnd(patterns, from, rows[at + END] as number) - from;
    if (length > longest) longest = length;
  }
  return longest;
}
