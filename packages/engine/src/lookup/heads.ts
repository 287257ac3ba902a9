import { betterRow, END, RANK, type Rules, STRIDE } from "../rules.ts";
import { type HashTable, hashTable } from "./hash-table.ts";
import { equals, segmentEnd, skipStars } from "./match.ts";

const DOLLAR = 36;

/** Rules that are tried one by one: all of a short list, or those with stars where they are no more. */
export const FEW = 48;

/** The hash of no octets. Seeded at random, so that nobody can write a file whose heads all meet. */
const SEED = (Math.random() * 0x7fffffff) | 0;

/** The hash of one octet more. */
const hashOn = (hash: number, octet: number): number =>
  Math.imul(hash ^ octet, 0x01000193) ^ (hash >>> 15);

/** Where the literal head of a pattern ends: at the first `*`, a final `$`, or the end. */
function headEnd(patterns: Uint8Array, from: number, to: number): number {
  const end = segmentEnd(patterns, from, to);
  return end === to && end > from && patterns[end - 1] === DOLLAR ? end - 1 : end;
}

/** What follows the head of a pattern. */
const PLAIN = 0;
const EXACT = 1;
const STARRED = 2;

/** Stars alone, also before `$`, take any rest: the head decides. */
function tailKind(patterns: Uint8Array, from: number, to: number): number {
  if (from === to) return PLAIN;
  if (patterns[from] === DOLLAR) return EXACT;
  const i = skipStars(patterns, from, to);
  return i === to || (i === to - 1 && patterns[i] === DOLLAR) ? PLAIN : STARRED;
}

/** Where heads are found. */
interface Table {
  readonly byHash: HashTable;
  readonly lengths: Int32Array;
  /** The head before this one that has the same hash, or -1. */
  readonly next: Int32Array;
  /** 1 where a head of that length exists. */
  readonly occurs: readonly number[];
}

/** Writes the heads that may stand at the start of the target to `found`, shortest first; returns their number. */
function probe(
  { byHash, lengths, next, occurs }: Table,
  target: Uint8Array,
  length: number,
  found: number[],
): number {
  let size = 0;
  let hash = SEED;
  for (let i = 0; i <= length && i < occurs.length; i++) {
    if (occurs[i] === 1)
      for (let head = byHash.get(hash); head >= 0; head = next[head] as number)
        if (lengths[head] === i) found[size++] = head;
    hash = hashOn(hash, target[i] as number);
  }
  return size;
}

/** The rules of a list whose pattern is a literal head, and the rows of the others; of a short list all are others. */
export interface Heads {
  /** The row of the best rule without stars that matches, or -1. */
  best(target: Uint8Array, length: number): number;
  readonly starred: number[];
}

/**
 * All distinct literal heads of a rule list, found by a hash that grows octet by octet with the address: one probe for
 * each length that occurs, however many rules there are. Each head knows the best of its plain rules and the best of
 * those that end there; no other can ever decide.
 */
export function headsOf({ count, patterns, rows }: Rules): Heads {
  const byHash = hashTable(count);
  const froms = new Int32Array(count);
  const lengths = new Int32Array(count);
  const plain = new Int32Array(count).fill(-1);
  const exact = new Int32Array(count).fill(-1);
  const bestRanks = new Int32Array(count);
  const next = new Int32Array(count);
  const occurs: number[] = [];
  const table: Table = { byHash, lengths, next, occurs };
  const starred: number[] = [];
  const found: number[] = [];
  let heads = 0;

  /** The head of a pattern, added when it is new. */
  const headOf = (from: number, end: number): number => {
    const length = end - from;
    let hash = SEED;
    for (let i = from; i < end; i++) hash = hashOn(hash, patterns[i] as number);
    const first = byHash.get(hash);
    for (let head = first; head >= 0; head = next[head] as number)
      if (
        lengths[head] === length &&
        equals(patterns, froms[head] as number, patterns, from, length)
      )
        return head;
    while (occurs.length <= length) occurs.push(0);
    occurs[length] = 1;
    froms[heads] = from;
    lengths[heads] = length;
    next[heads] = first;
    byHash.set(hash, heads);
    return heads++;
  };

  for (let at = 0; at < rows.length; at += STRIDE) {
    const from = rows[at] as number;
    const to = rows[at + END] as number;
    const end = headEnd(patterns, from, to);
    const kind = tailKind(patterns, end, to);
    if (count <= FEW || kind === STARRED) {
      starred.push(at);
    } else {
      const head = headOf(from, end);
      const best = kind === PLAIN ? plain : exact;
      best[head] = betterRow(rows, best[head] as number, at);
      bestRanks[head] = Math.max(bestRanks[head] as number, rows[at + RANK] as number);
    }
  }

  return {
    starred,
    best(target, length) {
      let best = -1;
      // The longest head first: what it gives usually leaves nothing to win for the shorter ones.
      for (let i = probe(table, target, length, found) - 1; i >= 0; i--) {
        const head = found[i] as number;
        const size = lengths[head] as number;
        const mayWin = best < 0 || (bestRanks[head] as number) >= (rows[best + RANK] as number);
        // The hash is right in all but one of four billion cases.
        if (mayWin && equals(patterns, froms[head] as number, target, 0, size)) {
          best = betterRow(rows, best, plain[head] as number);
          if (size === length) best = betterRow(rows, best, exact[head] as number);
        }
      }
      return best;
    },
  };
}
