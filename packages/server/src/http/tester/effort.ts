import { setImmediate } from "node:timers/promises";
import { serverProblem } from "../problem.ts";

/** Largest answer, in UTF-16 units. */
const ANSWER_LIMIT = 33_554_432;

const TURN_MS = 10;

/** The computing that one request causes: keeps it from holding up the others and from growing without end. */
export class Effort {
  private readonly signal: AbortSignal;
  private readonly limitMs: number;
  private spent = 0;
  private length = 0;
  private turn = 0;

  /** `signal` ends the work at the next chance, when nobody waits for it any more; nothing begins after `limitMs`. */
  constructor(signal: AbortSignal, limitMs: number) {
    this.signal = signal;
    this.limitMs = limitMs;
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
    if (this.spent > this.limitMs) throw serverProblem("too-much-work", null);
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
