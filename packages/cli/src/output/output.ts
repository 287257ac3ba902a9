import type { Writable } from "node:stream";

/** Standard output: waits when its reader is slow, and falls silent when its reader has gone. */
export class Output {
  readonly #stream: Writable;
  #open = true;
  /** Settled when what was written last is out, or will never be. */
  #lastOut: Promise<void> = Promise.resolve();
  #failure: Error | null = null;

  constructor(stream: Writable) {
    this.#stream = stream;
    stream.on("error", this.#onError);
  }

  /** Writes and waits until there is room again. False when nobody reads any more. */
  async write(text: string | Uint8Array): Promise<boolean> {
    if (!this.#open || text.length === 0) return this.#open;
    let isOut = (): void => {};
    this.#lastOut = new Promise((resolve) => {
      isOut = resolve;
    });
    if (!this.#stream.write(text, () => isOut()))
      await new Promise<void>((resolve) => {
        const done = (): void => {
          this.#stream.removeListener("drain", done);
          this.#stream.removeListener("close", done);
          this.#stream.removeListener("error", done);
          resolve();
        };
        this.#stream.once("drain", done);
        this.#stream.once("close", done);
        this.#stream.once("error", done);
      });
    if (this.#stream.destroyed) this.#open = false;
    return this.#open;
  }

  /** Waits until everything is out, and throws what went wrong beside a reader that has gone (a full disk, say). */
  async finish(): Promise<void> {
    await this.#lastOut;
    this.#stream.removeListener("error", this.#onError);
    if (this.#failure) throw this.#failure;
  }

  readonly #onError = (error: NodeJS.ErrnoException): void => {
    this.#open = false;
    if (error.code !== "EPIPE" && error.code !== "ERR_STREAM_DESTROYED") this.#failure = error;
  };
}
