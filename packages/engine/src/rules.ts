import { OctetWriter } from "./octets.ts";

/** Positions in a row of {@link Rules}: a rule's pattern begins at the first number. */
export const END = 1;
export const RANK = 2;
export const LINE = 3;
/** Numbers a rule. */
export const STRIDE = 4;

/** The rules of one effective group, in file order, ready to be matched. */
export interface Rules {
  readonly count: number;
  /** Holds all patterns: the file itself, and behind it those that had to be normalised. */
  readonly patterns: Uint8Array;
  /**
   * Four numbers a rule: where its pattern begins and ends, its rank, its line. The rank is `octets * 2 + allow`: the
   * greater number wins, equal ones go to the earlier line. Where the order decides it falls from rule to rule.
   */
  readonly rows: Int32Array;
}

/** Numbers that a buffer may keep between two files. */
const KEEP = 1 << 18;

/** Collects rules in buffers that are used again for the next file. */
export class RuleWriter {
  /** Patterns that had to be normalised. */
  readonly written: OctetWriter = new OctetWriter(1024);
  count = 0;
  #rows: Int32Array = new Int32Array(1024);

  /** Forgets all rules. */
  clear(): void {
    this.count = 0;
    this.written.length = 0;
  }

  /** Adds a rule. Offsets behind the end of the file are those of `written`. */
  add(from: number, to: number, rank: number, line: number): void {
    const at = this.count++ * STRIDE;
    let rows = this.#rows;
    if (at + STRIDE > rows.length) {
      rows = new Int32Array(rows.length * 2);
      rows.set(this.#rows);
      this.#rows = rows;
    }
    rows[at] = from;
    rows[at + END] = to;
    rows[at + RANK] = rank;
    rows[at + LINE] = line;
  }

  /** The rules so far. They share the octets of the file where nothing had to be normalised. */
  take(octets: Uint8Array): Rules {
    const { count, written } = this;
    const rows = this.#rows.slice(0, count * STRIDE);
    if (this.#rows.length > KEEP) this.#rows = new Int32Array(1024);
    let patterns = octets;
    if (written.length > 0) {
      patterns = new Uint8Array(octets.length + written.length);
      patterns.set(octets);
      patterns.set(written.octets.subarray(0, written.length), octets.length);
    }
    return { count, patterns, rows };
  }
}

/** The row of the higher rank; of equal ranks the earlier one. -1 is no row. */
export function betterRow(rows: Int32Array, a: number, b: number): number {
  if (a < 0 || b < 0) return Math.max(a, b);
  const difference = (rows[a + RANK] as number) - (rows[b + RANK] as number);
  if (difference === 0) return Math.min(a, b);
  return difference > 0 ? a : b;
}
