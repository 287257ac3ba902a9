import type { LogFormat, LogProblem } from "@aushang/engine/impact";
import { concat } from "../octets/concat.ts";
import { Damage } from "../octets/damage.ts";
import {
  ENDLESS,
  EndlessLine,
  LINE_LIMIT,
  type LineBlock,
  lineBlocks,
} from "../octets/line-blocks.ts";
import type { OctetSource } from "../octets/source.ts";
import { type Unpacked, unpacked } from "../octets/unpacked.ts";
import { Columns } from "./columns.ts";
import { type Guess, guess, type NoGuess } from "./guess.ts";
import { asText } from "./interner.ts";
import type { BadLine, LogFields, LogOptions, LogSummary } from "./model.ts";
import { LogRows, LogTexts } from "./rows.ts";

/** A log that is read while somebody iterates over it, once. */
export interface LogReading extends AsyncIterable<LogRows> {
  /** What is known so far. */
  readonly summary: LogSummary;
}

/**
 * Reads an access log as it comes: combined or common format, JSON lines, Cloudflare's Logpush, each also compressed by
 * gzip. The format is guessed from the first lines. Memory does not grow with the log.
 *
 * Lines without the format are counted and passed over; what ends the reading early is `summary.problem`. Nothing that
 * a log holds throws; errors of the source are thrown as they are.
 */
export function readLog(source: OctetSource, options: LogOptions = {}): LogReading {
  const reading = new Reading(unpacked(source), options.fields ?? {});
  return {
    get summary() {
      return reading.summary();
    },
    [Symbol.asyncIterator]: () => reading.rows(),
  };
}

/** Bad lines that are shown, and characters of each. */
const SHOWN = 10;
const SHOWN_TEXT = 200;
/** Rows to make room for, to begin with. */
const USUAL_ROWS = 256;
/** Octets among which a format must show itself. */
const TRIED = 1 << 20;

class Reading {
  readonly #from: Unpacked;
  readonly #told: LogFields;
  readonly #badLines: BadLine[] = [];
  #guess: Guess | null = null;
  #texts: LogTexts = new LogTexts(false);
  #octets = 0;
  #room = USUAL_ROWS;
  #entries = 0;
  #blank = 0;
  #bad = 0;
  #firstAt: number | null = null;
  #lastAt: number | null = null;
  #problem: LogProblem | null = null;

  constructor(from: Unpacked, told: LogFields) {
    this.#from = from;
    this.#told = told;
  }

  get #lines(): number {
    return this.#entries + this.#blank + this.#bad;
  }

  summary(): LogSummary {
    return {
      format: this.#format(),
      fields: this.#guess?.fields ?? null,
      compressed: this.#from.compressed,
      octets: this.#octets,
      lines: this.#lines,
      entries: this.#entries,
      blank: this.#blank,
      bad: this.#bad,
      badLines: [...this.#badLines],
      firstAt: this.#firstAt,
      lastAt: this.#lastAt,
      problem: this.#problem,
    };
  }

  #format(): LogFormat | null {
    return this.#guess?.format ?? null;
  }

  async *rows(): AsyncGenerator<LogRows, void, undefined> {
    try {
      for await (const block of this.#known(lineBlocks(this.#from.octets))) {
        const rows = this.#read(block);
        if (rows.length > 0) yield rows;
        if (this.#problem !== null) return;
      }
      if (this.#lines === this.#blank) this.#problem ??= { code: "empty" };
    } catch (error) {
      this.#problem = this.#problemOf(error);
    }
  }

  #problemOf(error: unknown): LogProblem {
    if (error instanceof Damage) return { code: error.code, line: this.#lines };
    if (error instanceof EndlessLine)
      return { code: "endless-line", line: this.#lines + 1, limit: ENDLESS };
    throw error;
  }

  /** The blocks once the format is known: the first are held back until they show it. */
  async *#known(blocks: AsyncIterable<LineBlock>): AsyncGenerator<LineBlock, void, undefined> {
    let held: Uint8Array = new Uint8Array(0);
    for await (const block of blocks) {
      if (this.#guess !== null) {
        yield block;
        continue;
      }
      if (block.afterLongLine) this.#tooLong();
      held = concat(held, block.octets);
      if (!this.#settle(guess(held, this.#told, held.length >= TRIED))) continue;
      if (this.#problem !== null) return;
      yield { octets: held, afterLongLine: false };
    }
    if (this.#guess !== null || held.length === 0) return;
    if (this.#settle(guess(held, this.#told, true)) && this.#problem === null)
      yield { octets: held, afterLongLine: false };
  }

  /** Whether it is known now what the log is, or that nothing is known. */
  #settle(found: Guess | NoGuess | null): boolean {
    if (found === null) return false;
    if ("format" in found) {
      this.#guess = found;
      this.#texts = new LogTexts(found.fields !== null);
      return true;
    }
    const { line, text } = found;
    if (found.found !== null)
      this.#problem = { code: "no-address-field", line, found: found.found };
    else if (text === "") this.#problem = { code: "empty" };
    else this.#problem = { code: "unknown-format", line, text: text.slice(0, SHOWN_TEXT) };
    return true;
  }

  #read({ octets, afterLongLine }: LineBlock): LogRows {
    const { lines } = this.#guess as Guess;
    if (afterLongLine) this.#tooLong();
    // Blocks are much alike: room for a few rows more than the last one had.
    const columns = new Columns(this.#room);
    for (let at = 0; at < octets.length; at = lines.end + 1) {
      const row = columns.next();
      const isRight = lines.read(octets, at, columns.offsets, row);
      const isLong = lines.end - at > LINE_LIMIT;
      if (isRight && !isLong) {
        columns.length++;
        this.#entries++;
      } else if (isLong) {
        this.#tooLong();
      } else {
        this.#unread(octets.subarray(at, lines.end));
      }
    }
    this.#octets += octets.length;
    this.#room = Math.max(USUAL_ROWS, columns.length + (columns.length >> 4) + 16);
    const rows = new LogRows(octets, columns, this.#texts);
    this.#times(rows);
    return rows;
  }

  #times(rows: LogRows): void {
    if (rows.length === 0) return;
    this.#firstAt ??= rows.at(0);
    this.#lastAt = rows.at(rows.length - 1) ?? this.#lastAt;
  }

  #tooLong(): void {
    this.#bad++;
    this.#show("line-too-long", "");
  }

  #unread(octets: Uint8Array): void {
    const text = asText(octets.subarray(0, SHOWN_TEXT * 4)).trim();
    if (text === "") {
      this.#blank++;
    } else {
      this.#bad++;
      this.#show("format", text.slice(0, SHOWN_TEXT));
    }
  }

  #show(problem: BadLine["problem"], text: string): void {
    if (this.#badLines.length < SHOWN) this.#badLines.push({ line: this.#lines, problem, text });
  }
}
