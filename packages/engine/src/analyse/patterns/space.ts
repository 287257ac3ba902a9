import type { ReadingId } from "../../model.ts";
import { freeze, type Pattern, STAR } from "./pattern.ts";

/**
 * What the words of patterns are.
 *
 * Within one reading: addresses in the form that the reading compares, so that every requested address is a word.
 * Between readings, `canonical`: addresses that RFC 9309 compares as they stand (section 2.2.2); each reading is asked
 * about those.
 *
 * Requested addresses are what the URL standard leaves in path and query: octets from `!` to `~` but `" # < >`, those
 * of {@link QUERY_ONLY} only behind the first `?`, escapes in upper case, and a `%` anywhere.
 */
export interface Space {
  readonly of: ReadingId | "canonical";
  /** Every `%` begins an escape of something that cannot stand raw: one spelling for what the draft of 1996 decodes. */
  readonly spelled: boolean;
}

/** The words of questions to one reading, or to several. */
export function spaceOf(readings: readonly ReadingId[]): Space {
  const [first = "rfc9309"] = readings;
  const isOne = readings.every((reading) => reading === first);
  return isOne
    ? { of: first, spelled: false }
    : { of: "canonical", spelled: readings.includes("1996") };
}

/** Stands raw in a query, and escaped in a path. */
const QUERY_ONLY = new Set("{}\\`");
const NEVER = new Set('"#<>');
const UNRESERVED = /[A-Za-z0-9._~-]/;

/** Whether an octet can stand raw in some address. */
const isLegal = (c: string): boolean => c >= "!" && c <= "~" && !NEVER.has(c);

/** Whether an octet is raw in the one spelling of what the draft of 1996 decodes; in a query more is. */
export function standsRaw(c: string, inQuery = false): boolean {
  return isLegal(c) && c !== "%" && (inQuery || !QUERY_ONLY.has(c));
}

/** Where a pattern has an octet before its first `?` that can only stand behind one; -1 for nowhere. */
export function misplacedIn(pattern: Pattern, space: Space): number {
  if (space.of === "1996") return -1;
  const query = pattern.indexOf("?");
  const end = query < 0 ? pattern.length : query;
  for (let i = 0; i < end; i++) if (QUERY_ONLY.has(pattern[i] as string)) return i;
  return -1;
}

/** Whether a text is a word of the space. */
export function isWord(text: string, space: Space): boolean {
  if (!text.startsWith("/")) return false;
  // Whatever octets: each can be requested as its escape.
  if (space.of === "1996") return true;
  if (misplacedIn(text, space) >= 0) return false;
  for (let i = 0; i < text.length; i++) {
    const c = text[i] as string;
    if (!isLegalIn(c, space) || (c === "%" && !isFitting(text, i, space))) return false;
  }
  return true;
}

/** Whether an octet can stand in a word of the space. */
function isLegalIn(c: string, { of, spelled }: Space): boolean {
  if (spelled && QUERY_ONLY.has(c)) return false;
  const isEscaped = of === "rfc9309" || of === "canonical";
  return isLegal(c) && !(isEscaped && (c === "*" || c === "$"));
}

const ESCAPE = /^%[0-9A-Fa-f]{2}/;

/** Whether a `%` may stand there, with what follows. */
function isFitting(text: string, at: number, { of, spelled }: Space): boolean {
  const found = ESCAPE.exec(text.slice(at, at + 3))?.[0];
  if (found === undefined) return !spelled;
  // Decoding an escape may complete another one, which is compared as it then stands.
  if (of === "rfc9309") return true;
  if (found !== found.toUpperCase()) return false;
  if (of === "canonical" && !isStable(found, text.lastIndexOf("?", at) >= 0)) return false;
  const octet = octetOf(found);
  // `%252F` is decoded as `%2F` is left: that one stands for both.
  if (spelled && text.startsWith("%252F", at)) return false;
  return !spelled || "*$/".includes(octet) || !standsRaw(octet);
}

const octetOf = (escaped: string): string =>
  String.fromCharCode(Number.parseInt(escaped.slice(1), 16));

/** Whether RFC 9309 compares an escape as it stands. */
export function isStable(escaped: string, inQuery: boolean): boolean {
  const octet = octetOf(escaped);
  if (escaped !== escaped.toUpperCase() || UNRESERVED.test(octet)) return false;
  return !(inQuery && ":/?@".includes(octet));
}

/**
 * Whether a pattern has words: then the frozen pattern is one. `unsure` where a star stands within an escape and every
 * `%` has to begin one: the frozen pattern is no word then, though others may be.
 */
export function hasWords(pattern: Pattern, fill: string, space: Space): boolean | "unsure" {
  if (space.spelled && STAR_IN_ESCAPE.test(pattern)) return "unsure";
  return isWord(freeze(pattern, fill), space);
}

/** A star within what may be an escape. */
export const STAR_IN_ESCAPE: RegExp = new RegExp(`%(?:[0-9A-Fa-f])?${STAR}`);
