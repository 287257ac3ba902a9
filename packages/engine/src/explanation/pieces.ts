import { toText } from "../decode.ts";
import { find, segmentEnd, skipStars } from "../lookup/match.ts";
import type { Piece } from "../model.ts";

const DOLLAR = 36;

/**
 * How a matching pattern lies over the start of a target: literals over what they equal, stars over what they take.
 * The pieces in a row are the pattern, and a first part of the target. Call only for a pattern that matches.
 */
export function piecesOf(
  patterns: Uint8Array,
  from: number,
  to: number,
  target: Uint8Array,
  wildcards: boolean,
): Piece[] {
  if (!wildcards) return [literal(patterns, from, to)];
  const pieces: Piece[] = [];
  const anchored = to > from && patterns[to - 1] === DOLLAR;
  const last = anchored ? to - 1 : to;
  let i = from;
  let at = 0;
  while (i < last) {
    const stars = skipStars(patterns, i, last);
    const end = segmentEnd(patterns, stars, last);
    if (stars > i) {
      const next = placeOf(patterns, stars, end, target, at, anchored && end === last);
      pieces.push({
        kind: "star",
        pattern: toText(patterns, i, stars),
        target: toText(target, at, next),
      });
      at = next;
    }
    if (end > stars) pieces.push(literal(patterns, stars, end));
    at += end - stars;
    i = end;
  }
  if (anchored) pieces.push({ kind: "end", pattern: "$", target: "" });
  return pieces;
}

function literal(patterns: Uint8Array, from: number, to: number): Piece {
  const text = toText(patterns, from, to);
  return { kind: "literal", pattern: text, target: text };
}

/** Where the segment after a star lies: at the end before `$`, else at its first place; a final star takes all. */
function placeOf(
  patterns: Uint8Array,
  from: number,
  to: number,
  target: Uint8Array,
  at: number,
  atEnd: boolean,
): number {
  if (from === to) return target.length;
  if (atEnd) return target.length - (to - from);
  return find(patterns, from, to, target, at, target.length);
}
