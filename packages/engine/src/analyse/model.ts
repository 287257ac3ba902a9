import type { ReadingId } from "../model.ts";

/** Whom a question about all addresses is for. */
export interface Asker {
  /** The name that results carry. */
  readonly token: string;
  /** Product tokens in the order in which a group is looked for, the own one first. */
  readonly tokens: readonly string[];
  /** False for a crawler that the groups of `*` do not bind. */
  readonly obeysStar: boolean;
}

/** Which way an address goes from the old side to the new one. */
export type Direction = "opened" | "closed";

/** A line on either side; null where no rule decides. */
export interface SideLines {
  readonly old: number | null;
  readonly new: number | null;
}

/**
 * A set of addresses that flip: what `pattern` matches, minus what the exceptions match.
 *
 * Patterns are written as rules of a robots.txt: `*` is any run, a final `$` the end; an open end is written as a final
 * `*`. A star or dollar that stands for itself is written as its escape in the readings that know it.
 */
export interface Change {
  readonly direction: Direction;
  readonly pattern: string;
  /** At most 24 patterns; where `exceptLines` takes their place, those alone that belong to no line. */
  readonly except: readonly string[];
  /** Where more than 24 exceptions would be needed: the lines whose patterns are excepted. Null otherwise. */
  readonly exceptLines: { readonly old: readonly number[]; readonly new: readonly number[] } | null;
  /** A shortest address of the set, path and query; both sides were asked about it. */
  readonly witness: string;
  /** The lines that decide the witness. */
  readonly lines: SideLines;
}

/** A bound that was reached: what lies behind it is not proven. */
export type Limit =
  /** Two patterns have more common parts than are listed. */
  | { readonly code: "pieces"; readonly lines: SideLines }
  /** Every octet of addresses is named by some pattern. */
  | { readonly code: "no-unused-octet" }
  /** The bound of work was reached; `lines` is the pair that was not looked at any more. */
  | { readonly code: "work"; readonly lines: SideLines }
  /** A `%` before a star, between readings that spell escapes differently. */
  | { readonly code: "percent-before-star"; readonly lines: SideLines };

/** All addresses that flip between two rule sets. */
export interface Flips {
  readonly changes: readonly Change[];
  /** Whether nothing else changes. False only when a limit was reached. */
  readonly proven: boolean;
  readonly limits: readonly Limit[];
}

/** What becomes of a rule in its effective group. */
export interface RuleState {
  readonly line: number;
  readonly kind: "allow" | "disallow";
  /** As written. */
  readonly pattern: string;
  readonly octets: number;
  /**
   * `alive`: it decides some address, `witness`. `dead`: it never decides, proven. `unproven`: no address was found
   * that it decides, and no proof that there is none.
   */
  readonly state: "alive" | "dead" | "unproven";
  /** A shortest address that this rule decides, path and query; null unless alive. */
  readonly witness: string | null;
  /**
   * Why it is dead. `repeat`: the same pattern stands in another rule of the group; `covered`: other rules decide all
   * that it matches; `no-address`: no address can match it.
   */
  readonly because: "repeat" | "covered" | "no-address" | null;
  /** Lines of the rules that decide what it matches; empty unless dead. */
  readonly coveredBy: readonly number[];
  /** Removing the rule changes no verdict: proven. Null where it was not asked or not proven. */
  readonly redundant: boolean | null;
}

/** One address for each way in which rule sets decide together. */
export interface Representatives {
  readonly addresses: readonly Representative[];
  /** Whether every combination of verdicts and lines that can occur is among them. */
  readonly proven: boolean;
  readonly limits: readonly Limit[];
}

/** An address that stands for all that are decided alike. */
export interface Representative {
  /** Path and query. */
  readonly address: string;
  /** The decision of each rule set, in the order in which they were given. */
  readonly decisions: readonly {
    readonly verdict: "allowed" | "disallowed";
    readonly line: number | null;
  }[];
}

/** Flips for all crawlers that fare alike. */
export interface CrawlerChange extends Change {
  readonly crawlers: readonly string[];
  readonly reading: ReadingId;
}

/** Crawlers for which two files differ in the same way, or do not differ at all. */
export interface Outcome {
  readonly crawlers: readonly string[];
  readonly reading: ReadingId;
  /** How many sets of addresses open and close. */
  readonly opened: number;
  readonly closed: number;
  readonly proven: boolean;
  /** The groups that apply on either side: the token named, `*`, or null. */
  readonly groups: { readonly old: string | null; readonly new: string | null };
}

/** `diff --format json`, `POST /api/v1/diff`. Plain JSON. */
export interface DiffResult {
  readonly changes: readonly CrawlerChange[];
  readonly proven: boolean;
  readonly limits: readonly (Limit & {
    readonly crawlers: readonly string[];
    readonly reading: ReadingId;
  })[];
  /** Every crawler that was asked about, once for each reading. */
  readonly outcomes: readonly Outcome[];
}
