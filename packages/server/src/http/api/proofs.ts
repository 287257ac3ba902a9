import type { ReadingId, SkipReason, TextEdit } from "@aushang/engine";
import type {
  Counterfactual,
  CrawlerChange,
  DiffResult,
  FlippingEdit,
  FormatMode,
  FormatStep,
  Formatted,
  GroupSummary,
  KeptRule,
  NearMiss,
  Overlap,
  Overlaps,
  PatternFacts,
  Plan,
  Refusal,
  Representatives,
  RuleState,
  Summary,
} from "@aushang/engine/analyse";
import type { ImpactResult } from "@aushang/engine/impact";
import type { CheckResult, SuiteCounts, SuiteRun } from "@aushang/engine/suites";
import type { NoteCode, RobotsFacts } from "@aushang/engine/tester";
import type { LogSummary } from "@aushang/inputs/log";

/** A robots.txt: its text, or one of three properties. */
export type FileInput =
  | string
  | { readonly robots: string }
  | { readonly robotsBase64: string }
  /** An address of the site whose robots.txt is fetched. */
  | { readonly address: string };

/** A robots.txt as properties of the body itself: exactly one of the three. */
export interface FileProperties {
  readonly robots?: string;
  readonly robotsBase64?: string;
  readonly address?: string;
}

/** Whether files are fetched again whatever the cache of at most 60 s holds. */
interface Fresh {
  readonly fresh?: boolean;
}

/** Body of `POST /api/v1/diff`. */
export interface DiffRequest extends Fresh {
  readonly old: FileInput;
  readonly new: FileInput;
  /** 1 to 200 crawlers; unless told, those of the registry, all that the files name, and `*` for everybody else. */
  readonly crawlers?: readonly string[];
  /** Default `["rfc9309"]`. */
  readonly readings?: readonly ReadingId[];
  /** Addresses for which it is counted what changes. */
  readonly addresses?: readonly string[];
}

/** Body of `POST /api/v1/explain`. */
export interface ExplainRequest extends FileProperties, Fresh {
  readonly crawlers?: readonly string[];
  readonly reading?: ReadingId;
}

/** Body of `POST /api/v1/pattern`. Without a file no rules are compared. */
export interface PatternRequest extends FileProperties, Fresh {
  readonly pattern: string;
  readonly kind?: "allow" | "disallow";
  readonly reading?: ReadingId;
  /** Whose group of the file is looked at; default `*`. */
  readonly crawler?: string;
}

/** Body of `POST /api/v1/why`. Without a file, the one of the address's site is fetched. */
export interface WhyRequest extends Fresh {
  readonly address: string;
  readonly crawler: string;
  readonly robots?: string;
  readonly robotsBase64?: string;
  readonly reading?: ReadingId;
}

/** What a file is to say. */
export interface WishInput {
  /** Whole, or a path. */
  readonly address: string;
  readonly crawler: string;
  readonly verdict: "allowed" | "disallowed";
}

/** Body of `POST /api/v1/plan`. */
export interface PlanRequest extends FileProperties, Fresh {
  /** 1 to 200. */
  readonly wishes: readonly WishInput[];
  readonly reading?: ReadingId;
}

/** Body of `POST /api/v1/format`. */
export interface FormatRequest extends FileProperties, Fresh {
  readonly mode: FormatMode;
  /** In which no verdict may change; default `["rfc9309", "google"]`. */
  readonly readings?: readonly ReadingId[];
  readonly newline?: "\n" | "\r\n";
  readonly keep?: readonly ("comments" | "blank-lines")[];
}

/** Body of `POST /api/v1/check`. Without a file, the live ones that the suite names are fetched. */
export interface CheckRequest extends FileProperties, Fresh {
  /** YAML, or JSON as text or as it is. */
  readonly suite: string | object;
  /** Which of the suite's environments. */
  readonly environment?: string;
}

/** Body of `POST /api/v1/impact`. Exactly one of `addresses` and `log`. */
export interface ImpactRequest extends Fresh {
  readonly present: FileInput;
  readonly draft?: FileInput;
  readonly addresses?: readonly string[];
  /** Lines of an access log. */
  readonly log?: string;
  readonly crawlers?: readonly string[];
  readonly reading?: ReadingId;
  /** What the files are for, as `https://shop.example`. */
  readonly origin?: string;
}

