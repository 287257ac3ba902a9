import type { Message } from "../catalogue.ts";

/** Words of `check` beside those of the engine's analysis. */
export interface CheckWords {
  readonly suiteMissing: () => Message;
  /** Standard input was named more than once. */
  readonly stdinTwice: () => Message;
  readonly formatUnknown: (given: string, known: string) => Message;
  readonly environmentUnknown: (given: string, suite: string, known: string) => Message;
  /** A file or site was named from outside, and the suite has several environments. */
  readonly environmentNeeded: (suite: string, known: string) => Message;
  /** Neither the suite nor the command line names a robots.txt. */
  readonly sourceMissing: (suite: string) => Message;
  /** An environment that was not asked for names no robots.txt. */
  readonly environmentWithoutSource: (environment: string, suite: string) => string;
  readonly nothingAsked: (suite: string) => Message;
  readonly initSource: () => Message;
  readonly initSuite: () => Message;
  readonly initUnreadable: (robots: string) => string;
  readonly column: Readonly<Record<"line" | "crawler" | "address" | "expected", string>>;
  readonly andLine: (line: number | "none") => string;
  readonly andGroup: (group: string) => string;
  readonly moreCrawlers: (count: number) => string;
  readonly moreDetails: (count: string) => string;
  readonly progress: (done: number, total: number) => string;
}
