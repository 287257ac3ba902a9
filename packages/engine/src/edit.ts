import { toOctets } from "./decode.ts";

/** Octets `start` to `end` of a file are replaced by a text. Offsets count from 0, the end is not included. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  /** Written as UTF-8. */
  readonly text: string;
}

/**
 * The octets with all edits made at once. Edits may come in any order; those at one place are made in the order given.
 * Throws `RangeError` for edits that overlap or lie outside: a mistake of the caller.
 */
export function applyEdits(bytes: Uint8Array, edits: readonly TextEdit[]): Uint8Array {
  const inOrder = edits
    .map((edit, i) => ({ edit, i }))
    .sort((a, b) => a.edit.start - b.edit.start || a.edit.end - b.edit.end || a.i - b.i);
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const { edit } of inOrder) {
    const { start, end, text } = edit;
    if (!(start >= at && end >= start && end <= bytes.length))
      throw new RangeError(`edits: ${start} to ${end} overlaps another or lies outside`);
    parts.push(bytes.subarray(at, start), toOctets(text));
    at = end;
  }
  parts.push(bytes.subarray(at));
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let to = 0;
  for (const part of parts) {
    whole.set(part, to);
    to += part.length;
  }
  return whole;
}
