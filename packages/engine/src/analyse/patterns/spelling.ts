import type { Reading } from "../../readings/reading.ts";
import { collapse, type Pattern, STAR } from "./pattern.ts";
import { isStable, type Space, standsRaw } from "./space.ts";

/**
 * The words of a space that a rule matches; `from` and `to` are its pattern in the form that the reading compares.
 * One set for most rules.
 */
export function wordsOf(
  reading: Reading,
  patterns: Uint8Array,
  from: number,
  to: number,
  space: Space,
): readonly Pattern[] {
  const isClosed = reading.wildcards && to > from && patterns[to - 1] === 36;
  let text = "";
  for (let i = from; i < (isClosed ? to - 1 : to); i++)
    text += String.fromCharCode(patterns[i] as number);
  if (reading.wildcards) return [collapse(text.replaceAll("*", STAR) + (isClosed ? "" : STAR))];
  if (reading.id !== "1996" || space.of === "1996") return [text + STAR];
  const spelled = [spell(text) + STAR];
  // `%2F` alone is kept escaped on both sides: a pattern that ends with a raw `%` or `%2` is the start of it too.
  const cut = /%2?$/.exec(text);
  if (cut !== null) spelled.push(`${spell(text.slice(0, cut.index))}%2F${STAR}`);
  return spelled;
}

/** Decoded octets as a canonical address spells them; `%2F` is an escape that was never decoded. */
function spell(decoded: string): string {
  return decoded.replace(/%2F|[\s\S]/g, (c) =>
    c === "%2F" || (standsRaw(c) && c !== "*" && c !== "$") ? c : escaped(c),
  );
}

const escaped = (c: string): string =>
  `%${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** A word as the address, path and query, that is requested. Of several spellings a short one. */
export function addressOf(word: string, space: Space): string {
  if (space.of === "1996") return encoded(word);
  if (space.of !== "rfc9309") return word;
  return respelled(word, false).replaceAll("%2A", "*").replaceAll("%24", "$");
}

/** Decoded octets as an address: a `%` is raw where no two digits follow it. */
function encoded(word: string): string {
  let address = "";
  const query = word.indexOf("?");
  for (let i = word.length - 1; i >= 0; i--) {
    const c = word[i] as string;
    const isKept = c === "%" && (word.startsWith("%2F", i) || !/^[0-9A-Fa-f]{2}/.test(address));
    const isRaw = isKept || standsRaw(c, query >= 0 && i > query);
    address = (isRaw ? c : escaped(c)) + address;
  }
  return address;
}

/**
 * Escapes that the standard would decode are compared as they stand only where decoding has completed them.
 * `isQuery`: a `?` stands before the text.
 */
function respelled(text: string, isQuery: boolean): string {
  return text.replace(/%[0-9A-Fa-f]{2}/g, (found, at: number) =>
    isStable(found, isQuery || text.lastIndexOf("?", at) >= 0)
      ? found
      : found.slice(0, 2) + escaped(found.slice(2)),
  );
}

/**
 * A set of words written as a rule of a robots.txt: `*` for a star, `$` at a closed end. What stands for itself is
 * written as the reading of the space takes it; in `1994` and `1996` only the last octet is special.
 */
export function writtenAs(pattern: Pattern, space: Space): string {
  let isQuery = false;
  const segments = pattern.split(STAR).map((segment) => {
    const text = segmentIn(segment, isQuery, space);
    isQuery ||= segment.includes("?");
    return text;
  });
  const text = segments.join("*");
  return pattern.endsWith(STAR) ? text : `${text}$`;
}

function segmentIn(segment: string, isQuery: boolean, space: Space): string {
  if (space.of === "1996") return spell(segment);
  return space.of === "rfc9309" ? respelled(segment, isQuery) : segment;
}
