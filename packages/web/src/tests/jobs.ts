import type { ReadingId } from "@aushang/engine";
import type { Plan } from "@aushang/engine/analyse";
import type {
  CheckResult,
  CheckState,
  ExpectedVerdict,
  SuiteCounts,
  SuiteProblem,
  SuiteRun,
} from "@aushang/engine/suites";
import type { RobotsSource } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import type { Row } from "./question.ts";

/** What is expected: a suite as text, or rows that can be asked about. */
export type Expectations =
  | { readonly by: "suite"; readonly text: string }
  | { readonly by: "rows"; readonly rows: readonly NumberedRow[]; readonly reading: ReadingId };

/** A row with its place on the page, from 1. */
export interface NumberedRow extends Row {
  readonly number: number;
}

/** What is held to it. */
export type Held =
  | { readonly kind: "draft"; readonly robots: string; readonly environment: string | null }
  | {
      readonly kind: "live";
      /** Origin that takes the place of what the suite names; null for what it names. */
      readonly site: string | null;
      readonly environment: string | null;
      /** What came of the sites that were read, by origin. */
      readonly fetched: Readonly<Record<string, RobotsSource>>;
    };

/** A wish of a plan: one address, one crawler, one verdict. */
export interface PlannedWish {
  readonly crawler: string;
  /** As it was written. */
  readonly said: string;
  readonly address: string;
  readonly verdict: ExpectedVerdict;
}

/** What the worker of this page is asked. */
export type TestsJob =
  | { readonly kind: "check"; readonly expected: Expectations; readonly held: Held }
  | {
      readonly kind: "plan";
      readonly bytes: Uint8Array;
      readonly reading: ReadingId;
      readonly wishes: readonly PlannedWish[];
    }
  | {
      readonly kind: "write";
      readonly robots: string | Uint8Array;
      readonly name: string;
      readonly origin: string | null;
      readonly language: Language;
    };

/** The results on one robots.txt; of each state only the first are listed. */
export interface ShownRun extends Omit<SuiteRun, "results"> {
  /** The site that was read; null for a draft. */
  readonly origin: string | null;
  readonly counts: Readonly<Record<CheckState, number>>;
  readonly results: readonly CheckResult[];
}

/** What came of a check. */
export interface CheckAnswer {
  /** What is wrong with the suite; then nothing was asked. */
  readonly problems: readonly SuiteProblem[];
  /** The environments of the suite; empty where it has none. */
  readonly environments: readonly string[];
  /** The one that a draft is held to. */
  readonly environment: string | null;
  /** Origins that are to be read live for this. */
  readonly origins: readonly string[];
  /** Names of environments for which no site is known. */
  readonly siteless: readonly (string | null)[];
  readonly runs: readonly ShownRun[];
  readonly counts: SuiteCounts;
}

/** What the worker answers to each job. */
export interface TestsAnswers {
  readonly check: CheckAnswer;
  readonly plan: Plan;
  readonly write: { readonly text: string; readonly complete: boolean };
}
