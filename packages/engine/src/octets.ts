/** A growing row of octets, written from the front and reused. */
export class OctetWriter {
  octets: Uint8Array;
  length = 0;

  constructor(capacity: number) {
    this.octets = new Uint8Array(capacity);
  }

  /** Sees to it that `more` octets can be written without a check. */
  reserve(more: number): void {
    const needed = this.length + more;
    if (needed <= this.octets.length) return;
    const larger = new Uint8Array(Math.max(needed, this.octets.length * 2));
    larger.set(this.octets.subarray(0, this.length));
    this.octets = larger;
  }
}
