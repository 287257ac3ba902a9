import { type ReferenceReading, type ReferenceRule, rulesInForce } from "../reference.ts";

/*
 * Rules as the oracle sees them: made from the definitions of the readings, with nothing of what is tested. Octets are
 * text, one character from U+0000 to U+00FF each.
 */

/** Any run of octets. An open end is a final one. */
export const STAR = "any";

/** A pattern as it is compared: octets and stars. It takes the whole of a target. */
export type Tokens = readonly string[];

/** A rule that takes part, best first in its list. */
export interface OracleRule {
  readonly line: number;
  readonly verdict: "allowed" | "disallowed";
  readonly tokens: Tokens;
}

/** Whom a file is read for. */
export interface OracleAsker {
  readonly tokens: readonly string[];
  readonly obeysStar?: boolean;
}

/** The rules of a file that apply, in the order in which they win. */
export function oracleRules(
  file: Uint8Array,
  reading: ReferenceReading,
  asker: OracleAsker = { tokens: ["Bot"] },
): readonly OracleRule[] {
  const { tokens, obeysStar = true } = asker;
  return ranked(rulesInForce({ file, tokens, reading, obeysStar, inOrder: true }), reading);
}

/** The same for rules that are given as they stand in a file. */
function ranked(rules: readonly ReferenceRule[], reading: ReferenceReading): readonly OracleRule[] {
  if (isOld(reading))
    return rules
      .filter(({ pattern }) => pattern !== "")
      .map(({ line, allow, pattern }) => ({
        line,
        verdict: allow ? "allowed" : "disallowed",
        tokens: [...(reading === "1996" ? decoded(pattern) : pattern), STAR],
      }));
  const rows = rules.flatMap((rule) => {
    if (reading === "rfc9309")
      return /^[/*]/.test(rule.pattern) ? [{ rule, ...rfc(rule.pattern) }] : [];
    const own = { rule, ...plain(googleForm(rule.pattern)) };
    const directory = directoryOf(rule);
    return directory === null ? [own] : [own, { rule, ...plain(googleForm(directory)) }];
  });
  rows.sort(
    (a, b) =>
      b.octets - a.octets ||
      Number(b.rule.allow) - Number(a.rule.allow) ||
      a.rule.line - b.rule.line,
  );
  return rows.map(({ rule, tokens }) => ({
    line: rule.line,
    // An empty rule allows, whatever it is called.
    verdict: rule.allow || rule.pattern === "" ? "allowed" : "disallowed",
    tokens,
  }));
}

/** A pattern as a reading compares it, without a rule around it. */
export function tokensOf(pattern: string, reading: ReferenceReading): Tokens {
  if (reading === "rfc9309") return rfc(pattern).tokens;
  if (reading === "google") return plain(googleForm(pattern)).tokens;
  return [...(reading === "1996" ? decoded(pattern) : pattern), STAR];
}

/** Whether there are wildcards, and more octets win. */
export const isOld = (reading: ReferenceReading): boolean =>
  reading === "1996" || reading === "1994";

interface Weighed {
  readonly tokens: Tokens;
  readonly octets: number;
}

/** `*` is any run, `$` the end as the last octet. */
function plain(pattern: string): Weighed {
  const closed = pattern.endsWith("$");
  const tokens = [...(closed ? pattern.slice(0, -1) : pattern)].map((c) => (c === "*" ? STAR : c));
  return { tokens: closed ? tokens : [...tokens, STAR], octets: pattern.length };
}

function googleForm(pattern: string): string {
  return pattern
    .replace(/%[0-9a-fA-F]{2}/g, (found) => found.toUpperCase())
    .replace(/[\x80-\xff]/g, escapeOf);
}

/** `Allow: /dir/index.html` stands for `/dir/$` too. */
function directoryOf({ allow, pattern }: ReferenceRule): string | null {
  const index = pattern.lastIndexOf("/");
  if (!allow || index < 0 || !pattern.slice(index).startsWith("/index.htm")) return null;
  return `${pattern.slice(0, index + 1)}$`;
}

/** RFC 9309 sections 2.2.2 and 2.2.3: one way to write each octet; a `$` that stands for itself counts one. */
function rfc(pattern: string): Weighed {
  const closed = pattern.endsWith("$");
  const tokens: string[] = [];
  let octets = closed ? 1 : 0;
  let inQuery = false;
  for (const piece of piecesOf(closed ? pattern.slice(0, -1) : pattern)) {
    if (piece === "?") inQuery = true;
    const form = piece === "*" ? [STAR] : [...rfcForm(piece, inQuery)];
    tokens.push(...form);
    octets += piece === "$" ? 1 : form.length;
  }
  if (!closed) tokens.push(STAR);
  return { tokens, octets };
}

/** An escape, or one octet, as RFC 9309 compares it. A raw `*` or `$` is that of an address. */
export function rfcForm(piece: string, inQuery: boolean): string {
  if (piece.length === 1)
    return piece >= "\x80" || piece === "*" || piece === "$" ? escapeOf(piece) : piece;
  const octet = octetOf(piece);
  if (/[A-Za-z0-9._~-]/.test(octet) || (inQuery && /[:/?@]/.test(octet))) return octet;
  return piece.toUpperCase();
}

/** draft-koster-robots-00: every escape is the octet but that of `/`. */
export const draftForm = (piece: string): string =>
  piece.length === 1 ? piece : piece.toUpperCase() === "%2F" ? "%2F" : octetOf(piece);

const decoded = (pattern: string): string => piecesOf(pattern).map(draftForm).join("");

/** Escapes, and single octets between them. */
const piecesOf = (octets: string): readonly string[] => octets.match(/%[0-9a-fA-F]{2}|./gs) ?? [];

const octetOf = (piece: string): string => String.fromCharCode(Number.parseInt(piece.slice(1), 16));

/** `%XX` of an octet. */
export const escapeOf = (octet: string): string =>
  `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
