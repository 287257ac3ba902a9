import type { Io } from "../io.ts";

/** Quick work is not worth a line. */
const PATIENCE_MS = 700;

/** A line on standard error that is written over as work goes on, on a terminal only; the result is never mixed with it. */
export class Progress {
  readonly #io: Io;
  readonly #began = Date.now();
  #shown = false;

  constructor(io: Io) {
    this.#io = io;
  }

  /** Shows the text once the work has taken a while. */
  show(text: string): void {
    if (!this.#io.isTty.stderr || Date.now() - this.#began < PATIENCE_MS) return;
    this.#io.stderr.write(`\r\u001b[2K${text}`);
    this.#shown = true;
  }

  /** Wipes the line away. */
  clear(): void {
    if (this.#shown) this.#io.stderr.write("\r\u001b[2K");
    this.#shown = false;
  }
}
