const STAR = 42;

/** Which octets an address holds, folded into 64 bits: what is not there cannot be matched. Looked at when first asked. */
export class Presence {
  low = 0;
  high = 0;
  #row: Uint8Array | null = null;
  #length = 0;

  /** Takes another address, to be looked at when needed. */
  forget(row: Uint8Array, length: number): void {
    this.#row = row;
    this.#length = length;
  }

  /** Looks at the address now. */
  look(): void {
    if (this.#row === null) return;
    this.read(this.#row, 0, this.#length);
    this.#row = null;
  }

  /** Notes the octets of `row[from..to)` that are no star. */
  read(row: Uint8Array, from: number, to: number): void {
    let low = 0;
    let high = 0;
    for (let i = from; i < to; i++) {
      const c = row[i] as number;
      const bit = 1 << (c & 31);
      if (c >= 64) high |= bit;
      else if (c !== STAR) low |= bit;
    }
    this.low = low;
    this.high = high;
  }
}
