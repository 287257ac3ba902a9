import { OctetWriter } from "./octets.ts";

/** Positions in a row of {@link Rules}. */
export const START = 0;
export const END = 1;
export const RANK = 2;
export const LINE = 3;
/** Numbers a rule. */
export const STRIDE = 4;

/** The rules of one effective group, in file order, ready to be matched. */
export interface Rules {
  readonly count: number;
  /** Holds all patterns, normalised: the file itself where nothing had to be normalised. */
  readonly patterns: Uint8Array;
  /**
   * Four numbers a rule: where its pattern begins and ends, its rank, its line. The rank is `octets * 2 + allow`: the
   * greater number wins, equal ones go to the earlier line. Where the order decides it falls from rule to rule.
   */
  readonly rows: Int32Array;
}

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

  /** Adds a rule whose pattern stands in the file. */
  add(from: number, to: number, rank: number, line: number): void {
    const at = this.count++ * STRIDE;
    if (at + STRIDE > this.#rows.length) this.#grow();
    const rows = this.#rows;
    rows[at] = from;
    rows[at + END] = to;
    rows[at + RANK] = rank;
    rows[at + LINE] = line;
  }

  /** Adds a rule whose pattern was written to `written`, from there to its end. Noted by a negative start. */
  addWritten(from: number, rank: number, line: number): void {
    this.add(~from, this.written.length, rank, line);
  }

  /** The rules so far, in arrays of their own but for patterns that are compared as they stand in the file. */
  take(octets: Uint8Array, byOrder: boolean): Rules {
    const { count } = this;
    const rows = this.#rows.slice(0, count * STRIDE);
    if (byOrder) rankByOrder(rows, count);
    const patterns = this.written.length === 0 ? octets : this.#gather(octets, rows);
    if (this.#rows.length > KEEP) this.#rows = new Int32Array(1024);
    return { count, patterns, rows };
  }

  /** Puts all patterns behind one another. */
  #gather(octets: Uint8Array, rows: Int32Array): Uint8Array {
    let size = 0;
    for (let at = 0; at < rows.length; at += STRIDE) size += lengthOf(rows, at);
    const patterns = new Uint8Array(size);
    let to = 0;
    for (let at = 0; at < rows.length; at += STRIDE) {
      const start = rows[at] as number;
      const source = start < 0 ? this.written.octets : octets;
      const end = rows[at + END] as number;
      rows[at] = to;
      for (let i = start < 0 ? ~start : start; i < end; i++) patterns[to++] = source[i] as number;
      rows[at + END] = to;
    }
    return patterns;
  }

  #grow(): void {
    const larger = new Int32Array(this.#rows.length * 2);
    larger.set(this.#rows);
    this.#rows = larger;
  }
}

/** Numbers that a buffer may keep between two files. */
const KEEP = 1 << 18;

function lengthOf(rows: Int32Array, at: number): number {
  const start = rows[at] as number;
  return (rows[at + END] as number) - (start < 0 ? ~start : start);
}

function rankByOrder(rows: Int32Array, count: number): void {
  for (let i = 0; i < count; i++) {
    const at = i * STRIDE + RANK;
    rows[at] = (count - i) * 2 + ((rows[at] as number) & 1);
  }
}
