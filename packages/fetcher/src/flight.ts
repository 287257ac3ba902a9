import type { FetchOutcome } from "@aushang/engine";

/**
 * One request under way that several callers wait for. A caller that gives up leaves the others alone; when
 * the last one has given up the request is called off.
 */
export class Flight {
  readonly outcome: Promise<FetchOutcome>;
  readonly #controller = new AbortController();
  #waiting = 0;

  /** Starts at once. `run` must resolve, and must do so soon after its signal is aborted. */
  constructor(run: (signal: AbortSignal) => Promise<FetchOutcome>) {
    this.outcome = run(this.#controller.signal);
  }

  /** True when the request was called off: its outcome tells nothing about the server. */
  get cancelled(): boolean {
    return this.#controller.signal.aborted;
  }

  /** The outcome; or, as soon as the caller's signal is aborted, what `cancelled` gives. */
  async join(
    signal: AbortSignal | undefined,
    cancelled: () => FetchOutcome,
  ): Promise<FetchOutcome> {
    if (signal === undefined) {
      this.#waiting += 1;
      return this.outcome;
    }
    return this.#joinUntil(signal, cancelled);
  }

  /** Calls the request off for everybody. */
  cancel(): void {
    this.#controller.abort();
  }

  #joinUntil(signal: AbortSignal, cancelled: () => FetchOutcome): Promise<FetchOutcome> {
    this.#waiting += 1;
    return new Promise((resolve) => {
      const leave = () => {
        resolve(cancelled());
        this.#waiting -= 1;
        if (this.#waiting === 0) this.cancel();
      };
      signal.addEventListener("abort", leave, { once: true });
      this.outcome.then((outcome) => {
        signal.removeEventListener("abort", leave);
        resolve(outcome);
      });
    });
  }
}
