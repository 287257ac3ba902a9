import { toOctets } from "./decode.ts";

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
  return isWhite(next);
}

/** A name in lower-case octets; only `A-Z` have one. By hand where it is ASCII: the platform's encoder is slow to call. */
export function lowerName(name: string): readonly number[] {
  const octets: number[] = [];
  for (let i = 0; i < name.length; i++) {
    const c = name.charCodeAt(i);
    if (c >= 0x80) return Array.from(toOctets(name), lowerOctet);
    octets.push(lowerOctet(c));
  }
  return octets;
}

/** An octet in lower case; only `A-Z` have one. */
export const lowerOctet = (c: number): number => (c >= 65 && c <= 90 ? c + 32 : c);

/** Whether the octets at `from` are `expected`, which is in lower case. The caller knows that so many are there. */
export function equalsLower(
  octets: Uint8Array,
  from: number,
  expected: ArrayLike<number>,
): boolean {
  for (let i = 0; i < expected.length; i++)
    if (lowerOctet(octets[from + i] as number) !== expected[i]) return false;
  return true;
}

/** Names a crawler whose token is exactly the value's leading token, case aside. */
export function byToken(name: readonly number[]): NamesCrawler {
  return byName(name, isTokenOctet);
}

/**
 * Names a crawler whose own token holds digits, blanks or the like: the value begins with it, and no octet follows
 * that could continue a name (`A-Z a-z 0-9 _ - .`).
 */
export function byLeadingName(name: readonly number[]): NamesCrawler {
  return byName(name, continuesName);
}

function byName(name: readonly number[], continues: (c: number) => boolean): NamesCrawler {
  const length = name.length;
  return (octets, from, to) => {
    if (to - from < length || !equalsLower(octets, from, name)) return false;
    const next = from + length;
    return next === to || !continues(octets[next] as number);
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
  part: ArrayLike<number>,
): boolean {
  for (let i = from; i + part.length <= to; i++) if (equalsLower(octets, i, part)) return true;
  return false;
}

/** An asked name without what follows its first `/`, and without blanks around it. */
export function withoutVersion(token: string): string {
  const slash = token.indexOf("/");
  return trimBlanks(slash < 0 ? token : token.slice(0, slash));
}

/** Without the ASCII white space around it: other blanks are octets of a name like any other. */
export function trimBlanks(token: string): string {
  let from = 0;
  let to = token.length;
  while (from < to && isWhite(token.charCodeAt(from))) from++;
  while (to > from && isWhite(token.charCodeAt(to - 1))) to--;
  return from === 0 && to === token.length ? token : token.slice(from, to);
}

const isWhite = (c: number): boolean => c === 32 || (c >= 9 && c <= 13);
