import type { Overlaps, PatternFacts } from "@aushang/engine/analyse";
import type { PatternQuestion } from "./question.ts";

/** What the worker of this page is asked. */
export type PatternJob = PatternQuestion;

/** What it answers. */
export interface PatternAnswer {
  readonly facts: PatternFacts;
  /** Null without a file, or while its crawler cannot be read. */
  readonly overlaps: Overlaps | null;
  /** Whether any group of the file applies to the crawler. */
  readonly applies: boolean;
}
