import type { ReadingId } from "@aushang/engine";
import type {
  Asker,
  Counterfactual,
  FormatMode,
  Formatted,
  RuleState,
  Summary,
} from "@aushang/engine/analyse";

import type { RuleFate } from "../texts/proofs/catalogue.ts";
import type { Followers } from "./flip/followers.ts";

/** What is read of a file, for one crawler in one reading. */
export interface Read {
  /** The octets that count: past the size limit nothing is read. */
  readonly bytes: Uint8Array;
  /** Whether these are all octets of the file. */
  readonly whole: boolean;
  readonly asker: Asker;
  readonly reading: ReadingId;
}

/** What would flip the verdict on one address. */
export interface FlipJob extends Read {
  readonly kind: "flip";
  /** Path and query. */
  readonly address: string;
}

/** What becomes of each rule of the group that applies. */
export interface RulesJob extends Read {
  readonly kind: "rules";
}

/** What the file says, in plain sentences. */
export interface SummaryJob extends Read {
  readonly kind: "summary";
}

/** The file written anew, so that no verdict changes. */
export interface FormatJob {
  readonly kind: "format";
  readonly bytes: Uint8Array;
  readonly mode: FormatMode;
  readonly readings: readonly ReadingId[];
}

/** What the worker is asked. */
export type ProofJob = FlipJob | RulesJob | SummaryJob | FormatJob;

/** What becomes of the rules of a group. Of thousands only the first are listed: the page is not to wait for all. */
export interface RuleStates {
  /** The rules that are not needed, or of which it is not known, before the others. */
  readonly listed: readonly RuleState[];
  readonly all: number;
  readonly counts: Readonly<Record<RuleFate, number>>;
  /** Rules that decide, and of which it is not known whether they change anything. */
  readonly notLooked: number;
}

/** A draft after formatting; of thousands of steps only the first are listed. */
export interface FormattedDraft extends Pick<Formatted, "bytes" | "proven" | "readings"> {
  readonly steps: Formatted["steps"];
  readonly refused: Formatted["refused"];
  readonly counts: { readonly steps: number; readonly refused: number };
}

/** What the worker answers to each job. */
export interface ProofAnswers {
  readonly flip: {
    readonly found: Counterfactual;
    readonly followers: Followers;
    /** Edits were left out: with them the file would be longer than what is read. */
    readonly tooLong: boolean;
  };
  readonly rules: RuleStates;
  readonly summary: Summary;
  /** Null for a file that is, or would become, longer than what is read. */
  readonly format: FormattedDraft | null;
}
