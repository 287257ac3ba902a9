import { COLUMN, type LineReader, lineEnd } from "./columns.ts";
import type { LogFields } from "./model.ts";

const FEED = 10;
const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_LIST = 91;
const BACKSLASH = 92;
const CLOSE_LIST = 93;
const OPEN = 123;
const CLOSE = 125;
/** Objects within objects that are followed. */
const DEPTH = 32;

/** A field that is wanted, or the way to one. */
interface Wanted {
  readonly key: Uint8Array;
  column: number;
  readonly within: Wanted[];
}

/**
 * Reads lines of JSON, octet by octet, without making values of what nobody asks for. A string is given without its
 * quotes; of a list the first string counts.
 */
export class JsonLines implements LineReader {
  end = 0;
  readonly #wanted: readonly Wanted[];
  #octets: Uint8Array = new Uint8Array(0);
  #at = 0;
  #columns: Int32Array = new Int32Array(0);
  #row = 0;

  constructor(fields: LogFields) {
    this.#wanted = tree(fields);
  }

  read(octets: Uint8Array, from: number, columns: Int32Array, at: number): boolean {
    this.#octets = octets;
    this.#at = from;
    this.#columns = columns;
    this.#row = at;
    this.#blank();
    const isObject = octets[this.#at] === OPEN && this.#object(this.#wanted, DEPTH);
    if (isObject) this.#blank();
    const isAlone = this.#at >= octets.length || octets[this.#at] === FEED;
    this.end = lineEnd(octets, this.#at);
    return isObject && isAlone && (columns[at + COLUMN.target] as number) >= 0;
  }

  #blank(): void {
    const octets = this.#octets;
    let c = octets[this.#at];
    while (c === 32 || c === 9 || c === 13) c = octets[++this.#at];
  }

  #object(wanted: readonly Wanted[], depth: number): boolean {
    const octets = this.#octets;
    this.#at++;
    this.#blank();
    if (octets[this.#at] === CLOSE) return this.#pass();
    for (;;) {
      const from = this.#at + 1;
      if (!this.#string()) return false;
      const found = wanted.length === 0 ? null : find(wanted, octets, from, this.#at - 1);
      this.#blank();
      if (octets[this.#at] !== COLON) return false;
      this.#at++;
      if (!this.#value(found, depth)) return false;
      if (octets[this.#at] === CLOSE) return this.#pass();
      if (octets[this.#at] !== COMMA) return false;
      this.#at++;
      this.#blank();
    }
  }

  #pass(): true {
    this.#at++;
    return true;
  }

  #list(found: Wanted | null, depth: number): boolean {
    const octets = this.#octets;
    this.#at++;
    this.#blank();
    if (octets[this.#at] === CLOSE_LIST) return this.#pass();
    let first = found;
    for (;;) {
      if (!this.#value(first, depth)) return false;
      first = null;
      if (octets[this.#at] === CLOSE_LIST) return this.#pass();
      if (octets[this.#at] !== COMMA) return false;
      this.#at++;
    }
  }

  /** A value with the blanks around it. */
  #value(found: Wanted | null, depth: number): boolean {
    this.#blank();
    const c = this.#octets[this.#at];
    const isRight =
      c === QUOTE
        ? this.#text(found)
        : c === OPEN
          ? depth > 0 && this.#object(found?.within ?? NOTHING, depth - 1)
          : c === OPEN_LIST
            ? depth > 0 && this.#list(found, depth - 1)
            : this.#word(found);
    this.#blank();
    return isRight;
  }

  #text(found: Wanted | null): boolean {
    const from = this.#at + 1;
    if (!this.#string()) return false;
    if (found !== null) this.#keep(found, from, this.#at - 1);
    return true;
  }

  #keep({ column }: Wanted, from: number, to: number): void {
    if (column < 0) return;
    this.#columns[this.#row + column] = from;
    this.#columns[this.#row + column + 1] = to;
  }

  /** Passes over a string. */
  #string(): boolean {
    const octets = this.#octets;
    const end = octets.length;
    let i = this.#at;
    if (octets[i++] !== QUOTE) return false;
    for (; i < end; i++) {
      const c = octets[i] as number;
      if (c > BACKSLASH) continue;
      if (c === QUOTE) {
        this.#at = i + 1;
        return true;
      }
      if (c === FEED) break;
      if (c === BACKSLASH && octets[i + 1] !== FEED) i++;
    }
    this.#at = Math.min(i, end);
    return false;
  }

  /** A number, or `true`, `false`, `null`, which say nothing here. */
  #word(found: Wanted | null): boolean {
    const octets = this.#octets;
    const from = this.#at;
    let i = from;
    while (isWordOctet(octets[i])) i++;
    this.#at = i;
    const isNumber = (octets[from] as number) < 65;
    if (found !== null && isNumber) this.#keep(found, from, i);
    return i > from;
  }
}

const NOTHING: readonly Wanted[] = [];

/** `+ - .`, digits and letters. */
function isWordOctet(c: number | undefined): boolean {
  if (c === undefined) return false;
  return (c >= 48 && c <= 57) || (c >= 65 && (c | 32) <= 122) || c === 43 || c === 45 || c === 46;
}

function find(
  wanted: readonly Wanted[],
  octets: Uint8Array,
  from: number,
  to: number,
): Wanted | null {
  for (const one of wanted) {
    const { key } = one;
    if (key.length !== to - from) continue;
    let i = 0;
    while (i < key.length && key[i] === octets[from + i]) i++;
    if (i === key.length) return one;
  }
  return null;
}

/** The wanted fields as a tree of their names. */
function tree(fields: LogFields): readonly Wanted[] {
  const root: Wanted[] = [];
  for (const [field, path] of Object.entries(fields)) {
    let level = root;
    const names = path.split(".");
    names.forEach((name, i) => {
      const key = new TextEncoder().encode(name);
      let one = level.find((other) => find([other], key, 0, key.length) !== null);
      if (one === undefined) {
        one = { key, column: -1, within: [] };
        level.push(one);
      }
      if (i === names.length - 1) one.column = COLUMN[field as keyof typeof COLUMN];
      level = one.within;
    });
  }
  return root;
}
