import type { TextEdit } from "../edit.ts";
import type { FetchOutcome } from "../outcome.ts";
import type { Place } from "./input/position.ts";

/**
 * How much a finding matters: an `error` loses a rule or makes it do the opposite, a `warning` is in force but most
 * likely not what was meant, an `info` is worth knowing.
 */
export type Severity = "error" | "warning" | "info";

/** Whose eyes a file is looked at with, beside everybody's. */
export type Profile = "google" | "legacy" | "yandex";

/** A change of the file that answers a finding. Its title is in the texts, under its code and the finding's arguments. */
export interface Fix<Code extends string = string> {
  readonly code: Code;
  /** Shown to change no verdict for any crawler, in the readings `rfc9309` and `google`. Otherwise it is a choice. */
  readonly proven: boolean;
  readonly edits: readonly TextEdit[];
}

/** A finding of the rule `Id`. Plain JSON. Offsets are those of the whole file. */
export interface Signed<Id extends string, Args, Code extends string> extends Place {
  readonly id: Id;
  readonly severity: Severity;
  readonly args: Args;
  /** The other place that belongs to it. */
  readonly cause: Place | null;
  /** The fix that suits most. */
  readonly fix: Fix<Code> | null;
  /** Further ways to answer it, each a choice. */
  readonly otherFixes: readonly Fix<Code>[];
}

/** What is known of how the file was fetched, beyond its text. */
export interface LiveFacts {
  readonly outcome: FetchOutcome;
  /** The same file asked for over the other scheme, when that was done. */
  readonly otherScheme?: FetchOutcome;
  /** The same file asked for with or without `www.`, when that was done. */
  readonly otherHost?: FetchOutcome;
}

/** What a check of a file is told. All of it may be left out. */
export interface LintOptions {
  /** Severity by rule id; `off` leaves a rule out. Unknown ids are passed over. */
  readonly levels?: Readonly<Record<string, Severity | "off">>;
  /** Ids of rules that are left out. */
  readonly ignore?: readonly string[];
  readonly profiles?: readonly Profile[];
  /** The address that the file was or will be served at; any address of the site will do. */
  readonly address?: string;
  readonly live?: LiveFacts;
  /** Addresses of the site that are known, from a sitemap or log: whole, or path and query. */
  readonly known?: readonly string[];
}
