import type { FetchOutcome } from "@aushang/engine";

/** Failures are forgotten sooner than answers, in seconds: whoever mends a server tries again at once. */
const FAILURE_SECONDS = 5;

/** Outcomes that are held at most. */
const MOST_ENTRIES = 1_000;

/** Octets of all bodies that are held at most: 32 MiB. */
const MOST_OCTETS = 33_554_432;

interface Entry {
  readonly outcome: FetchOutcome;
  readonly expires: number;
}

/**
 * Outcomes by key, each for a few seconds: answers for the given time, failures for at most 5 s. Bounded in
 * number and in octets; the oldest go first. A time of 0 holds nothing.
 */
export class OutcomeCache {
  readonly #entries = new Map<string, Entry>();
  readonly #seconds: number;
  readonly #now: () => number;
  #octets = 0;

  /** `now` is a monotonic clock in milliseconds. */
  constructor(seconds: number, now: () => number = () => performance.now()) {
    this.#seconds = seconds;
    this.#now = now;
  }

  /** The outcome that is still fresh, else undefined. */
  get(key: string): FetchOutcome | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry.expires > this.#now()) return entry.outcome;
    this.#remove(key);
    return undefined;
  }

  /** Holds an outcome, in place of an earlier one. */
  set(key: string, outcome: FetchOutcome): void {
    this.#remove(key);
    const seconds = outcome.failure === null ? this.#seconds : this.#secondsOfFailure();
    if (seconds === 0) return;
    this.#entries.set(key, { outcome, expires: this.#now() + seconds * 1_000 });
    this.#octets += outcome.body.length;
    this.#makeRoom();
  }

  /** Forgets everything. */
  clear(): void {
    this.#entries.clear();
    this.#octets = 0;
  }

  #secondsOfFailure(): number {
    return Math.min(this.#seconds, FAILURE_SECONDS);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (entry === undefined) return;
    this.#entries.delete(key);
    this.#octets -= entry.outcome.body.length;
  }

  #makeRoom(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= MOST_ENTRIES && this.#octets <= MOST_OCTETS) return;
      this.#remove(key);
    }
  }
}
