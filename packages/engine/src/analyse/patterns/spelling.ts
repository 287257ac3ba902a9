import type { ReadingId } from "../../model.ts";
import type { Reading } from "../../readings/reading.ts";
import { standsRaw } from "./domain.ts";
import { collapse, type Pattern, STAR } from "./pattern.ts";

/**
 * A rule's pattern, in the form that the reading compares, as sets of addresses. One for most rules; in 1996 a pattern
 * that ends within what may be an escape stands for two.
 */
export function addressesOf(
  reading: Reading,
  patterns: Uint8Array,
  from: number,
  to: number,
): readonly Pattern[] {
  if (reading.wildcards) return [wildcardPattern(reading, patterns, from, to)];
  const text = textOf(patterns, from, to);
  if (reading.id !== "1996") return [text + STAR];
  const spelled = [spell(text) + STAR];
  // `%2F` alone is kept escaped on both sides: a pattern that ends with a raw `%` or `%2` is the start of it too.
  const cut = /%2?$/.exec(text);
  if (cut !== null) spelled.push(`${spell(text.slice(0, cut.index))}%2F${STAR}`);
  return spelled;
}

function textOf(octets: Uint8Array, from: number, to: number): string {
  let text = "";
  for (let i = from; i < to; i++) text += String.fromCharCode(octets[i] as number);
  return text;
}

/** `*` is a star, a final `$` the end. The standard compares literal ones as their escapes. */
function wildcardPattern(
  reading: Reading,
  patterns: Uint8Array,
  from: number,
  to: number,
): Pattern {
  const isClosed = to > from && patterns[to - 1] === 36;
  const text = textOf(patterns, from, isClosed ? to - 1 : to).replaceAll("*", STAR);
  const raw = reading.id === "rfc9309" ? text.replaceAll("%2A", "*").replaceAll("%24", "$") : text;
  return collapse(isClosed ? raw : raw + STAR);
}

/** Decoded octets as an address spells them; `%2F` is an escape that was never decoded. */
function spell(decoded: string): string {
  return decoded.replace(/%2F|[\s\S]/g, (c) => (c === "%2F" || standsRaw(c) ? c : escaped(c)));
}

const escaped = (c: string): string =>
  `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/**
 * A set of addresses written as a rule of a robots.txt: `*` for a star, `$` at a closed end. Stars and dollars that
 * stand for themselves are written as their escapes, but where only `google` is asked, to which those are others.
 */
export function writtenAs(pattern: Pattern, readings: readonly ReadingId[]): string {
  const isRaw = readings.every((reading) => reading === "google");
  const literal = isRaw ? pattern : pattern.replaceAll("*", "%2A").replaceAll("$", "%24");
  const text = literal.replaceAll(STAR, "*");
  return literal.endsWith(STAR) ? text : `${text}$`;
}
