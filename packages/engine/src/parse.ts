import { toOctets, toText } from "./decode.ts";
import { isOtherDirective, NONE, nameOf, spellingOf } from "./directives.ts";
import { bomLength, Fields, LINE_LIMIT, nextLine, readLine } from "./lines.ts";
import type { Line, LineKind, Span } from "./model.ts";

/**
 * The bytes of one robots.txt and what stands on its lines. Nothing is lost: the lines from 1 to `lineCount`, in a
 * row, are the file. Lines are read when they are asked for.
 */
export class RobotsFile {
  readonly bytes: Uint8Array;
  #starts: Int32Array | null = null;

  /** Takes the octets as they are; they must not change afterwards. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** Number of lines. A line end at the end of the file begins no further line; an empty file has none. */
  get lineCount(): number {
    return this.#lineStarts().length - 1;
  }

  /** The line of that number, from 1. Throws `RangeError` for a number that the file does not have. */
  line(number: number): Line {
    const starts = this.#lineStarts();
    const from = starts[number - 1];
    const to = starts[number];
    if (number < 1 || from === undefined || to === undefined)
      throw new RangeError(`line: expected 1 to ${starts.length - 1}, got ${number}`);
    return readLineAt(this.bytes, number, from, to);
  }

  /** All lines, in order. */
  *lines(): Generator<Line, void, undefined> {
    for (let number = 1; number <= this.lineCount; number++) yield this.line(number);
  }

  /** The text of a span. Octets that are not UTF-8 become U+FFFD. */
  text(span: Span): string {
    return toText(this.bytes, span.from, span.to);
  }

  /** Counting first keeps this at four octets a line, also for a file of line ends alone. */
  #lineStarts(): Int32Array {
    if (this.#starts !== null) return this.#starts;
    const starts = new Int32Array(walkLines(this.bytes, null) + 1);
    walkLines(this.bytes, starts);
    this.#starts = starts;
    return starts;
  }
}

/** Notes where each line begins, and the end of the file behind the last; returns the number of lines. */
function walkLines(octets: Uint8Array, starts: Int32Array | null): number {
  let count = 0;
  for (let from = 0; from < octets.length; from = nextLine(octets, from)) {
    if (starts !== null) starts[count] = from;
    count++;
  }
  if (starts !== null) starts[count] = octets.length;
  return count;
}

const fields = new Fields();

function readLineAt(octets: Uint8Array, number: number, from: number, to: number): Line {
  const f = fields;
  readLine(octets, number === 1 ? bomLength(octets) : from, f);
  const hasKey = f.key !== NONE;
  const kind = kindOf(octets, f);
  return {
    number,
    from,
    to,
    end: f.end,
    kind,
    key: hasKey ? { from: f.keyFrom, to: f.keyTo } : null,
    value: hasKey ? { from: f.valueFrom, to: f.valueTo } : null,
    comment: f.comment < 0 ? null : { from: f.comment, to: f.end },
    spelling: nameOf(f.key) === null ? null : spellingOf(f.key),
    colonMissing: f.colonMissing,
    cut: f.end - f.from > LINE_LIMIT,
    nul: f.nul >= 0,
  };
}

function kindOf(octets: Uint8Array, f: Fields): LineKind {
  const standard = nameOf(f.key);
  if (standard !== null) return standard;
  if (f.key !== NONE)
    return isOtherDirective(toText(octets, f.keyFrom, f.keyTo)) ? "other" : "unknown";
  if (f.blank) return "blank";
  return f.keyFrom === f.stop ? "comment" : "unknown";
}

/**
 * Reads a robots file. Never throws on content: octets need not be UTF-8, and nothing is too long. Lines are read
 * when they are asked for, so that this costs nothing but the encoding of a string.
 */
export function parse(input: Uint8Array | string): RobotsFile {
  // Not `instanceof`: the array of another window or context is one too.
  if (typeof input !== "string" && input?.[Symbol.toStringTag] !== "Uint8Array")
    throw new TypeError("input: expected a Uint8Array or a string");
  return new RobotsFile(toOctets(input));
}