/** What is known about a file that was looked at. `address` is null for one that was given. */
export interface FileFacts extends Omit<RobotsFacts, "address" | "finalAddress"> {
  readonly address: string | null;
  readonly finalAddress: string | null;
  /** The site has no robots.txt, which closes nothing: it was looked at as a file without rules. */
  readonly absent: boolean;
  readonly lines: number;
  /** Longer than 512,000 octets; the rest was not looked at. */
  readonly truncated: boolean;
  readonly notes: readonly NoteCode[];
}

/** Sentences in the language of `Accept-Language`; what comes from a file stands in backquotes. */
export interface Told {
  readonly sentences: readonly string[];
}

interface Sentence {
  readonly sentence: string;
}

/** Answer of `POST /api/v1/diff`. */
export interface DiffResponse extends DiffResult, Told {
  readonly changes: readonly (CrawlerChange & Sentence)[];
  readonly robots: { readonly old: FileFacts; readonly new: FileFacts };
  /** Only with `addresses`. */
  readonly impact?: ImpactResult;
}

/** Crawlers to which the same rules apply, and what becomes of each rule. */
export interface ExplainedGroup {
  readonly crawlers: readonly string[];
  /** Token of the group that applies, `*`, or null. */
  readonly group: string | null;
  readonly lines: readonly (readonly [number, number])[];
  readonly rules: readonly RuleState[];
}

/** Answer of `POST /api/v1/explain`. */
export interface ExplainResponse extends Told {
  readonly reading: ReadingId;
  readonly robots: FileFacts;
  readonly summary: Omit<Summary, "groups"> & { readonly groups: readonly (GroupSummary & Told)[] };
  readonly groups: readonly ExplainedGroup[];
  /** One address for each way the file decides; decisions are in the order of the first 40 of `groups`. */
  readonly representatives: Representatives;
  readonly withoutEffect: readonly { readonly line: number; readonly because: SkipReason }[];
}

/** Answer of `POST /api/v1/pattern`. */
export interface PatternResponse extends PatternFacts, Told {
  readonly misses: readonly (NearMiss & Sentence)[];
  readonly robots: FileFacts | null;
  readonly crawler: string | null;
  /** The rules that the pattern touches; null without a file. */
  readonly rules:
    | (Omit<Overlaps, "overlaps"> & { readonly overlaps: readonly (Overlap & Sentence)[] })
    | null;
}

/** Answer of `POST /api/v1/why`. */
export interface WhyResponse extends Counterfactual, Told {
  readonly kept: readonly (KeptRule & Sentence)[];
  readonly edits: readonly (FlippingEdit & Told)[];
  readonly robots: FileFacts;
}

/** A file: as text, or as base64 where it is no UTF-8. */
export type FileContent = { readonly robots: string } | { readonly robotsBase64: string };

/** Answer of `POST /api/v1/plan`. */
export interface PlanResponse extends Plan, Told {
  /** The file with its edits; null where the wishes cannot be met. */
  readonly edited: FileContent | null;
  readonly robots: FileFacts;
}

/** Answer of `POST /api/v1/format`. */
export interface FormatResponse extends Omit<Formatted, "bytes">, Told {
  readonly edited: FileContent;
  readonly edits: readonly TextEdit[];
  readonly steps: readonly (FormatStep & Sentence)[];
  readonly refused: readonly (Refusal & Sentence)[];
  readonly robots: FileFacts;
}

/** Answer of `POST /api/v1/check`. */
export interface CheckResponse {
  readonly name: string | null;
  readonly runs: readonly (Omit<SuiteRun, "results"> & {
    readonly results: readonly (CheckResult & Told)[];
  })[];
  readonly counts: SuiteCounts;
}

/** Answer of `POST /api/v1/impact`. */
export interface ImpactResponse extends ImpactResult, Told {
  readonly robots: { readonly present: FileFacts; readonly draft: FileFacts | null };
  /** What was read of the log; null for a list. */
  readonly log: LogSummary | null;
}
