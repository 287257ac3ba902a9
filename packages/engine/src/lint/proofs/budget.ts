/** A bound of work. What it refuses is not done, and then nothing is claimed that would need it. */
export class Budget {
  #left: number;

  /** Units of work that may be spent. */
  constructor(units: number) {
    this.#left = units;
  }

  /** Whether so much more may be done; spends it if so. */
  spend(units: number): boolean {
    if (units > this.#left) return false;
    this.#left -= units;
    return true;
  }
}
