/** Requests of one client for one address, which wait to be judged. */
export interface Cell {
  /** Whose: a position among the askers, or {@link LIST}. */
  readonly client: number;
  requests: number;
  bytes: number;
  /** Whether the address was counted for this client before. */
  known: boolean;
  /** What others asked for the same address. */
  readonly next: Cell | null;
}

/** The client of a list, about whose entries everybody is asked. */
export const LIST = -1;

/** Addresses with what is not judged yet. Those that several clients asked for are next to each other. */
export class Held {
  /** Cells that are held. */
  size = 0;
  readonly #cells = new Map<string, Cell>();

  /** Adds requests. */
  add(target: string, client: number, requests: number, bytes: number): void {
    const first = this.#cells.get(target) ?? null;
    for (let cell = first; cell !== null; cell = cell.next) {
      if (cell.client !== client) continue;
      cell.requests += requests;
      cell.bytes += bytes;
      return;
    }
    this.#cells.set(target, { client, requests, bytes, known: false, next: first });
    this.size++;
  }

  /** Hands over what waits, all of one address after another. */
  take(give: (target: string, cell: Readonly<Cell>) => void): void {
    for (const [target, first] of this.#cells)
      for (let cell: Cell | null = first; cell !== null; cell = cell.next) {
        if (cell.requests === 0) continue;
        give(target, cell);
        cell.requests = 0;
        cell.bytes = 0;
        cell.known = true;
      }
  }

  /** Lets go of all addresses. */
  clear(): void {
    this.#cells.clear();
    this.size = 0;
  }
}
