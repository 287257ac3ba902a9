import { setImmediate } from "node:timers/promises";
import { serverProblem } from "../problem.ts";

/** Milliseconds of computing for one request; a single test is never cut off. */
export const EFFORT_LIMIT_MS = 5_000;
/** Largest answer, in UTF-16 units. */
export const ANSWER_LIMIT = 33_554_432;

const TURN_MS = 10;

/** The computing that one request causes: keeps it from holding up the others and from growing without end. */
export class Effort {
  private readonly signal: AbortSignal;
  private spent = 0;
  private length = 0;
  private turn = 0;

  /** `signal` ends the work at the next chance, when nobody waits for it any more. */
  constructor(signal: AbortSignal) {
    this.signal = signal;
  }

  /** Milliseconds spent so far. */
  get ms(): number {
    return this.spent;
  }

  /**
   * Does one piece of work, after giving other requests their turn when it is time. Throws a `Problem` when the
   * request has already had its share, or nobody waits.
   */
  async on(piece: () => string): Promise<string> {
    if (this.turn > TURN_MS) {
      await setImmediate();
      this.turn = 0;
    }
    if (this.signal.aborted) throw serverProblem("stopping", null);
    if (this.spent > EFFORT_LIMIT_MS) throw serverProblem("too-much-work", null);
    const from = performance.now();
    const json = piece();
    const took = performance.now() - from;
    this.spent += took;
    this.turn += took;
    this.length += json.length;
    if (this.length > ANSWER_LIMIT) throw serverProblem("too-much-work", null);
    return json;
  }
}
