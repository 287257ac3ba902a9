import type { Purpose } from "../crawlers/model.ts";
import type { Because, ReadingId, SkipReason, StepArgs, StepCode } from "../model.ts";
import type { FailureKind } from "../outcome.ts";
import type {
  AddressChange,
  AddressProblem,
  CrawlerProblem,
  NoteCode,
  StatusMeaning,
  TestResult,
} from "../tester/model.ts";
import type { Text } from "./parts.ts";

/** Languages of every surface. */
export type Language = "de" | "en" | "da";

/** The five words of a verdict, as people see it (readings: "What a fetch outcome means"). */
export type VerdictWord = "open" | "blocked" | "closed" | "unknown" | "out-of-scope";

/** Problems with what somebody gave us, beside address and crawler. */
export type InputProblem =
  | AddressProblem
  | CrawlerProblem
  | "reading-unknown"
  | "robots-missing"
  | "robots-not-base64"
  | "robots-too-large"
  | "file-not-found"
  | "file-unreadable";

/** Arguments of a problem message: what was given, where there is something to name. */
export interface ProblemArgs {
  /** What was given, shortened for display. */
  readonly given: string;
  /** The nearest known name, when there is one. */
  readonly nearest?: string;
}

/** A question that people ask, with a short answer. */
export type AnswerId =
  | "block-one-crawler"
  | "blocked-in-spite-of-allow"
  | "leave-the-index"
  | "upper-and-lower-case"
  | "empty-disallow"
  | "how-long-until-it-acts";

/** All words of one language. Types are derived from the codes, so that a missing text does not compile. */
export interface Catalogue {
  readonly language: Language;
  /** Locale for numbers and dates. */
  readonly locale: string;
  readonly verdict: Readonly<Record<VerdictWord, string>>;
  /** After the word for `closed`: "by fetch status 503"; without a status when no answer came. */
  readonly closedBy: (status: number | null) => string;
  /** One sentence after the verdict: what decided, for any result. */
  readonly because: (result: TestResult) => Text;
  readonly reason: Readonly<Record<Because, string>>;
  readonly step: {
    readonly [Code in StepCode]: (args: StepArgs[Code]) => {
      readonly title: string;
      readonly text: Text;
    };
  };
  /** What a fetch result means, in people's words: what happened, what it means, what to do next. */
  readonly status: (
    meaning: StatusMeaning,
    status: number | null,
  ) => { readonly title: string; readonly meaning: Text; readonly next: Text };
  readonly failure: Readonly<Record<FailureKind, string>>;
  readonly note: Readonly<Record<NoteCode, { readonly title: string; readonly text: string }>>;
  readonly skip: Readonly<Record<SkipReason, string>>;
  readonly reading: Readonly<Record<ReadingId, { readonly name: string; readonly about: string }>>;
  /** Why another reading answers differently than the chosen one (RFC 9309 unless told), one sentence. */
  readonly differs: (reading: ReadingId, line: number | null, chosen?: ReadingId) => Text;
  readonly purpose: Readonly<Record<Purpose, string>>;
  readonly change: Readonly<Record<AddressChange, string>>;
  /** What, why, and what to do next. */
  readonly problem: Readonly<
    Record<InputProblem, (args: ProblemArgs) => { readonly title: string; readonly next: string }>
  >;
  readonly answer: Readonly<Record<AnswerId, { readonly question: string; readonly answer: Text }>>;
  /** What a test cannot know. */
  readonly limits: readonly string[];
  /** "line 14"; "lines 12–18 and 40–44". */
  readonly line: (line: number) => string;
  readonly lines: (ranges: readonly (readonly [number, number])[]) => string;
  readonly octets: (count: number) => string;
  readonly bytes: (count: number) => string;
  readonly notDocumented: string;
}
