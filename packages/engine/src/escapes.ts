import type { OctetWriter } from "./octets.ts";

const PERCENT = 37;
const DOLLAR = 36;
const STAR = 42;
const QUESTION = 63;
const SLASH = 47;

/** The value of a hexadecimal digit, or -1. */
function hexValue(c: number): number {
  if (c >= 48 && c <= 57) return c - 48;
  const lower = c | 32;
  return lower >= 97 && lower <= 102 ? lower - 87 : -1;
}

/** The octet of an escape `%XX` at `i`, or -1 when there is none before `to`. */
function escapedOctet(octets: Uint8Array, i: number, to: number): number {
  if (i + 2 >= to) return -1;
  const high = hexValue(octets[i + 1] as number);
  const low = hexValue(octets[i + 2] as number);
  return high < 0 || low < 0 ? -1 : high * 16 + low;
}

const upperHex = (digit: number): number => digit + (digit < 10 ? 48 : 55);

/** Writes `%XX` with upper-case digits. The caller has reserved three octets. */
function writeEscape(octet: number, out: OctetWriter): void {
  const into = out.octets;
  into[out.length++] = PERCENT;
  into[out.length++] = upperHex(octet >> 4);
  into[out.length++] = upperHex(octet & 15);
}

/** What becomes of octets that may be written in two ways. */
interface Form {
  /** Whether an escape is written as the octet that it stands for. */
  decodes(octet: number, inQuery: boolean): boolean;
  /** Whether octets from 0x80 on are escaped. */
  readonly escapesHigh: boolean;
  /** Whether a `*` or `$` stands for itself and must be told from a special one. */
  isLiteral(c: number, isLast: boolean): boolean;
}

/** Writes octets in a form and returns how many count for precedence: an escaped `*` or `$` counts one. */
function writeForm(
  form: Form,
  octets: Uint8Array,
  from: number,
  to: number,
  out: OctetWriter,
): number {
  out.reserve((to - from) * 3);
  let counted = 0;
  let inQuery = false;
  for (let i = from; i < to; i++) {
    const c = octets[i] as number;
    const octet = c === PERCENT ? escapedOctet(octets, i, to) : -1;
    if (octet >= 0) {
      counted += writeOctet(octet, !form.decodes(octet, inQuery), out);
      i += 2;
    } else if (form.isLiteral(c, i === to - 1)) {
      writeEscape(c, out);
      counted++;
    } else {
      counted += writeOctet(c, c >= 0x80 && form.escapesHigh, out);
      if (c === QUESTION) inQuery = true;
    }
  }
  return counted;
}

/** Writes an octet as it is or escaped; returns how many octets that makes. */
function writeOctet(octet: number, escaped: boolean, out: OctetWriter): number {
  if (escaped) writeEscape(octet, out);
  else out.octets[out.length++] = octet;
  return escaped ? 3 : 1;
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
const isRawInQuery = (c: number): boolean => c === 58 || c === SLASH || c === QUESTION || c === 64;

/**
 * A pattern as Google's parser makes it: hex digits of escapes in upper case, octets from 0x80 on escaped,
 * nothing decoded (google/robotstxt, robots.cc, MaybeEscapePattern).
 */
const GOOGLE: Form = {
  decodes: () => false,
  escapesHigh: true,
  isLiteral: () => false,
};

/**
 * The common form of RFC 9309 section 2.2.2 for patterns: unreserved escapes decoded, others in upper case, octets from
 * 0x80 on escaped, after the first `?` the escapes of `: / ? @` decoded.
 *
 * What is special in a pattern and plain in an address must not meet: a `*` or `$` of the address is written as its
 * escape, and so is a `$` inside a pattern; `%2A` and `%24` in a pattern then match exactly those (section 2.2.3).
 */
const RFC_PATTERN: Form = {
  decodes: (octet, inQuery) => isUnreserved(octet) || (inQuery && isRawInQuery(octet)),
  escapesHigh: true,
  isLiteral: (c, isLast) => c === DOLLAR && !isLast,
};

/** The same for addresses. */
const RFC_TARGET: Form = { ...RFC_PATTERN, isLiteral: (c) => c === DOLLAR || c === STAR };

/** The form of draft-koster-robots-00 section 3.2.2: every escape decoded but `%2F`, on both sides. */
const DECODED: Form = {
  decodes: (octet) => octet !== SLASH,
  escapesHigh: false,
  isLiteral: () => false,
};

/** Writes octets in some form and returns how many count for precedence. */
export type WriteForm = (octets: Uint8Array, from: number, to: number, out: OctetWriter) => number;

const writer =
  (form: Form): WriteForm =>
  (octets, from, to, out) =>
    writeForm(form, octets, from, to, out);

/** {@link GOOGLE} */
export const writeGooglePattern: WriteForm = writer(GOOGLE);
/** {@link RFC_PATTERN} */
export const writeRfcPattern: WriteForm = writer(RFC_PATTERN);
/** {@link RFC_TARGET} */
export const writeRfcTarget: WriteForm = writer(RFC_TARGET);
/** {@link DECODED} */
export const writeDecoded: WriteForm = writer(DECODED);

/** Octets as they are. */
export const writeRaw: WriteForm = (octets, from, to, out) => {
  out.reserve(to - from);
  for (let i = from; i < to; i++) out.octets[out.length++] = octets[i] as number;
  return to - from;
};
