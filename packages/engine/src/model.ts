/**
 * The words of the product, as types. Lines are 1-based, octet offsets 0-based and half open.
 *
 * - robots file: the bytes of one robots.txt, parsed without loss
 * - line: one physical line with its octet span
 * - product token: what stands in a user-agent line; `*` is the wildcard token
 * - group: a run of user-agent lines and the rules under it; effective group: all groups of one token
 * - rule, pattern: an allow or disallow line and its path pattern
 * - octets: the length of a pattern, after normalising, that decides precedence
 * - reading: a way to interpret a file
 */

/** A way to interpret a file. `rfc9309` is the default everywhere. */
export type ReadingId = "rfc9309" | "google" | "1996" | "1994";

/** What a reading says about one address. */
export type Verdict = "allowed" | "disallowed" | "unknown" | "out-of-scope";

/** Why a verdict is what it is. */
export type Basis =
  | "rule"
  | "no-match"
  | "no-rules"
  | "robots-txt-itself"
  | "unavailable"
  | "unreachable"
  | "not-fetched"
  | "other-origin"
  | "cached";

/** What a line is. `other` is a directive that somebody documents beside the four of RFC 9309. */
export type LineKind =
  | "user-agent"
  | "allow"
  | "disallow"
  | "sitemap"
  | "other"
  | "unknown"
  | "comment"
  | "blank";

/** Octet offsets into the file: from inclusive, to exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** How a key was recognised: as written in RFC 9309, by Google's list of misspellings, or because it begins with a key. */
export type Spelling = "exact" | "misspelt" | "prefix";

/** One physical line. `bytes.subarray(from, to)` includes the line end; all lines in a row are the file. */
export interface Line {
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** Where the line end begins; equal to `to` on a last line without one. */
  readonly end: number;
  readonly kind: LineKind;
  readonly key: Span | null;
  readonly value: Span | null;
  /** From `#` to the line end. */
  readonly comment: Span | null;
  readonly spelling: Spelling | null;
  /** A rule that was written without a colon, as exactly two words. */
  readonly colonMissing: boolean;
  /** Octets after the limit of 16,663 per line were not read. */
  readonly cut: boolean;
  /** A NUL ended what was read of the line. */
  readonly nul: boolean;
}

/** Why a line that looks like a rule or directive has no effect in a reading. */
export type SkipReason =
  | "unknown-directive"
  | "no-separator"
  | "before-group"
  | "pattern-start"
  | "pattern-empty"
  | "token-empty"
  | "allow-not-known"
  | "beyond-limit";

/** One block of user-agent lines with the rules under it, as a reading divides the file. */
export interface Group {
  /** Product tokens as the reading reads them, `*` for the wildcard. */
  readonly tokens: readonly string[];
  /** First and last line. */
  readonly lines: readonly [number, number];
  /** Lines of its rules, in order. */
  readonly rules: readonly number[];
}

/** How the applied group was chosen. */
export type GroupVia = "own" | "fallback" | "star" | "none";

/** The effective group of a question. */
export interface AppliedGroup {
  /** The token as asked that was found, `*`, or null when no group applies. */
  readonly token: string | null;
  readonly via: GroupVia;
  /** First and last line of every block that belongs to it. */
  readonly lines: readonly (readonly [number, number])[];
  /** How many rules it has. */
  readonly rules: number;
}

/** The short answer. */
export interface Decision {
  readonly verdict: "allowed" | "disallowed";
  readonly basis: "rule" | "no-match" | "no-rules" | "robots-txt-itself";
  /** The deciding line, null when no rule decides. */
  readonly line: number | null;
}

/** Why a matching rule wins or loses. */
export type Because =
  | "most-octets"
  | "tie-allow"
  | "earlier-line"
  | "fewer-octets"
  | "tie-disallow"
  | "later-line"
  | "empty";

/** A stretch of pattern over the stretch of address that it takes. */
export interface Piece {
  readonly kind: "literal" | "star" | "end";
  /** In the normalised form. */
  readonly pattern: string;
  readonly target: string;
}

/** A rule of the effective group whose pattern matches. */
export interface Candidate {
  readonly line: number;
  readonly kind: "allow" | "disallow";
  /** As written in the file. */
  readonly pattern: string;
  /** The form that was compared; differs from `pattern` in escapes only. */
  readonly normalised: string;
  readonly octets: number;
  readonly decides: boolean;
  readonly because: Because;
  /**
   * How the pattern lies over the start of the target; what is left of the target is unmatched. Given for the first
   * hundred candidates, empty for the others.
   */
  readonly pieces: readonly Piece[];
}

/** Arguments of each step of an explanation. Words for them live in the texts. */
export interface StepArgs {
  "group-own": { asked: string; lines: readonly (readonly [number, number])[]; rules: number };
  "group-fallback": {
    asked: string;
    token: string;
    lines: readonly (readonly [number, number])[];
    rules: number;
  };
  "group-star": {
    asked: string;
    lines: readonly (readonly [number, number])[];
    rules: number;
  };
  "group-none": { asked: string };
  /** The crawler does not obey `*`, and a `*` group exists. */
  "group-star-not-obeyed": { asked: string; lines: readonly (readonly [number, number])[] };
  "group-without-rules": { asked: string };
  address: { target: string; normalised: string; octets: number };
  "robots-txt-itself": Record<string, never>;
  "no-match": { rules: number };
  candidates: { matching: number; rules: number };
  "only-candidate": { line: number; kind: "allow" | "disallow"; octets: number };
  "most-octets": { line: number; kind: "allow" | "disallow"; octets: number; next: number };
  "tie-allow": { line: number; octets: number; against: number };
  "earlier-line": { line: number; octets: number; against: number };
  /** 1996 and 1994: the first rule that matches decides. */
  "first-match": { line: number; kind: "allow" | "disallow" };
  /** Only rules with an empty pattern matched. */
  "empty-rule": { line: number };
}

/** Name of a step. */
export type StepCode = keyof StepArgs;

/** One step of an explanation, as data. */
export type Step = {
  [Code in StepCode]: { readonly code: Code; readonly args: Readonly<StepArgs[Code]> };
}[StepCode];

/** What another reading answers, given only where verdict or line differ. */
export interface Difference {
  readonly reading: ReadingId;
  readonly verdict: "allowed" | "disallowed";
  readonly basis: Decision["basis"];
  readonly line: number | null;
}

/** The long answer to one question. */
export interface Explanation extends Decision {
  readonly reading: ReadingId;
  /** Path and query as asked, and in the form that was compared. */
  readonly target: string;
  readonly normalisedTarget: string;
  readonly group: AppliedGroup;
  readonly candidates: readonly Candidate[];
  readonly steps: readonly Step[];
  readonly differences: readonly Difference[];
}
