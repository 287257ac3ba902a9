import { FetchFailure } from "./failure.ts";

/** Time limits of one fetch, in milliseconds. */
export interface Timeouts {
  /** Name resolution, TCP and TLS together, for each address in a chain of redirects. */
  readonly connect: number;
  /** From the open connection to the complete head of the answer. */
  readonly firstByte: number;
  /** Between two pieces of a body. */
  readonly idle: number;
  /** The whole fetch with all its redirects. */
  readonly total: number;
}

/** The limits that hold unless others are given. */
export const TIMEOUTS: Timeouts = { connect: 5_000, firstByte: 8_000, idle: 5_000, total: 10_000 };

/** What a fetch is waiting for; each has a limit of its own. `proxy` is a connection and an answer through one. */
export type Phase = "connect" | "firstByte" | "idle" | "proxy";

/**
 * The clocks of one fetch: one for the whole, one for what it is waiting for now. The first that runs out
 * aborts `signal` with a failure as its reason. `end()` must be called, or a timer outlives the fetch.
 */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #timeouts: Timeouts;
  readonly #total: NodeJS.Timeout;
  #current: NodeJS.Timeout | undefined;

  constructor(timeouts: Timeouts) {
    this.#timeouts = timeouts;
    this.#total = this.#after(timeouts.total, (limit) => `It took longer than ${limit} in all.`);
  }

  /** Aborted when a limit is reached or the fetch is called off; its reason is always a failure. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Starts the clock of what is waited for now, in place of the one before. */
  enter(phase: Phase): void {
    clearTimeout(this.#current);
    const { connect, firstByte } = this.#timeouts;
    const limit = phase === "proxy" ? connect + firstByte : this.#timeouts[phase];
    this.#current = this.#after(limit, PHASE_WORDS[phase]);
  }

  /** Something came: what is waited for now gets its full time again. */
  progress(): void {
    this.#current?.refresh();
  }

  /** Ends the fetch at once. */
  abort(failure: FetchFailure): void {
    this.end();
    this.#controller.abort(failure);
  }

  /** Stops the clocks. */
  end(): void {
    clearTimeout(this.#total);
    clearTimeout(this.#current);
  }

  #after(milliseconds: number, words: (limit: string) => string): NodeJS.Timeout {
    return setTimeout(
      () => this.abort(new FetchFailure("timeout", words(inSeconds(milliseconds)))),
      milliseconds,
    );
  }
}

const PHASE_WORDS: Readonly<Record<Phase, (limit: string) => string>> = {
  connect: (limit) => `No connection came about within ${limit}.`,
  firstByte: (limit) => `The server accepted the connection but did not answer within ${limit}.`,
  idle: (limit) => `The answer stood still for ${limit}.`,
  proxy: (limit) => `No answer came through the proxy within ${limit}.`,
};

function inSeconds(milliseconds: number): string {
  return `${milliseconds / 1_000} s`;
}

/**
 * The promise's result, or a rejection with the signal's reason as soon as it is aborted. The promise itself
 * goes on; for work that cannot be cancelled, such as a name lookup.
 */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
