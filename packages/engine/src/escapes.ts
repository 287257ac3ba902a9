import type { OctetWriter } from "./octets.ts";

const PERCENT = 37;
const DOLLAR = 36;
const STAR = 42;
const QUESTION = 63;
const UPPER_HEX = [48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 65, 66, 67, 68, 69, 70] as const;

/** The value of a hexadecimal digit, or -1. */
export function hexValue(c: number | undefined): number {
  if (c === undefined) return -1;
  if (c >= 48 && c <= 57) return c - 48;
  const lower = c | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** The octet of an escape `%XX` at `i`, or -1 when there is none before `to`. */
function escapedOctet(octets: Uint8Array, i: number, to: number): number {
  if (i + 2 >= to) return -1;
  const high = hexValue(octets[i + 1]);
  const low = hexValue(octets[i + 2]);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

/** Writes `%XX` with upper-case digits. The caller has reserved three octets. */
export function writeEscape(octet: number, out: OctetWriter): void {
  const into = out.octets;
  into[out.length++] = PERCENT;
  into[out.length++] = UPPER_HEX[octet >> 4] as number;
  into[out.length++] = UPPER_HEX[octet & 15] as number;
}

/**
 * A pattern as Google's parser makes it: hex digits of escapes in upper case, octets from 0x80 on escaped,
 * nothing decoded (google/robotstxt, robots.cc, MaybeEscapePattern). Returns its length in octets.
 */
export function writeGooglePattern(
  octets: Uint8Array,
  from: number,
  to: number,
  out: OctetWriter,
): number {
  out.reserve((to - from) * 3);
  const start = out.length;
  for (let i = from; i < to; i++) {
    const c = octets[i] as number;
    if (c >= 0x80) {
      writeEscape(c, out);
    } else if (c === PERCENT) {
      const octet = escapedOctet(octets, i, to);
      if (octet < 0) {
        out.octets[out.length++] = c;
      } else {
        writeEscape(octet, out);
        i += 2;
      }
    } else {
      out.octets[out.length++] = c;
    }
  }
  return out.length - start;
}

/** RFC 3986 section 2.3: letters, digits, `-`, `.`, `_`, `~`. */
function isUnreserved(c: number): boolean {
  const lower = c | 32;
  return (
    (lower >= 97 && lower <= 122) ||
    (c >= 48 && c <= 57) ||
    c === 45 ||
    c === 46 ||
    c === 95 ||
    c === 126
  );
}

/** `:` `/` `?` `@`: written raw in a query, as the table of RFC 9309 section 2.2.2 has them. */
const isRawInQuery = (c: number): boolean => c === 58 || c === 47 || c === QUESTION || c === 64;

/**
 * The common form of RFC 9309 section 2.2.2 for a pattern or a target: unreserved escapes decoded, others in upper
 * case, octets from 0x80 on escaped, after the first `?` the escapes of `: / ? @` decoded.
 *
 * What is special in a pattern and plain in an address must not meet: a `*` or `$` of the address is written as its
 * escape, and so is a `$` inside a pattern; `%2A` and `%24` in a pattern then match exactly those (section 2.2.3).
 *
 * Returns the octets that count for precedence: a `$` inside a pattern counts one.
 */
export function writeRfcForm(
  octets: Uint8Array,
  from: number,
  to: number,
  out: OctetWriter,
  isPattern: boolean,
): number {
  out.reserve((to - from) * 3);
  let counted = 0;
  let inQuery = false;
  for (let i = from; i < to; i++) {
    const c = octets[i] as number;
    counted++;
    if (c > PERCENT && c !== STAR && c < 0x80) {
      if (c === QUESTION) inQuery = true;
      out.octets[out.length++] = c;
    } else if (c === PERCENT) {
      const octet = escapedOctet(octets, i, to);
      if (octet < 0) {
        out.octets[out.length++] = c;
        continue;
      }
      i += 2;
      if (isUnreserved(octet) || (inQuery && isRawInQuery(octet))) {
        out.octets[out.length++] = octet;
      } else {
        writeEscape(octet, out);
        counted += 2;
      }
    } else if (c >= 0x80) {
      writeEscape(c, out);
      counted += 2;
    } else if (isLiteral(c, isPattern, i === to - 1)) {
      writeEscape(c, out);
    } else {
      out.octets[out.length++] = c;
    }
  }
  return counted;
}

/** Whether a `*` or `$` stands for itself. */
function isLiteral(c: number, isPattern: boolean, isLast: boolean): boolean {
  if (c === DOLLAR) return !isPattern || !isLast;
  return c === STAR && !isPattern;
}

/**
 * The form of draft-koster-robots-00 section 3.2.2: every escape decoded but `%2F`, on both sides.
 * Returns its length in octets.
 */
export function writeDecoded(
  octets: Uint8Array,
  from: number,
  to: number,
  out: OctetWriter,
): number {
  out.reserve(to - from);
  const start = out.length;
  for (let i = from; i < to; i++) {
    const octet = octets[i] === PERCENT ? escapedOctet(octets, i, to) : -1;
    if (octet < 0) {
      out.octets[out.length++] = octets[i] as number;
    } else {
      i += 2;
      if (octet === 47) writeEscape(octet, out);
      else out.octets[out.length++] = octet;
    }
  }
  return out.length - start;
}

/** Octets as they are. Returns their number. */
export function writeRaw(octets: Uint8Array, from: number, to: number, out: OctetWriter): number {
  out.reserve(to - from);
  for (let i = from; i < to; i++) out.octets[out.length++] = octets[i] as number;
  return to - from;
}
