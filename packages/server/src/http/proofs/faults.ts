import { type Fault, serverProblem } from "../problem.ts";

/** Collects what is wrong with a body, so that all of it is told at once. */
export class Faults {
  readonly #found: Fault[] = [];

  /** Adds a fault. */
  add(fault: Fault): void {
    this.#found.push(fault);
  }

  /** Throws a `Problem` with everything that was found; does nothing without any. */
  settle(): void {
    if (this.#found.length > 0) throw serverProblem("body-invalid", null, { faults: this.#found });
  }
}
