import { Buffer, isUtf8 } from "node:buffer";

/** Longest line that is kept in memory, in octets. */
const LINE_CAP = 8 * 1024 * 1024;

/** One line of the input: its text without the line feed, or why there is none. Numbers are 1-based and count blank lines. */
export type InputLine =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly problem: "not-utf8" | "line-too-long" };

const LF = 0x0a;
const NOTHING = Buffer.alloc(0);

/**
 * Cuts a stream of octets into lines. `push` takes a chunk, `next` gives the next whole line or null when more input is
 * needed, `end` says that the last line has ended. Whole chunks are decoded at once where they are valid UTF-8.
 * A line over the cap is forgotten as it comes in. A byte order mark at the start is dropped.
 */
export class LineReader {
  readonly #cap: number;
  #number = 0;
  /** Decoded whole lines that were not handed out, and where the next begins. */
  #text = "";
  #at = 0;
  /** Whole lines that could not be decoded at once. */
  #octets: Buffer = NOTHING;
  /** The first of those is the end of a line that was too long to keep. */
  #octetsBeginForgotten = false;
  /** The beginning of a line whose end has not come yet. */
  #parts: Buffer[] = [];
  #partsLength = 0;
  #overlong = false;

  constructor(cap = LINE_CAP) {
    this.#cap = cap;
  }

  /** Takes the next octets. Call only when `next` has returned null. */
  push(chunk: Uint8Array): void {
    const octets = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const last = octets.lastIndexOf(LF);
    if (last < 0) {
      this.#keep(octets);
      return;
    }
    const whole = this.#complete(octets.subarray(0, last + 1));
    const forgotten = this.#overlong;
    this.#overlong = false;
    if (last + 1 < octets.length) this.#keep(octets.subarray(last + 1));
    if (!forgotten && whole.length <= this.#cap && isUtf8(whole)) {
      this.#text = whole.toString("utf8");
      this.#at = 0;
    } else {
      this.#octets = whole;
      this.#octetsBeginForgotten = forgotten;
    }
  }

  /** Ends the input: a last line without a line feed counts. */
  end(): void {
    if (this.#partsLength === 0 && !this.#overlong) return;
    this.push(Buffer.from("\n"));
  }

  /** The next whole line, or null. */
  next(): InputLine | null {
    if (this.#at < this.#text.length) {
      const end = this.#text.indexOf("\n", this.#at);
      const text = this.#text.slice(this.#at, end);
      this.#at = end + 1;
      return this.#line(text);
    }
    if (this.#octets.length > 0) return this.#nextOfOctets();
    return null;
  }

  #nextOfOctets(): InputLine {
    const end = this.#octets.indexOf(LF);
    const line = this.#octets.subarray(0, end);
    this.#octets = this.#octets.subarray(end + 1);
    if (this.#octetsBeginForgotten || line.length > this.#cap) {
      this.#octetsBeginForgotten = false;
      this.#number += 1;
      return { number: this.#number, problem: "line-too-long" };
    }
    if (isUtf8(line)) return this.#line(line.toString("utf8"));
    this.#number += 1;
    return { number: this.#number, problem: "not-utf8" };
  }

  #line(text: string): InputLine {
    this.#number += 1;
    const first = this.#number === 1 && text.charCodeAt(0) === 0xfeff;
    return { number: this.#number, text: first ? text.slice(1) : text };
  }

  #keep(octets: Buffer): void {
    if (this.#overlong || octets.length === 0) return;
    if (this.#partsLength + octets.length > this.#cap) {
      this.#overlong = true;
      this.#parts = [];
      this.#partsLength = 0;
      return;
    }
    // A copy: the stream may reuse its buffer, and a slice would hold the whole chunk.
    this.#parts.push(Buffer.from(octets));
    this.#partsLength += octets.length;
  }

  /** The kept beginning and these octets as one. */
  #complete(octets: Buffer): Buffer {
    if (this.#parts.length === 0) return octets;
    this.#parts.push(octets);
    const whole = Buffer.concat(this.#parts);
    this.#parts = [];
    this.#partsLength = 0;
    return whole;
  }
}
