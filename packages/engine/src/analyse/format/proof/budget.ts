/**
 * What one formatting may cost, in units of about 100 ns: two seconds each for reading files and for proofs about rules.
 * The same file always costs the same, so that the same is done on every machine.
 */
const READING = 16_000_000;
const PROVING = 20_000_000;

/** What is left of it. */
export class Budget {
  #reading = READING;
  #proving = PROVING;

  /** Takes the cost of reading a file; false when there is nothing left. */
  read(octets: number): boolean {
    if (this.#reading <= 0) return false;
    this.#reading -= octets + 256;
    return true;
  }

  /** Takes the cost of a proof; false when so much is not left. */
  prove(cost: number): boolean {
    if (cost > this.#proving) return false;
    this.#proving -= cost;
    return true;
  }
}
