/** Numbers by 32-bit hashes. */
export interface HashTable {
  /** The value of a hash, or -1. */
  get(hash: number): number;
  /** Enters a hash, or gives it another value. */
  set(hash: number, value: number): void;
}

/**
 * A table by open addressing. A filter of two bits for each hash stands before it: it is small enough for a near cache
 * and answers most questions, which are misses.
 */
export function hashTable(capacity: number): HashTable {
  let size = 32;
  while (size < capacity * 2) size *= 2;
  /** Hash and value plus one, side by side, so that a look touches one place. */
  const slots = new Int32Array(size * 2);
  const filter = new Int32Array(size >> 3);
  const slotMask = size * 2 - 2;

  const wordOf = (hash: number) => (hash >>> 10) & (filter.length - 1);
  const bitsOf = (hash: number) => (1 << hash) | (1 << (hash >>> 5));

  /** Where a hash stands, or the free place where it would. */
  const slotOf = (hash: number) => {
    let at = (hash << 1) & slotMask;
    while (slots[at + 1] !== 0 && slots[at] !== hash) at = (at + 2) & slotMask;
    return at;
  };

  return {
    get(hash) {
      const bits = bitsOf(hash);
      if (((filter[wordOf(hash)] as number) & bits) !== bits) return -1;
      return (slots[slotOf(hash) + 1] as number) - 1;
    },
    set(hash, value) {
      const at = slotOf(hash);
      slots[at] = hash;
      slots[at + 1] = value + 1;
      filter[wordOf(hash)]! |= bitsOf(hash);
    },
  };
}
