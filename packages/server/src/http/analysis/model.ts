import type { ReadingId } from "@aushang/engine";
import type { Asker, FormatOptions, Wish } from "@aushang/engine/analyse";
import type { Suite, SuiteSource } from "@aushang/engine/suites";
import type { RobotsSource } from "@aushang/engine/tester";
import type { Language } from "@aushang/engine/texts";
import type { Fault } from "../problem.ts";

/** A robots.txt as it came: given, or as the fetcher found it. */
export interface FileSource {
  /** Where it was fetched; null for a given file. */
  readonly address: string | null;
  readonly source: RobotsSource;
}

/** Crawlers to ask about; null for those of the registry and all that the files name. */
export type WantedAskers = readonly Asker[] | null;

/** What each job is asked, as it goes to the thread. */
export interface Jobs {
  readonly diff: {
    readonly old: FileSource;
    readonly next: FileSource;
    readonly askers: WantedAskers;
    readonly readings: readonly ReadingId[];
    readonly addresses: readonly string[] | null;
  };
  readonly explain: {
    readonly file: FileSource;
    readonly askers: WantedAskers;
    readonly reading: ReadingId;
  };
  readonly pattern: {
    readonly pattern: string;
    readonly kind: "allow" | "disallow";
    readonly reading: ReadingId;
    /** The file whose rules it may touch, and whose group. */
    readonly beside: { readonly file: FileSource; readonly asker: Asker } | null;
  };
  readonly why: {
    readonly file: FileSource;
    readonly asker: Asker;
    /** Path and query. */
    readonly target: string;
    readonly reading: ReadingId;
  };
  readonly plan: {
    readonly file: FileSource;
    readonly wishes: readonly Wish[];
    readonly reading: ReadingId;
  };
  readonly format: { readonly file: FileSource; readonly options: FormatOptions };
  readonly suite: { readonly text: string };
  readonly check: { readonly suite: Suite; readonly sources: readonly SuiteSource[] };
  readonly impact: {
    readonly present: FileSource;
    readonly draft: FileSource | null;
    readonly askers: WantedAskers;
    readonly reading: ReadingId;
    readonly origin: string | null;
    readonly from:
      | { readonly kind: "addresses"; readonly addresses: readonly string[] }
      | { readonly kind: "log"; readonly text: string };
  };
}

/** Name of a job. */
export type JobName = keyof Jobs;

/** What each job gives: an answer as JSON in UTF-8, but for a suite, which is read before files are fetched for it. */
export type Results = { readonly [Name in Exclude<JobName, "suite">]: Uint8Array } & {
  readonly suite: Suite;
};

/** A job as it goes to the thread. */
export interface Task {
  readonly name: JobName;
  readonly question: Jobs[JobName];
  /** Of the sentences. */
  readonly language: Language;
}

/** What was given cannot be worked on. */
export interface RefusedTask {
  readonly code: "suite-invalid" | "log-invalid" | "too-much-work";
  readonly faults: readonly Fault[];
}

/** What comes back from the thread. */
export type Done =
  | { readonly result: unknown }
  | { readonly refused: RefusedTask }
  /** A fault of ours. */
  | { readonly error: { readonly message: string; readonly stack: string } };
