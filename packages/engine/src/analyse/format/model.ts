import type { TextEdit } from "../../edit.ts";
import type { ReadingId } from "../../model.ts";

/**
 * How much is done. `format`: spelling, spacing, blank lines and line ends; no line is lost. `merge`: also groups of one
 * token become one, and groups with the same rules become one with several user-agent lines; no rule and no comment is
 * lost. `minify`: also what changes nothing is left out.
 */
export type FormatMode = "format" | "merge" | "minify";

/** What is to be done with a file. */
export interface FormatOptions {
  readonly mode: FormatMode;
  /** In which readings no verdict may change. `rfc9309` and `google` unless told. */
  readonly readings?: readonly ReadingId[];
  /** How lines end. Unless told, as most lines of the file do; `\n` for a file whose lines end in a lone CR. */
  readonly newline?: "\n" | "\r\n";
  /** What `minify` leaves in the file. Nothing of it unless told. */
  readonly keep?: readonly ("comments" | "blank-lines")[];
}

/** Arguments of each thing that is done. Words for them live in the texts. */
export interface FormatStepArgs {
  /** All line ends became the same: how many others there were. */
  "line-ends": { readonly count: number; readonly to: "\n" | "\r\n" };
  "last-line-end": Record<string, never>;
  "bom-removed": Record<string, never>;
  /** The key is spelt as in the standard. */
  key: { readonly from: string; readonly to: string };
  colon: { readonly key: string };
  /** White space at the start, around the colon, before a comment or at the end. */
  spacing: Record<string, never>;
  "blank-added": Record<string, never>;
  "blank-removed": Record<string, never>;
  /** The group went to the other group of the same crawlers, which begins at line `into`. */
  "groups-merged": { readonly into: number; readonly tokens: readonly string[] };
  /** Its user-agent lines went to the group with the same rules, which begins at line `into`. */
  "groups-joined": { readonly into: number; readonly tokens: readonly string[] };
  "star-removed": { readonly from: string; readonly to: string };
  /** Never decides. `coveredBy` are lines of the file as it was. */
  "dead-rule": {
    readonly kind: "allow" | "disallow";
    readonly pattern: string;
    readonly coveredBy: readonly number[];
  };
  /** Decides, but without it another rule decides the same. */
  "redundant-rule": { readonly kind: "allow" | "disallow"; readonly pattern: string };
  /** The same as line `of`. */
  "repeated-line": { readonly of: number };
  "comment-removed": Record<string, never>;
}

/** Name of a step. */
export type FormatStepCode = keyof FormatStepArgs;

/** One thing that is done to one line, as data. */
export type FormatStep = {
  [Code in FormatStepCode]: {
    readonly code: Code;
    /** Line of the file as it was; 0 for what concerns the whole file. */
    readonly line: number;
    readonly args: FormatStepArgs[Code];
  };
}[FormatStepCode];

/** An address whose verdict a step would have changed. Both files were asked about it. */
export interface Counterexample {
  /** Path and query. */
  readonly address: string;
  /** The crawler's token. */
  readonly crawler: string;
  /** The crawler stands for all that no group names. */
  readonly anybody: boolean;
  readonly reading: ReadingId;
  readonly before: "allowed" | "disallowed";
  readonly after: "allowed" | "disallowed";
}

/** Why something was not done. */
export type RefusalReason =
  /** A verdict would change. */
  | { readonly code: "verdict"; readonly counterexample: Counterexample }
  /** No change was found, and no proof that there is none. */
  | { readonly code: "not-proven"; readonly reading: ReadingId }
  /** A line such as Crawl-delay would come to apply to other crawlers. */
  | { readonly code: "directive-moves" }
  /** The bound of work was reached before this was looked at. */
  | { readonly code: "work" }
  /** The line is not UTF-8. */
  | { readonly code: "not-utf8" }
  /** The line holds a NUL. */
  | { readonly code: "nul" }
  /** The line is longer than what is read of a line. */
  | { readonly code: "too-long" }
  /** The key only begins with a known one: writing it in full would lose what follows. */
  | { readonly code: "key-unclear" }
  /** A crawler has several groups, and shares one with others: `line` and these lines. */
  | { readonly code: "shared-group"; readonly token: string; readonly lines: readonly number[] }
  /** UTF-16, or no text at all: the file is as it was. */
  | { readonly code: "not-text" };

/** Something that was not done. */
export interface Refusal {
  /** Line of the file as it was; 0 for the whole file. */
  readonly line: number;
  /** What would have been done; null where a line or file was left as it is altogether. */
  readonly step: FormatStep | null;
  readonly because: RefusalReason;
}

/** A file after formatting. */
export interface Formatted {
  readonly bytes: Uint8Array;
  /** The same as edits of the file as it was; none overlaps another. */
  readonly edits: readonly TextEdit[];
  /** What was done, in the order of the lines. */
  readonly steps: readonly FormatStep[];
  /** What was not done, in the order of the lines. */
  readonly refused: readonly Refusal[];
  /** The readings that were watched. */
  readonly readings: readonly ReadingId[];
  /**
   * Whether no verdict changes, for any crawler and address in these readings. What is not proven is not done, so that
   * this holds whenever something is returned.
   */
  readonly proven: boolean;
}
