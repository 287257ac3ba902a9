import type { ReadingId, SkipReason } from "../../model.ts";

/** A piece of a pattern in the form that is compared. A run stands for any characters, also for none. */
export type PatternPart =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "run" }
  /** The address must end here. */
  | { readonly kind: "end" };

/** Why less of a pattern is read than was given. */
export type PatternCut = "comment" | "line-break" | "nul" | "length";

/** What a matching example shows. */
export type ExampleCode =
  /** Nothing but what the pattern asks for. */
  | "plain"
  /** Characters directly behind it. */
  | "longer"
  /** A path behind it. */
  | "deeper"
  /** A query behind it. */
  | "query"
  /** A path where the pattern has a star. */
  | "path-in-star"
  /** The directory that an `index.htm` rule of Google's parser also stands for. */
  | "directory-of-index";

/** An address that the pattern matches; the plain matcher was asked. */
export interface Example {
  /** Path and query as requested. */
  readonly address: string;
  readonly shows: ExampleCode;
}

/** Why a pattern does not match an address. */
export type Miss =
  /** What stands there differs in upper and lower case only. */
  | { readonly code: "case"; readonly wanted: string; readonly found: string }
  /** The pattern ends with `/`, the address just before it. */
  | { readonly code: "slash-missing" }
  /** The address goes on with a `/` where the pattern wants its end. */
  | { readonly code: "slash-added" }
  /** The address ends where the pattern wants more. */
  | { readonly code: "ends-early"; readonly wanted: string }
  /** The pattern ends with `$`, the address goes on. */
  | { readonly code: "behind-end"; readonly rest: string }
  /** The wanted text stands in the address, but not at its beginning. */
  | { readonly code: "not-at-start"; readonly wanted: string }
  /** The wanted text stands in the address, but before what must come before it. */
  | { readonly code: "order"; readonly wanted: string; readonly after: string }
  /** The query has the wanted parameter, but another one stands first. `caughtBy` is a pattern that takes this place. */
  | { readonly code: "query-order"; readonly name: string; readonly caughtBy: string }
  /** The same characters, written as an escape on one side. */
  | { readonly code: "escape"; readonly wanted: string; readonly found: string }
  /** The wanted text stands nowhere behind `after`. `found` is what stands in its place, where the place is fixed. */
  | {
      readonly code: "part-missing";
      readonly wanted: string;
      readonly after: string;
      readonly found: string | null;
    }
  /** `/robots.txt` itself is always allowed in this reading. */
  | { readonly code: "robots-txt-itself" };

/** Name of a reason why a pattern does not match. */
export type MissCode = Miss["code"];

/** An address that the pattern just misses; the plain matcher was asked. */
export interface NearMiss {
  /** Path and query as requested. */
  readonly address: string;
  readonly miss: Miss;
}

/** Something worth knowing about how a pattern is written. */
export type PatternRemark =
  /** A final star adds no address, only octets. */
  | "final-star"
  /** A final `*$` takes any end: it adds no address, only octets. */
  | "star-before-end"
  /** Several stars in a row are one, and count each. */
  | "stars-in-a-row"
  /** A `$` that is not the last character stands for itself. */
  | "dollar-inside"
  /** The last part may stand anywhere; with `$` it would have to be the end. */
  | "contains-not-ends"
  /** It matches every address. */
  | "everything"
  /** A pattern that begins with `*`: taken, though the grammar of RFC 9309 wants `/` first. */
  | "star-first"
  /** It is written in another form before it is compared. */
  | "written-otherwise"
  /** In this reading `*` and `$` are ordinary characters. */
  | "no-wildcards"
  /** No address that can be requested contains what it asks for. */
  | "no-address";

/** What can be said about one pattern in one reading. Plain JSON. */
export interface PatternFacts {
  readonly reading: ReadingId;
  readonly kind: "allow" | "disallow";
  /** As given. */
  readonly given: string;
  /** What is read of it as the value of a rule: trimmed, up to a comment or a line end. */
  readonly pattern: string;
  /** Why `pattern` is shorter than what was given, or null. */
  readonly cut: PatternCut | null;
  /** Why a rule with this pattern has no effect, or null when it is in force. */
  readonly skip: SkipReason | null;
  /** The form that is compared. */
  readonly normalised: string;
  /** Octets that count for precedence. */
  readonly octets: number;
  readonly parts: readonly PatternPart[];
  /** The second pattern that the rule stands for (`index.htm` in Google's parser), or null. */
  readonly also: string | null;
  /**
   * Source of a regular expression for JavaScript, flag `s`, over the address in the form that the reading compares.
   * Null when the rule is not in force or its octets are no text. For reading, not for running: it may backtrack.
   */
  readonly expression: string | null;
  readonly remarks: readonly PatternRemark[];
  readonly examples: readonly Example[];
  readonly misses: readonly NearMiss[];
}

/** How two patterns lie to each other, by the addresses that they match. */
export type Relation = "same" | "contains" | "within" | "overlaps";

/** A rule that matches some address that the pattern matches too. */
export interface Overlap {
  readonly line: number;
  readonly kind: "allow" | "disallow";
  /** As written. */
  readonly pattern: string;
  readonly octets: number;
  /** What the asked pattern does to the one of the rule. */
  readonly relation: Relation;
  /** An address that both match. */
  readonly witness: string;
  /**
   * Which of the two decides what both match, if the asked pattern were a rule behind all others: the rule of the file,
   * or the asked one. Where both say the same, the one that would be named.
   */
  readonly wins: "asked" | "rule";
  /** By what it wins. */
  readonly by: "octets" | "allow" | "order";
}

/** The rules of a file that a pattern touches. Plain JSON. */
export interface Overlaps {
  readonly overlaps: readonly Overlap[];
  /** Whether all that touch it are listed, and each relation is proven. */
  readonly proven: boolean;
  /** Lines that were not compared to the end, because a bound was reached. */
  readonly unproven: readonly number[];
  /** How many more touch it than are listed. */
  readonly more: number;
}
