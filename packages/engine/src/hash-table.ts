/**
 * Numbers by 32-bit hashes, by open addressing. A filter of one bit for many hashes stands before it: it is small enough
 * for a near cache and answers most questions, which are misses.
 */
export class HashTable {
  /** Hash and value plus one, side by side, so that a look touches one place. */
  readonly #slots: Int32Array;
  readonly #filter: Int32Array;

  constructor(capacity: number) {
    let slots = 32;
    while (slots < capacity * 2) slots *= 2;
    this.#slots = new Int32Array(slots * 2);
    this.#filter = new Int32Array(slots >> 3);
  }

  /** The value of a hash, or -1. */
  get(hash: number): number {
    const filter = this.#filter;
    const bit = (hash >>> 7) & ((filter.length << 5) - 1);
    if (((filter[bit >> 5] as number) & (1 << bit)) === 0) return -1;
    const at = this.#slotOf(hash);
    return (this.#slots[at + 1] as number) - 1;
  }

  /** Enters a hash, or gives it another value. */
  set(hash: number, value: number): void {
    const at = this.#slotOf(hash);
    this.#slots[at] = hash;
    this.#slots[at + 1] = value + 1;
    const bit = (hash >>> 7) & ((this.#filter.length << 5) - 1);
    this.#filter[bit >> 5] = (this.#filter[bit >> 5] as number) | (1 << bit);
  }

  /** Where a hash stands, or the free place where it would. */
  #slotOf(hash: number): number {
    const slots = this.#slots;
    const mask = slots.length - 2;
    let at = (hash << 1) & mask;
    while (slots[at + 1] !== 0 && slots[at] !== hash) at = (at + 2) & mask;
    return at;
  }
}
