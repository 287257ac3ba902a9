import type { ReadingId } from "../../model.ts";
import { freeze, type Pattern, STAR } from "./pattern.ts";

/**
 * The addresses that a question is about: path and query, as a crawler requests them.
 *
 * What the URL standard leaves in path and query: octets from `!` to `~` but `" # < >`, those of {@link QUERY_ONLY}
 * only behind the first `?`, escapes in upper case. A `%` without two digits behind it may stand. Where a reading takes
 * several spellings for the same address, one of them stands for all.
 */
export interface Domain {
  /** RFC 9309 section 2.2.2: what may be decoded is decoded. */
  readonly canonical: boolean;
  /** As the draft of 1996 decodes: only what cannot stand raw is escaped. */
  readonly spelled: boolean;
}

/** The addresses that all of these readings are asked about. */
export function domainOf(readings: readonly ReadingId[]): Domain {
  return { canonical: readings.includes("rfc9309"), spelled: readings.includes("1996") };
}

/** Stands raw in a query, and escaped in a path. */
const QUERY_ONLY = new Set("{}\\`");
const NEVER = new Set('"#<>');
const UNRESERVED = /[A-Za-z0-9._~-]/;

/** Whether an octet can stand raw in some address. */
const isLegal = (c: string): boolean => c >= "!" && c <= "~" && !NEVER.has(c);

/** Whether an octet is spelled raw in the form that stands for all spellings of the draft of 1996. */
export function standsRaw(c: string): boolean {
  return isLegal(c) && c !== "%" && !QUERY_ONLY.has(c);
}

/** Octets of a pattern before its first `?`, when one of them can only stand behind one: where it is, else -1. */
export function misplacedIn(pattern: Pattern): number {
  const query = pattern.indexOf("?");
  const end = query < 0 ? pattern.length : query;
  for (let i = 0; i < end; i++) if (QUERY_ONLY.has(pattern[i] as string)) return i;
  return -1;
}

/** Whether a word is an address of the domain. */
export function isAddress(word: string, domain: Domain): boolean {
  if (!word.startsWith("/") || misplacedIn(word) >= 0) return false;
  let inQuery = false;
  for (let i = 0; i < word.length; i++) {
    const c = word[i] as string;
    if (!isLegal(c) || (domain.spelled && QUERY_ONLY.has(c))) return false;
    if (c === "?") inQuery = true;
    if (c === "%" && !isFitting(word.slice(i, i + 3), inQuery, domain)) return false;
  }
  return true;
}

/** Whether a `%` with the two characters behind it may stand so. */
function isFitting(text: string, inQuery: boolean, { canonical, spelled }: Domain): boolean {
  if (!/^%[0-9A-Fa-f]{2}$/.test(text)) return !spelled;
  if (/[a-f]/.test(text)) return false;
  const octet = String.fromCharCode(Number.parseInt(text.slice(1), 16));
  if (canonical && (UNRESERVED.test(octet) || "*$".includes(octet))) return false;
  if (canonical && inQuery && ":/?@".includes(octet)) return false;
  return !spelled || octet === "/" || !standsRaw(octet);
}

/**
 * Whether a pattern has addresses: those of the frozen pattern. `unsure` where a star stands within an escape of a
 * domain in which every `%` begins one: the frozen pattern is then no address, though others may be.
 */
export function hasAddresses(pattern: Pattern, fill: string, domain: Domain): boolean | "unsure" {
  if (domain.spelled && STAR_IN_ESCAPE.test(pattern)) return "unsure";
  return isAddress(freeze(pattern, fill), domain);
}

const STAR_IN_ESCAPE = new RegExp(`%(?:[0-9A-Fa-f])?${STAR}`);
