/** Says whether the value of a user-agent line names the asked crawler. Offsets are those of the trimmed value. */
export type NamesCrawler = (octets: Uint8Array, from: number, to: number) => boolean;

const STAR = 42;

/** `A-Z a-z _ -`: what a product token may hold (RFC 9309 section 2.2.1). */
export function isTokenOctet(c: number): boolean {
  const lower = c | 32;
  return (lower >= 97 && lower <= 122) || c === 45 || c === 95;
}

/** Where the product token of a value ends: at its first octet that a token cannot hold. */
export function tokenEnd(octets: Uint8Array, from: number, to: number): number {
  let i = from;
  while (i < to && isTokenOctet(octets[i] as number)) i++;
  return i;
}

/** Whether a value is the wildcard token: `*` alone, or `*` and white space and anything (Google's parser). */
export function isStar(octets: Uint8Array, from: number, to: number): boolean {
  if (from >= to || octets[from] !== STAR) return false;
  if (to - from === 1) return true;
  const next = octets[from + 1] as number;
  return next === 32 || (next >= 9 && next <= 13);
}

/** Octets in lower case; only `A-Z` have one. */
export function lowerOctets(octets: Uint8Array): Uint8Array {
  return octets.map((c) => (c >= 65 && c <= 90 ? c + 32 : c));
}

/** Whether the octets at `from` are `expected`, which is in lower case. */
export function equalsLower(octets: Uint8Array, from: number, expected: Uint8Array): boolean {
  for (let i = 0; i < expected.length; i++) {
    const c = octets[from + i] as number;
    if ((c >= 65 && c <= 90 ? c + 32 : c) !== expected[i]) return false;
  }
  return true;
}

/** Names a crawler whose token is exactly the value's leading token, case aside. */
export function byToken(asked: Uint8Array): NamesCrawler {
  const lower = lowerOctets(asked);
  return (octets, from, to) =>
    tokenEnd(octets, from, to) - from === lower.length && equalsLower(octets, from, lower);
}

/**
 * Names a crawler whose own token holds digits, blanks or the like: the value begins with it, and no octet follows
 * that could continue a name (`A-Z a-z 0-9 _ - .`).
 */
export function byLeadingName(asked: Uint8Array): NamesCrawler {
  const lower = lowerOctets(asked);
  return (octets, from, to) => {
    if (to - from < lower.length || !equalsLower(octets, from, lower)) return false;
    const next = from + lower.length;
    return next === to || !continuesName(octets[next] as number);
  };
}

function continuesName(c: number): boolean {
  return isTokenOctet(c) || (c >= 48 && c <= 57) || c === 46;
}

/** Whether `part` (lower case) occurs in the octets from `from` to `to`, case aside. */
export function containsLower(
  octets: Uint8Array,
  from: number,
  to: number,
  part: Uint8Array,
): boolean {
  for (let i = from; i + part.length <= to; i++) if (equalsLower(octets, i, part)) return true;
  return false;
}
