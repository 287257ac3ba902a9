import { OctetWriter } from "./octets.ts";

/** The rules of one effective group, in file order, ready to be matched. Rule `i` has pattern `starts[i]` to `starts[i + 1]`. */
export interface Rules {
  readonly count: number;
  /** All patterns, normalised, one behind the other. */
  readonly patterns: Uint8Array;
  readonly starts: Int32Array;
  /**
   * `octets * 2 + allow`: the greater number wins, equal ones go to the earlier line. Where the order decides, the
   * number falls from rule to rule instead.
   */
  readonly ranks: Int32Array;
  readonly lines: Int32Array;
}

/** Collects rules in buffers that are used again for the next file. */
export class RuleWriter {
  readonly patterns = new OctetWriter(4096);
  count = 0;
  #starts: Int32Array = new Int32Array(256);
  #ranks: Int32Array = new Int32Array(256);
  #lines: Int32Array = new Int32Array(256);

  /** Forgets all rules. */
  clear(): void {
    this.count = 0;
    this.patterns.length = 0;
  }

  /** Takes what was written to `patterns` since the last call as the pattern of one rule. */
  add(rank: number, line: number): void {
    const i = this.count++;
    if (i + 2 > this.#starts.length) this.#grow();
    this.#ranks[i] = rank;
    this.#lines[i] = line;
    this.#starts[i + 1] = this.patterns.length;
  }

  /** Drops what was written to `patterns` since the last call of `add`. */
  drop(): void {
    this.patterns.length = this.count === 0 ? 0 : (this.#starts[this.count] as number);
  }

  /** The rules so far, in arrays of their own. */
  take(byOrder: boolean): Rules {
    const { count } = this;
    const ranks = this.#ranks.slice(0, count);
    if (byOrder)
      for (let i = 0; i < count; i++) ranks[i] = (count - i) * 2 + ((ranks[i] as number) & 1);
    return {
      count,
      patterns: this.patterns.copy(),
      starts: this.#starts.slice(0, count + 1),
      ranks,
      lines: this.#lines.slice(0, count),
    };
  }

  #grow(): void {
    this.#starts = doubled(this.#starts);
    this.#ranks = doubled(this.#ranks);
    this.#lines = doubled(this.#lines);
  }
}

function doubled(row: Int32Array): Int32Array {
  const larger = new Int32Array(row.length * 2);
  larger.set(row);
  return larger;
}
