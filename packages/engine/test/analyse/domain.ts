import type { ReferenceReading } from "../reference.ts";
import { draftForm, rfcForm } from "./oracle-rules.ts";

/**
 * Which addresses are meant.
 *
 * - `requested`: all that the URL standard can make of what is typed, and somewhat more: begins with `/`, octets 0x21 to
 *   0x7E without `" # < >`, and `{ } \` and a grave accent only behind the first `?`; escapes in upper case.
 * - `canonical`: of these the ones that RFC 9309 compares as they stand: no escape that it would decode, no raw `*` or
 *   `$`.
 * - `spelled`: of these the one way in which an address is written for the draft of 1996, which decodes: escapes only of
 *   what cannot stand raw, and `%2A`, `%24` and `%2F`.
 */
export type Domain = "requested" | "canonical" | "spelled";

/** The addresses that proofs for these readings are about: all within one reading, else what both compare alike. */
export function provenDomain(...readings: readonly ReferenceReading[]): Domain {
  if (readings.every((reading) => reading === readings[0])) return "requested";
  return readings.includes("1996") ? "spelled" : "canonical";
}

/** Reads an address octet by octet. `null` is an address that cannot be. */
export interface Reader {
  /** What was read of an escape: nothing, `%`, or `%` and a digit. */
  readonly pending: string;
  readonly inQuery: boolean;
  /** Octets of `/robots.txt` so far; -1 when it is another address. */
  readonly exempt: number;
}

/** Before the first octet. */
export const START: Reader = { pending: "", inQuery: false, exempt: 0 };

/** The target that some readings always allow. */
export const ROBOTS_TXT = "/robots.txt";
const HEX = /^[0-9A-Fa-f]$/;

/** A step: the reader behind it, and the pieces that are complete now, raw octets and escapes. */
export interface Step {
  readonly reader: Reader;
  readonly pieces: readonly string[];
}

/** The next octet of an address; null where no address goes on so. */
export function readOctet(reader: Reader, c: string, domain: Domain): Step | null {
  if (!canStand(reader, c)) return null;
  if (domain !== "requested" && (c === "*" || c === "$")) return null;
  const isSpelled = domain === "spelled";
  if (isSpelled && (BEHIND_QUERY.includes(c) || (reader.pending !== "" && !HEX.test(c))))
    return null;
  const exempt = reader.exempt >= 0 && ROBOTS_TXT[reader.exempt] === c ? reader.exempt + 1 : -1;
  const inQuery = reader.inQuery || c === "?";
  const next = (pending: string, pieces: readonly string[]): Step => ({
    reader: { pending, inQuery, exempt },
    pieces,
  });
  const { pending } = reader;
  if (c === "%") return next("%", [...pending]);
  if (pending === "" || !HEX.test(c)) return next("", [...pending, c]);
  if (pending === "%") return next(`%${c}`, []);
  const written = pending + c;
  if (written !== written.toUpperCase()) return null;
  if (domain !== "requested" && rfcForm(written, inQuery) !== written) return null;
  if (isSpelled && !isSpelling(written)) return null;
  return next("", [written]);
}

function isSpelling(written: string): boolean {
  const octet = draftForm(written);
  return octet === "%2F" || "%*$".includes(octet) || BEHIND_QUERY.includes(octet) || !isRaw(octet);
}

/** Octets that the URL standard leaves raw behind the first `?` only. */
const BEHIND_QUERY = "{}\\`";

const isRaw = (c: string): boolean => c >= "!" && c <= "~" && !'"#<>'.includes(c);

/** Whether an address can end here. */
export const canEnd = (reader: Reader, domain: Domain): boolean =>
  reader.exempt !== 0 && (reader.pending === "" || domain !== "spelled");

/** Whether a target can hold this octet here. */
function canStand({ exempt, inQuery }: Reader, c: string): boolean {
  if (exempt === 0) return c === "/";
  return isRaw(c) && (inQuery || !BEHIND_QUERY.includes(c));
}

/** Whether the address that was read is `/robots.txt` as it stands. */
export const isExempt = ({ exempt }: Reader): boolean => exempt === ROBOTS_TXT.length;

/** A complete piece as a reading compares it. */
export function formOf(piece: string, inQuery: boolean, reading: ReferenceReading): string {
  if (reading === "rfc9309") return rfcForm(piece, inQuery);
  return reading === "1996" ? draftForm(piece) : piece;
}

/** Whether an address belongs to a domain, and what a reading compares of it. Null when it does not belong. */
export function readAddress(
  address: string,
  domain: Domain,
  reading: ReferenceReading,
): string | null {
  let reader = START;
  let form = "";
  for (const c of address) {
    const step = readOctet(reader, c, domain);
    if (step === null) return null;
    reader = step.reader;
    // A `?` is the only piece that changes what follows, and its own form is the same on either side.
    for (const piece of step.pieces) form += formOf(piece, reader.inQuery, reading);
  }
  return canEnd(reader, domain) ? form + reader.pending : null;
}

/** Whether the reading has an address that is always allowed. */
export const hasExempt = (reading: ReferenceReading): boolean =>
  reading === "rfc9309" || reading === "1996";

/** Whether an address is compared as `/robots.txt` by some reading that always allows that, but spelled otherwise. */
export const isRespelled = (address: string): boolean =>
  address !== ROBOTS_TXT &&
  (["rfc9309", "1996"] as const).some(
    (reading) => readAddress(address, "requested", reading) === ROBOTS_TXT,
  );
