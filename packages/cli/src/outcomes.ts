import type { FetchOutcome } from "@aushang/engine";
import type { Fetcher } from "@aushang/fetcher";

/** So many robots files are under way or waiting for their turn at a time: bodies may be 512,000 octets each. */
const AHEAD = 12;

/**
 * Fetches each robots file once, a few ahead of the one that is needed, and forgets it after its last use, so that
 * a list of many origins is quick and takes bounded memory.
 */
export class Outcomes {
  readonly #fetcher: Fetcher;
  readonly #fresh: boolean;
  readonly #uses = new Map<string, number>();
  /** Addresses in the order of their first use. */
  readonly #queue: string[];
  #queueAt = 0;
  readonly #live = new Map<string, Promise<FetchOutcome>>();
  readonly #onDone: (done: number, total: number) => void;
  #done = 0;

  /** `addresses` holds one entry for each use, in order. `onDone` is told of every answer. */
  constructor(
    fetcher: Fetcher,
    addresses: readonly string[],
    options: { readonly fresh: boolean; readonly onDone: (done: number, total: number) => void },
  ) {
    this.#fetcher = fetcher;
    this.#fresh = options.fresh;
    this.#onDone = options.onDone;
    for (const address of addresses) this.#uses.set(address, (this.#uses.get(address) ?? 0) + 1);
    this.#queue = [...this.#uses.keys()];
  }

  /** What came of fetching, for the next use of this address. Call in the order of the uses. */
  async next(address: string): Promise<FetchOutcome> {
    const outcome = this.#start(address);
    while (this.#live.size < AHEAD && this.#queueAt < this.#queue.length)
      this.#start(this.#queue[this.#queueAt++] as string);
    const left = (this.#uses.get(address) ?? 1) - 1;
    this.#uses.set(address, left);
    if (left === 0) this.#live.delete(address);
    return outcome;
  }

  #start(address: string): Promise<FetchOutcome> {
    const known = this.#live.get(address);
    if (known !== undefined) return known;
    const outcome = this.#fetcher.fetch(address, { fresh: this.#fresh }).finally(() => {
      this.#done += 1;
      this.#onDone(this.#done, this.#queue.length);
    });
    this.#live.set(address, outcome);
    return outcome;
  }
}
