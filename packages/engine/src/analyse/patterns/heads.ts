import type { Work } from "../work.ts";
import { headOf, mayMeet, type Pattern } from "./pattern.ts";

/** A part of a rule. */
export interface Entry {
  readonly part: Pattern;
  /** Position of the rule in its set. */
  readonly rule: number;
}

/** Finds the patterns that can share an address with another, by what stands before the first star. */
export class Heads {
  readonly #byHead = new Map<string, Entry[]>();
  readonly #heads: readonly string[];
  readonly #lengths: readonly number[];

  constructor(entries: Iterable<Entry>) {
    for (const entry of entries) {
      const head = headOf(entry.part);
      const list = this.#byHead.get(head);
      if (list === undefined) this.#byHead.set(head, [entry]);
      else list.push(entry);
    }
    this.#heads = [...this.#byHead.keys()].sort();
    this.#lengths = [...new Set(this.#heads.map((head) => head.length))].sort((a, b) => a - b);
  }

  /** Every entry whose ends fit with those of the pattern. Each that is looked at counts as work. */
  *fitting(pattern: Pattern, work?: Work): Generator<Entry> {
    const head = headOf(pattern);
    for (const length of this.#lengths) {
      if (length >= head.length) break;
      yield* this.#under(head.slice(0, length), pattern, work);
    }
    for (let i = this.#firstFrom(head); i < this.#heads.length; i++) {
      const longer = this.#heads[i] as string;
      if (!longer.startsWith(head)) break;
      yield* this.#under(longer, pattern, work);
    }
  }

  *#under(head: string, pattern: Pattern, work: Work | undefined): Generator<Entry> {
    const entries = this.#byHead.get(head) ?? [];
    work?.spend(entries.length);
    for (const entry of entries) if (mayMeet(entry.part, pattern)) yield entry;
  }

  /** Position of the first head that does not sort before this one. */
  #firstFrom(head: string): number {
    let low = 0;
    let high = this.#heads.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#heads[middle] as string) < head) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
