/** Requests for one address that wait to be judged. */
export interface Cell {
  requests: number;
  bytes: number;
  /** Whether the address was counted before. */
  known: boolean;
}

/** The addresses of one crawler, or of a list, with what is not judged yet. */
export class Cells {
  readonly #cells = new Map<string, Cell>();

  get size(): number {
    return this.#cells.size;
  }

  /** Adds requests. */
  add(target: string, requests: number, bytes: number): void {
    const cell = this.#cells.get(target);
    if (cell === undefined) {
      this.#cells.set(target, { requests, bytes, known: false });
    } else {
      cell.requests += requests;
      cell.bytes += bytes;
    }
  }

  /** Hands over what waits, in the order in which the addresses first came. */
  take(give: (target: string, cell: Readonly<Cell>) => void): void {
    for (const [target, cell] of this.#cells) {
      if (cell.requests === 0) continue;
      give(target, cell);
      cell.requests = 0;
      cell.bytes = 0;
      cell.known = true;
    }
  }

  clear(): void {
    this.#cells.clear();
  }
}
