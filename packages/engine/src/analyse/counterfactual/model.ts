import type { TextEdit } from "../../edit.ts";
import type { AppliedGroup, ReadingId, SkipReason } from "../../model.ts";
import type { SideEffects } from "../edits/effects.ts";
import type { EditPlace, EditWay, LineChange } from "../edits/model.ts";
import type { Miss } from "../explorer/model.ts";

/** What kept a rule from deciding an address. */
export type Kept =
  /** The pattern does not match. */
  | { readonly code: "no-match"; readonly miss: Miss }
  /** It matches, but the deciding rule has more octets. */
  | { readonly code: "fewer-octets"; readonly against: number; readonly octets: number }
  /** It matches with the same octets, and Allow goes before Disallow. */
  | { readonly code: "tie"; readonly against: number }
  /** It matches, and an earlier rule decides: for the same octets, or because the order counts. */
  | { readonly code: "later-line"; readonly against: number }
  /** It would match, but stands in a group that does not apply. */
  | { readonly code: "other-group"; readonly tokens: readonly string[] }
  /** It would match, but is no rule in this reading. */
  | { readonly code: "skipped"; readonly reason: SkipReason };

/** A rule that did not decide, and why. */
export interface KeptRule {
  readonly line: number;
  readonly kind: "allow" | "disallow";
  /** As written. */
  readonly pattern: string;
  readonly octets: number;
  readonly kept: Kept;
}

/** A way to flip a verdict; the plain matcher was asked about the edited file. */
export interface FlippingEdit {
  readonly way: EditWay;
  readonly place: EditPlace;
  readonly edits: readonly TextEdit[];
  readonly lines: readonly LineChange[];
  /** The deciding line of the edited file, or null. */
  readonly decides: number | null;
  readonly effects: SideEffects;
}

/** Why no edit can flip a verdict. */
export type Fixed =
  /** `/robots.txt` itself is always allowed in this reading. */
  | "robots-txt-itself"
  /** None of the edits that are tried does: not a proof that there is none. */
  | "none-found";

/** Why an address has its verdict, what came near, and what would flip it. Plain JSON. */
export interface Counterfactual {
  readonly reading: ReadingId;
  readonly crawler: string;
  /** Path and query, and the form that is compared. */
  readonly address: string;
  readonly normalised: string;
  readonly verdict: "allowed" | "disallowed";
  readonly basis: "rule" | "no-match" | "no-rules" | "robots-txt-itself";
  readonly line: number | null;
  readonly group: AppliedGroup;
  /** What would decide if the deciding line were not there; null when no line decides. */
  readonly instead: {
    readonly verdict: "allowed" | "disallowed";
    readonly line: number | null;
  } | null;
  /** The nearest rules that did not decide, nearest first. */
  readonly kept: readonly KeptRule[];
  /** How many rules were not looked at closely, because a bound was reached. */
  readonly notCompared: number;
  /** The ways to flip it, best first: few lines, few side effects. */
  readonly edits: readonly FlippingEdit[];
  /** Why `edits` is empty; null when it is not. */
  readonly fixed: Fixed | null;
}
