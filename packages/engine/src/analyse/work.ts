/** A bound of work. */
export class Work {
  #left: number;

  constructor(amount: number) {
    this.#left = amount;
  }

  /** Counts what was done. */
  spend(amount: number): void {
    this.#left -= amount;
  }

  /** Whether there is work left. */
  allows(): boolean {
    return this.#left > 0;
  }
}
