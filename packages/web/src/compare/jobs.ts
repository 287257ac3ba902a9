import type { ReadingId } from "@aushang/engine";
import type { DiffResult } from "@aushang/engine/analyse";

/** One side of a comparison. */
export interface Judged {
  readonly bytes: Uint8Array;
  /** Null for all crawlers. */
  readonly crawler: string | null;
  readonly reading: ReadingId;
}

/** What a worker of this page is asked. */
export type Job =
  | { readonly kind: "verdicts"; readonly old: Judged; readonly next: Judged }
  | { readonly kind: "text"; readonly old: Uint8Array; readonly next: Uint8Array };

/** A run of lines that are the same on both sides, or that take each other's place. Lines are 1-based. */
export interface Block {
  readonly same: boolean;
  /** First line and number of lines, 0 where the side has none. */
  readonly old: readonly [first: number, count: number];
  readonly next: readonly [first: number, count: number];
}

/** How two texts differ. */
export interface TextDifference {
  readonly blocks: readonly Block[];
  /** The texts have too little in common to be laid side by side in the time given: all lines count as changed. */
  readonly tooDifferent: boolean;
}

/** What a worker answers to each job. */
export interface Answers {
  /** With no crawler in `changes` and `outcomes` where each side has one of its own. */
  readonly verdicts: DiffResult;
  readonly text: TextDifference;
}
