/**
 * A pattern as a set of addresses: each character is one octet, or {@link STAR} for any run of octets. The whole
 * address must match. An open end is a final star, and no two stars stand side by side, so that a star or dollar that
 * stands for itself needs no escape.
 */
export type Pattern = string;

/** Any run of octets; outside the range of octets. */
export const STAR = "\u0100";

/** Stands for an octet that no pattern names; outside the range of octets, so that it is none. */
const UNNAMED = "\u0101";

/** All addresses. */
export const ANY: Pattern = `/${STAR}`;

/** Stars that stand side by side are one. */
export function collapse(pattern: Pattern): Pattern {
  return pattern.replace(/\u0100{2,}/g, STAR);
}

/** The pattern with every star replaced by the same text: a word that the pattern matches. */
export function freeze(pattern: Pattern, fill: string): string {
  return pattern.includes(STAR) ? pattern.replaceAll(STAR, fill) : pattern;
}

/** How many stars a pattern has. */
export function starsIn(pattern: Pattern): number {
  let count = 0;
  for (let at = pattern.indexOf(STAR); at >= 0; at = pattern.indexOf(STAR, at + 1)) count++;
  return count;
}

/**
 * Whether a pattern matches a whole word. Each segment between stars is taken where it first occurs: a later place
 * leaves less room.
 */
export function matchesWord(pattern: Pattern, word: string): boolean {
  const first = pattern.indexOf(STAR);
  if (first < 0) return pattern === word;
  if (!word.startsWith(pattern.slice(0, first))) return false;
  let at = first;
  let from = first + 1;
  for (;;) {
    const next = pattern.indexOf(STAR, from);
    const segment = pattern.slice(from, next < 0 ? pattern.length : next);
    if (next < 0) return word.length - segment.length >= at && word.endsWith(segment);
    const found = word.indexOf(segment, at);
    if (found < 0) return false;
    at = found + segment.length;
    from = next + 1;
  }
}

/**
 * Whether every word of `inner` is one of `outer`: whether `outer` matches `inner` with an unnamed octet in the place
 * of each star. An unnamed octet can only be swallowed by a star, which would swallow any other text as well.
 */
export function covers(outer: Pattern, inner: Pattern): boolean {
  return matchesWord(outer, specimen(inner));
}

/** The word that stands for all words of a pattern in {@link covers}: for a pattern that is asked about many times. */
export function specimen(pattern: Pattern): string {
  return freeze(pattern, UNNAMED);
}

/** The text before the first star. */
export function headOf(pattern: Pattern): string {
  const star = pattern.indexOf(STAR);
  return star < 0 ? pattern : pattern.slice(0, star);
}

/** False only if no word can match both: their ends, up to the first and from the last star, do not fit together. */
export function mayMeet(a: Pattern, b: Pattern): boolean {
  return fitsAtStart(a, b) && fitsAtEnd(a, b);
}

function fitsAtStart(a: Pattern, b: Pattern): boolean {
  for (let i = 0; i < a.length && i < b.length; i++) {
    const x = a[i];
    const y = b[i];
    if (x === STAR || y === STAR) return true;
    if (x !== y) return false;
  }
  return true;
}

function fitsAtEnd(a: Pattern, b: Pattern): boolean {
  for (let i = a.length - 1, j = b.length - 1; i >= 0 && j >= 0; i--, j--) {
    const x = a[i];
    const y = b[j];
    if (x === STAR || y === STAR) return true;
    if (x !== y) return false;
  }
  return true;
}
