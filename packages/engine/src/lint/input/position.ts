import { bomLength, nextLine } from "../../lines.ts";
import type { Span } from "../../model.ts";

/** Where a span lies for people: lines and columns from 1, the end exclusive. */
export interface Place extends Span {
  readonly line: number;
  /** In UTF-16 units, as editors count. An octet that is no UTF-8 counts one, a BOM at the start none. */
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Finds lines and columns of octet offsets. */
export class Positions {
  readonly #bytes: Uint8Array;
  #starts: readonly number[] | null = null;

  /** Takes the octets as they are; they must not change afterwards. */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Line and column of an offset. One that lies inside a character is taken as the start of it. */
  at(offset: number): { readonly line: number; readonly column: number } {
    const line = this.#lineAt(offset);
    const isPartial = bomLength(this.#bytes) < 3;
    const from = line === 1 ? (isPartial ? 0 : 3) : (this.#lines()[line - 1] as number);
    return { line, column: 1 + unitsBetween(this.#bytes, from, offset) };
  }

  /** Both ends of a span. */
  of({ from, to }: Span): Place {
    const start = this.at(from);
    const end = this.at(to);
    return { from, to, ...start, endLine: end.line, endColumn: end.column };
  }

  #lines(): readonly number[] {
    if (this.#starts !== null) return this.#starts;
    const bytes = this.#bytes;
    const starts = [0];
    for (let from = nextLine(bytes, 0); from < bytes.length; from = nextLine(bytes, from))
      starts.push(from);
    // Behind a last line end editors show one more line.
    const last = bytes.at(-1);
    if (last === 10 || last === 13) starts.push(bytes.length);
    this.#starts = starts;
    return starts;
  }

  /** The last line that begins at or before an offset. */
  #lineAt(offset: number): number {
    const starts = this.#lines();
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  }
}

/** UTF-16 units of the characters that begin at `from` and end at or before `to`. */
function unitsBetween(bytes: Uint8Array, from: number, to: number): number {
  let units = 0;
  for (let i = from; i < to; ) {
    const length = Math.max(1, sequenceLength(bytes, i));
    i += length;
    if (i <= to) units += length === 4 ? 2 : 1;
  }
  return units;
}

/** Octets of the UTF-8 character at `i`, or 0 when there is none (RFC 3629: no overlong forms, no surrogates). */
export function sequenceLength(bytes: Uint8Array, i: number): number {
  const lead = bytes[i] ?? 0xff;
  if (lead < 0x80) return 1;
  const length = lengthByLead(lead);
  const [low, high] = SECOND.get(lead) ?? [0x80, 0xbf];
  const second = bytes[i + 1] ?? 0;
  if (second < low || second > high) return 0;
  for (let k = 2; k < length; k++) if (((bytes[i + k] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

function lengthByLead(lead: number): number {
  if (lead < 0xc2 || lead > 0xf4) return 0;
  return lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

/** Leads after which not every continuation is one. */
const SECOND: ReadonlyMap<number, readonly [low: number, high: number]> = new Map([
  [0xe0, [0xa0, 0xbf]],
  [0xed, [0x80, 0x9f]],
  [0xf0, [0x90, 0xbf]],
  [0xf4, [0x80, 0x8f]],
]);
