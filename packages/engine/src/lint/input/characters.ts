import { toText } from "../../decode.ts";
import type { Span } from "../../model.ts";
import { sequenceLength } from "./position.ts";

/** One character of a file with its octets. What is no UTF-8 is U+FFFD, octet by octet. */
export interface Character extends Span {
  readonly text: string;
}

/** The characters of a span. */
export function* charactersIn(bytes: Uint8Array, { from, to }: Span): Generator<Character> {
  for (let i = from; i < to; ) {
    const length = sequenceLength(bytes, i);
    const end = Math.min(to, i + Math.max(1, length));
    yield { from: i, to: end, text: length === 0 ? "\uFFFD" : toText(bytes, i, end) };
    i = end;
  }
}

/** A character as `U+00A0`. */
export function codeOf(text: string): string {
  const number = text.codePointAt(0) ?? 0;
  return `U+${number.toString(16).toUpperCase().padStart(4, "0")}`;
}
