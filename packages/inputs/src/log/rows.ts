import type { RequestRows } from "@aushang/engine/impact";
import { COLUMN, type Columns, WIDTH } from "./columns.ts";
import { jsonText, serverText } from "./escapes.ts";
import { asText, Interner, type Stretch, stretchOf } from "./interner.ts";
import type { LogEntry } from "./model.ts";
import { timeOf } from "./time.ts";

/** Turns stretches of octets into what they say; kept for a whole log. */
export class LogTexts {
  readonly targets: Interner;
  readonly agents: Interner;
  readonly hosts: Interner;
  /** Texts of times; a second holds many requests. */
  readonly times: Interner;
  #time = "";
  #at: number | null = null;

  constructor(isJson: boolean) {
    const decode = isJson ? jsonText : serverText;
    this.targets = new Interner(15, 256, (octets) => targetIn(decode(octets)));
    this.agents = new Interner(13, 512, decode);
    this.hosts = new Interner(8, 64, decode);
    this.times = new Interner(4, 64, asText);
  }

  time(text: string): number | null {
    if (text !== this.#time) {
      this.#time = text;
      this.#at = timeOf(text);
    }
    return this.#at;
  }
}

/** The middle of `GET /path HTTP/1.1`; any other text as it stands. */
function targetIn(text: string): string {
  const from = text.indexOf(" ");
  if (from < 0) return text;
  const to = text.lastIndexOf(" ");
  const isRequest = to > from && text.startsWith("HTTP/", to + 1) && /^[A-Za-z-]+ /.test(text);
  return isRequest ? text.slice(from + 1, to) : text;
}

/** Requests of some lines of a log. Text is made when it is asked for. Iterating gives whole entries. */
export class LogRows implements RequestRows, Iterable<LogEntry> {
  readonly length: number;
  readonly #stretch: Stretch;
  readonly #offsets: Int32Array;
  readonly #texts: LogTexts;

  constructor(octets: Uint8Array, columns: Columns, texts: LogTexts) {
    this.length = columns.length;
    this.#stretch = stretchOf(octets);
    this.#offsets = columns.offsets;
    this.#texts = texts;
  }

  #text(row: number, column: number, interner: Interner): string | null {
    const at = row * WIDTH + column;
    const from = this.#offsets[at] as number;
    return from < 0 ? null : interner.text(this.#stretch, from, this.#offsets[at + 1] as number);
  }

  #number(row: number, column: number): number | null {
    const at = row * WIDTH + column;
    const from = this.#offsets[at] as number;
    if (from < 0) return null;
    const to = this.#offsets[at + 1] as number;
    const { octets } = this.#stretch;
    let value = 0;
    for (let i = from; i < to; i++) {
      const digit = (octets[i] as number) - 48;
      if (digit < 0 || digit > 9) return null;
      value = value * 10 + digit;
    }
    return to > from ? value : null;
  }

  /** Path and query as requested, or what stands in their place. */
  target(row: number): string {
    const { targets } = this.#texts;
    const target = this.#text(row, COLUMN.target, targets) ?? "";
    if ((this.#offsets[row * WIDTH + COLUMN.query] as number) < 0) return target;
    const query = this.#text(row, COLUMN.query, targets) ?? "";
    if (query === "" || query === "-" || target.includes("?")) return target;
    return target + (query.startsWith("?") ? query : `?${query}`);
  }

  userAgent(row: number): string | null {
    return this.#text(row, COLUMN.userAgent, this.#texts.agents);
  }

  host(row: number): string | null {
    return this.#text(row, COLUMN.host, this.#texts.hosts);
  }

  status(row: number): number | null {
    return this.#number(row, COLUMN.status);
  }

  /** Octets that were sent. */
  bytes(row: number): number | null {
    return this.#number(row, COLUMN.bytes);
  }

  /** Milliseconds since 1970 began. */
  at(row: number): number | null {
    const text = this.#text(row, COLUMN.time, this.#texts.times);
    return text === null ? null : this.#texts.time(text);
  }

  /** One request, whole. */
  entry(row: number): LogEntry {
    return {
      target: this.target(row),
      userAgent: this.userAgent(row),
      host: this.host(row),
      status: this.status(row),
      bytes: this.bytes(row),
      at: this.at(row),
    };
  }

  *[Symbol.iterator](): Iterator<LogEntry> {
    for (let row = 0; row < this.length; row++) yield this.entry(row);
  }
}
