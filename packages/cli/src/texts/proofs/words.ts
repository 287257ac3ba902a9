import type { Part, Text } from "@aushang/engine/texts";
import type { Message } from "../catalogue.ts";

/** Words about the files that something is to be proven about. */
interface SourceWords {
  /** `why` is the title of a fetch result. */
  readonly notRead: (address: string, why: string) => Message;
  readonly stdinTwice: () => Message;
  readonly formatUnknown: (given: string, known: string) => Message;
  readonly fileMissing: (example: string) => Message;
  /** The site has none, so nothing is blocked. */
  readonly absent: string;
}

/** Words of `diff` beside those of the engine's analysis. */
interface DiffCommandWords {
  readonly secondMissing: () => Message;
  readonly againstFiles: (option: string) => Message;
  readonly againstBoth: () => Message;
  readonly againstOne: (option: string) => Message;
  readonly againstSame: (option: string, value: string) => Message;
  readonly side: Readonly<Record<"old" | "new" | "file", string>>;
  readonly example: string;
  readonly before: string;
  readonly now: string;
  readonly everyCrawler: string;
  /** The groups that apply; null for none. */
  readonly groups: (old: string | null, next: string | null) => string;
  /** `count` crawlers for which it is proven that nothing changes. */
  readonly unchanged: (count: number) => string;
  readonly unsettled: (count: number) => string;
  readonly moreChanges: (count: number) => string;
  readonly moreLimits: (count: number) => string;
  readonly nothingShared: string;
  /** Two crawlers, or two readings, of one file. */
  readonly apart: {
    readonly summary: (sets: number, proven: boolean, old: string, next: string) => Text;
    readonly only: (name: string) => string;
    readonly nothingElse: Text;
    readonly notProven: Text;
    readonly openFor: string;
    readonly lineFor: (name: string) => string;
  };
}

/** Words of what two readings are compared over. */
interface SpellingWords {
  /** Both say the same, for addresses as they are usually spelt. */
  readonly alike: (old: string, next: string) => Text;
  /** That this is proven, in a sentence behind it. */
  readonly proven: Text;
  readonly nothingElse: Text;
  /** What is not compared. */
  readonly aside: Text;
}

/** Words of `explain` beside those of the engine's analysis. */
interface ExplainWords {
  readonly heading: Readonly<Record<"representatives" | "readings" | "withoutEffect", string>>;
  readonly column: Readonly<Record<"effect" | "openFor" | "blockedFor", string>>;
  readonly noRules: string;
  /** What a rule does; `lines` are those of other rules, as "lines 2 and 5". */
  readonly effect: {
    /** An example follows. */
    readonly decides: string;
    readonly redundant: (witness: string) => string;
    readonly repeat: (lines: string) => string;
    readonly covered: (lines: string) => string;
    readonly noAddress: string;
    readonly unproven: string;
  };
  readonly more: (count: number) => string;
  readonly notAllWays: string;
  readonly readsAlike: (reading: string) => string;
  /** An example follows. */
  readonly readsOtherwise: (reading: string, sets: number) => string;
  readonly notCompared: (reading: string) => string;
}

/** Words about a new file that is to be written. */
interface NewFileWords {
  readonly writeAndOutput: () => Message;
  readonly writeWhere: () => Message;
  readonly tooLong: (name: string) => Message;
  readonly exists: (path: string) => Message;
  readonly notWritten: (path: string, detail: string) => Message;
  readonly written: (path: string) => string;
}

interface PlanCommandWords {
  readonly wishMissing: () => Message;
  readonly wishUnclear: (given: string) => Message;
  readonly verdictUnknown: (given: string) => Message;
}

interface FormatCommandWords {
  readonly modeUnknown: (given: string, known: string) => Message;
  readonly checkWrites: () => Message;
  readonly jsonAndFile: () => Message;
  readonly wholeFile: string;
  readonly moreLeft: (count: number) => string;
}

/** Words about sitemaps and logs beside those of the engine's analysis. */
interface ImpactCommandWords {
  readonly notFetched: (address: string, why: string) => Message;
  readonly onlyFiles: () => Message;
  readonly oneReading: () => Message;
  /** `total` are known so far. */
  readonly readingSitemap: (name: string, done: number, total: number) => string;
  readonly readingLog: (name: string, size: string) => string;
}

/** Words of the commands that prove something about all addresses. */
export interface ProofWords {
  readonly source: SourceWords;
  readonly diff: DiffCommandWords;
  readonly spelling: SpellingWords;
  readonly explain: ExplainWords;
  readonly pattern: { readonly missing: () => Message };
  readonly why: {
    readonly addressMissing: () => Message;
    /** The rules could not be read. */
    readonly notKnown: string;
    readonly moreEdits: (count: number) => string;
    /** Others go by the group of this crawler. */
    readonly alsoFor: (crawler: Part, others: Text) => Text;
  };
  readonly plan: PlanCommandWords;
  readonly format: FormatCommandWords;
  readonly file: NewFileWords;
  readonly impact: ImpactCommandWords;
}
