import { toOctets } from "../../decode.ts";
import { applyEdits, type TextEdit } from "../../edit.ts";
import { nextLine } from "../../lines.ts";
import { isSame, signatureOf } from "./signature.ts";

const LF = 10;
const CR = 13;

/** The lines that edits touch, as octet offsets: from a line's start to a line's end, or the end of the file. */
export function touchedLines(
  bytes: Uint8Array,
  edits: readonly TextEdit[],
): { readonly from: number; readonly to: number } {
  const start = Math.min(...edits.map((edit) => edit.start));
  const end = Math.max(...edits.map((edit) => edit.end));
  let from = start;
  while (from > 0 && !isLineStart(bytes, from)) from--;
  // An edit may end where a line begins: that line is looked at too, in case what is before it no longer ends one.
  return { from, to: nextLine(bytes, end) };
}

function isLineStart(bytes: Uint8Array, at: number): boolean {
  const before = bytes[at - 1];
  return before === LF || (before === CR && bytes[at] !== LF);
}

/**
 * Whether edits leave what every line says as it is, in `rfc9309` and `google`. Then no verdict changes for anybody.
 * False means only that this is not seen line by line.
 */
export function saysTheSame(bytes: Uint8Array, edits: readonly TextEdit[]): boolean {
  const { from, to } = touchedLines(bytes, edits);
  const old = pieceOf(bytes, from, to);
  const shift = old.length - to;
  const moved = edits.map(({ start, end, text }) => ({
    start: start + shift,
    end: end + shift,
    text,
  }));
  const next = applyEdits(old, moved);
  // What follows must begin a line of its own in both.
  if (to < bytes.length && !isLineStart(next, next.length) && next.length > 0) return false;
  return isSame(signatureOf(old), signatureOf(next));
}

/** A piece of a file. Behind its start it gets an empty line in front, or it might seem to begin with a BOM. */
function pieceOf(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (from === 0) return bytes.subarray(0, to);
  const piece = new Uint8Array(to - from + 1);
  piece.set(toOctets("\n"));
  piece.set(bytes.subarray(from, to), 1);
  return piece;
}
