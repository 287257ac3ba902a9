import { HashTable } from "./hash-table.ts";
import { equals, segmentEnd, skipStars } from "./match.ts";
import { betterRow, END, RANK, type Rules, STRIDE } from "./rules.ts";

const DOLLAR = 36;

/** The hash of no octets. Seeded at random, so that nobody can write a file whose heads all meet. */
const SEED = (Math.random() * 0x7fffffff) | 0;

/** The hash of one octet more. */
const hashOn = (hash: number, octet: number): number =>
  Math.imul(hash ^ octet, 0x01000193) ^ (hash >>> 15);

/** Where the literal head of a pattern ends: at the first `*`, a final `$`, or the end. */
export function headEnd(patterns: Uint8Array, from: number, to: number): number {
  const end = segmentEnd(patterns, from, to);
  return end === to && end > from && patterns[end - 1] === DOLLAR ? end - 1 : end;
}

/** What follows the head of a pattern. */
const PLAIN = 0;
const EXACT = 1;
export const STARRED = 2;

/** Stars alone, also before `$`, take any rest: the head decides. */
export function tailKind(patterns: Uint8Array, from: number, to: number): number {
  if (from === to) return PLAIN;
  if (patterns[from] === DOLLAR) return EXACT;
  const i = skipStars(patterns, from, to);
  return i === to || (i === to - 1 && patterns[i] === DOLLAR) ? PLAIN : STARRED;
}

/**
 * All distinct literal heads of a rule list, found by a hash that grows octet by octet with the address: one probe for
 * each length that occurs, however many rules there are. Each head knows the best of its plain rules, the best of those
 * that end there, and hands on its starred ones.
 */
export class Heads {
  readonly #froms: Int32Array;
  readonly #lengths: Int32Array;
  /** Row of the best plain and the best exact rule, or -1. */
  readonly #plain: Int32Array;
  readonly #exact: Int32Array;
  /** The best rank that the head can give. */
  readonly bestRanks: Int32Array;
  #count = 0;
  /** 1 where a head of that length exists. */
  readonly #occurs: Uint8Array;
  readonly #byHash: HashTable;
  /** The head before this one that has the same hash, or -1. */
  readonly #next: Int32Array;
  readonly #patterns: Uint8Array;
  readonly #rows: Int32Array;

  constructor({ count, patterns, rows }: Rules, longest: number) {
    this.#byHash = new HashTable(count);
    this.#next = new Int32Array(count);
    this.#patterns = patterns;
    this.#rows = rows;
    this.#occurs = new Uint8Array(longest + 1);
    this.#froms = new Int32Array(count);
    this.#lengths = new Int32Array(count);
    this.#plain = new Int32Array(count);
    this.#exact = new Int32Array(count);
    this.bestRanks = new Int32Array(count);
  }

  /** The head of a pattern, added when it is new. */
  #add(from: number, end: number): number {
    const patterns = this.#patterns;
    const length = end - from;
    let hash = SEED;
    for (let i = from; i < end; i++) hash = hashOn(hash, patterns[i] as number);
    const first = this.#byHash.get(hash);
    for (let known = first; known >= 0; known = this.#next[known] as number)
      if (
        this.#lengths[known] === length &&
        equals(patterns, this.#froms[known] as number, patterns, from, length)
      )
        return known;
    const head = this.#count++;
    this.#byHash.set(hash, head);
    this.#next[head] = first;
    this.#froms[head] = from;
    this.#lengths[head] = length;
    this.#plain[head] = this.#exact[head] = this.bestRanks[head] = -1;
    this.#occurs[length] = 1;
    return head;
  }

  /** Enters the rule of a row whose head ends at `end`: only the best plain and the best exact one can ever decide. */
  enter(from: number, end: number, kind: number, at: number): void {
    const head = this.#add(from, end);
    const rows = this.#rows;
    const rank = rows[at + RANK] as number;
    const best = kind === PLAIN ? this.#plain : this.#exact;
    best[head] = betterRow(rows, best[head] as number, at);
    if (rank > (this.bestRanks[head] as number)) this.bestRanks[head] = rank;
  }

  /** The row of the best rule of a head for a target of that length, or -1. */
  bestOf(head: number, length: number): number {
    const plain = this.#plain[head] as number;
    if (this.#lengths[head] !== length) return plain;
    return betterRow(this.#rows, plain, this.#exact[head] as number);
  }

  /**
   * Writes the heads that may stand at the start of the target to `found`, shortest first, and returns their number.
   * The hash is right in all but one of four billion cases: confirm before use.
   */
  probe(target: Uint8Array, length: number, found: number[]): number {
    const occurs = this.#occurs;
    const lengths = this.#lengths;
    const byHash = this.#byHash;
    const next = this.#next;
    const end = Math.min(length, occurs.length - 1);
    let count = 0;
    let hash = SEED;
    for (let i = 0; ; i++) {
      if (occurs[i] === 1)
        for (let head = byHash.get(hash); head >= 0; head = next[head] as number)
          if (lengths[head] === i) found[count++] = head;
      if (i >= end) return count;
      hash = hashOn(hash, target[i] as number);
    }
  }

  /** Whether the head really stands at the start of the target. */
  confirm(head: number, target: Uint8Array): boolean {
    const from = this.#froms[head] as number;
    return equals(this.#patterns, from, target, 0, this.#lengths[head] as number);
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
