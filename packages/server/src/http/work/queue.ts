/** Somebody who waits for a place. */
interface Waiting {
  readonly client: string;
  readonly begin: () => void;
}

/**
 * Places that are taken in turn. Clients take turns, not requests: who asks for much at once waits for others who ask
 * for little.
 */
export class Queue {
  readonly #places: number;
  readonly #limit: number;
  /** By client, in the order in which it is their turn. */
  readonly #waiting = new Map<string, Waiting[]>();
  #taken = 0;
  #length = 0;

  /** `places` at a time, at most `limit` in the queue. */
  constructor(places: number, limit: number) {
    this.#places = places;
    this.#limit = limit;
  }

  /** How many wait. */
  get length(): number {
    return this.#length;
  }

  /**
   * Resolves when it is the client's turn, with what gives the place back; call that once. Null when too many wait. An
   * aborted signal ends the waiting at once: the place that is resolved with then is one all the same.
   */
  async enter(client: string, signal: AbortSignal): Promise<(() => void) | null> {
    if (this.#taken < this.#places) {
      this.#taken += 1;
      return () => this.#leave();
    }
    if (this.#length >= this.#limit) return null;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        client,
        begin: () => {
          signal.removeEventListener("abort", onAbort);
          resolve(() => this.#leave());
        },
      };
      const onAbort = (): void => {
        this.#remove(waiting);
        resolve(() => {});
      };
      if (signal.aborted) return resolve(() => {});
      signal.addEventListener("abort", onAbort, { once: true });
      this.#add(waiting);
    });
  }

  #add(waiting: Waiting): void {
    this.#length += 1;
    const own = this.#waiting.get(waiting.client);
    if (own === undefined) this.#waiting.set(waiting.client, [waiting]);
    else own.push(waiting);
  }

  #remove(waiting: Waiting): void {
    const own = this.#waiting.get(waiting.client) ?? [];
    const left = own.filter((one) => one !== waiting);
    this.#length -= own.length - left.length;
    if (left.length === 0) this.#waiting.delete(waiting.client);
    else this.#waiting.set(waiting.client, left);
  }

  #leave(): void {
    this.#taken -= 1;
    const [first] = this.#waiting;
    if (first === undefined) return;
    const [client, [next, ...left]] = first as [string, [Waiting, ...Waiting[]]];
    this.#length -= 1;
    this.#waiting.delete(client);
    // Behind all others.
    if (left.length > 0) this.#waiting.set(client, left);
    this.#taken += 1;
    next.begin();
  }
}
