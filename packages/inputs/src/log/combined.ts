import { COLUMN, type LineReader, lineEnd } from "./columns.ts";

const FEED = 10;
const RETURN = 13;
const SPACE = 32;
const QUOTE = 34;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
/** 1 for octets at which a text in quotes may end. */
const STOPS = new Uint8Array(256);
for (const octet of [FEED, QUOTE, BACKSLASH]) STOPS[octet] = 1;
/** Octets of `10/Oct/2000:13:55:36 -0700`. */
const TIME = 26;

/**
 * Reads lines of the common and the combined log format, and those that begin with a host or go on after the header:
 *
 *     [host ]address identity user [time] "request" status bytes[ "referrer" "user agent"[ ...]]
 */
export class CombinedLines implements LineReader {
  end = 0;
  readonly #hasHost: boolean;
  #octets: Uint8Array = new Uint8Array(0);
  /** The next octet. */
  #at = 0;

  constructor(hasHost: boolean) {
    this.#hasHost = hasHost;
  }

  read(octets: Uint8Array, from: number, columns: Int32Array, at: number): boolean {
    this.#octets = octets;
    this.#at = from;
    const isRight =
      this.#time(columns, at) && this.#request(columns, at) && this.#rest(columns, at);
    if (isRight && this.#hasHost) hostAt(octets, from, columns, at);
    this.end = lineEnd(octets, this.#at);
    return isRight;
  }

  /** Up to the blank behind the time. */
  #time(columns: Int32Array, at: number): boolean {
    const octets = this.#octets;
    const end = octets.length;
    let i = this.#at;
    while (i < end && octets[i] !== OPEN && octets[i] !== FEED) i++;
    this.#at = i;
    if (octets[i] !== OPEN) return false;
    columns[at + COLUMN.time] = i + 1;
    i += TIME + 1;
    if (octets[i] !== CLOSE) {
      i = this.#at;
      while (i < end && octets[i] !== CLOSE && octets[i] !== FEED) i++;
      this.#at = i;
    }
    if (octets[i] !== CLOSE || octets[i + 1] !== SPACE) return false;
    columns[at + COLUMN.time + 1] = i;
    this.#at = i + 2;
    return true;
  }

  /** A text in quotes. A quote behind a backslash does not end it. */
  #quoted(columns: Int32Array, column: number): boolean {
    const octets = this.#octets;
    const end = octets.length;
    let i = this.#at;
    if (octets[i] !== QUOTE) return false;
    const from = ++i;
    for (;;) {
      while (i < end && STOPS[octets[i] as number] === 0) i++;
      // A quote behind a backslash is part of the text; the end of the line never is.
      if (octets[i] !== BACKSLASH || octets[i + 1] === FEED) break;
      i += 2;
    }
    this.#at = Math.min(i, end);
    if (octets[i] !== QUOTE) return false;
    columns[column] = from;
    columns[column + 1] = i;
    this.#at = i + 1;
    return true;
  }

  #request(columns: Int32Array, at: number): boolean {
    return (
      this.#quoted(columns, at + COLUMN.target) &&
      this.#number(columns, at + COLUMN.status) &&
      this.#number(columns, at + COLUMN.bytes)
    );
  }

  /** A blank, then digits or `-`. */
  #number(columns: Int32Array, column: number): boolean {
    const octets = this.#octets;
    if (octets[this.#at] !== SPACE) return false;
    const from = this.#at + 1;
    let i = from;
    while (isDigit(octets[i])) i++;
    if (i > from) {
      columns[column] = from;
      columns[column + 1] = i;
    } else if (octets[i++] !== 45) {
      return false;
    }
    this.#at = i;
    return isEnd(octets[i]) || octets[i] === SPACE;
  }

  /** Nothing, or referrer and header in quotes and whatever follows. */
  #rest(columns: Int32Array, at: number): boolean {
    if (isEnd(this.#octets[this.#at])) return true;
    if (this.#octets[this.#at + 1] !== QUOTE) return true;
    this.#at++;
    // The referrer is read over: the header takes its place.
    if (!this.#quoted(columns, at + COLUMN.userAgent)) return false;
    if (this.#octets[this.#at] !== SPACE) return false;
    this.#at++;
    return this.#quoted(columns, at + COLUMN.userAgent);
  }
}

const isDigit = (c: number | undefined): boolean => c !== undefined && c >= 48 && c <= 57;

const isEnd = (c: number | undefined): boolean => c === undefined || c === FEED || c === RETURN;

function hostAt(octets: Uint8Array, from: number, columns: Int32Array, at: number): void {
  let i = from;
  while (i < octets.length && octets[i] !== SPACE) i++;
  columns[at + COLUMN.host] = from;
  columns[at + COLUMN.host + 1] = i;
}
