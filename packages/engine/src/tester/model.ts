import type { Crawler, Purpose } from "../crawlers/model.ts";
import type {
  Basis,
  Candidate,
  Difference,
  GroupVia,
  ReadingId,
  RobotsFile,
  SkipReason,
  Step,
  Verdict,
} from "../index.ts";
import type { FailureKind, FetchOutcome } from "../outcome.ts";

/** An address as a crawler requests it. */
export interface Target {
  /** The whole address, without fragment. */
  readonly address: string;
  /** Scheme, host and port, as in `https://shop.example:8443`. */
  readonly origin: string;
  /** Path and query. */
  readonly target: string;
  /** Address of the one robots.txt that governs it. */
  readonly robotsAddress: string;
  /** What was changed between what was typed and `address`. */
  readonly changes: readonly AddressChange[];
}

/** What was done to what a person typed. */
export type AddressChange =
  | "scheme-added"
  | "fragment-dropped"
  | "host-to-ascii"
  | "escaped"
  | "path-normalised";

/** Why what was typed is no address that can be tested. */
export type AddressProblem =
  | "address-empty"
  | "address-invalid"
  | "address-too-long"
  | "address-scheme"
  | "address-credentials"
  | "address-host-missing";

/** Who is asked about: an entry of the registry, or a token of one's own. */
export interface AskedCrawler {
  readonly token: string;
  /** Null for a token that the registry does not have. */
  readonly entry: Crawler | null;
  /** How the token was found. */
  readonly from: "registry" | "own-token" | "user-agent-header";
}

/** Why what was typed names no crawler. */
export type CrawlerProblem = "crawler-empty" | "crawler-invalid" | "crawler-too-long";

/** Where the file comes from: given by a person, or what came of fetching it. */
export type RobotsSource =
  | {
      readonly kind: "given";
      readonly bytes: Uint8Array | string;
      /** Address that the given file belongs to, when known: another origin is out of scope. */
      readonly address?: string;
    }
  | { readonly kind: "live"; readonly outcome: FetchOutcome }
  /** Nothing was asked of the server: our own limit, or cancelled. */
  | { readonly kind: "not-fetched"; readonly reason: "cancelled" | "own-limit" };

/** What the fetch outcome means under the standard, before any rule is read. */
export type StatusMeaning =
  | { readonly state: "readable" }
  | {
      readonly state: "unavailable";
      readonly cause: "status-4xx" | "redirect-limit" | "redirect-without-location";
    }
  | { readonly state: "unreachable"; readonly cause: "status-429" | "status-5xx" | FailureKind }
  | {
      readonly state: "not-fetched";
      readonly cause: "private-address" | "cancelled" | "own-limit";
    };

/** A remark on the result that is no finding of the linter. */
export type NoteCode =
  | "html-served"
  | "file-truncated"
  | "no-rules-in-file"
  | "file-empty"
  | "binary-served"
  | "status-401-403"
  | "status-404"
  | "status-other-4xx"
  | "status-429"
  | "status-5xx"
  | "no-answer"
  | "redirected-elsewhere"
  | "private-address"
  | "crawler-ignores-robots"
  | "crawler-user-triggered"
  | "crawler-respect-unknown"
  | "crawler-control-only"
  | "crawler-retired"
  | "crawler-star-not-documented"
  | "token-never-matches-google"
  | "content-type-not-text"
  | "robots-address-elsewhere";

/** `test --json` and `POST /api/v1/test`. Plain JSON. */
export interface TestResult {
  readonly address: string;
  readonly origin: string;
  readonly target: string;
  readonly crawler: {
    readonly token: string;
    readonly operator: string | null;
    readonly purpose: Purpose | null;
    readonly from: AskedCrawler["from"];
  };
  readonly reading: ReadingId;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly line: number | null;
  readonly group: {
    readonly token: string | null;
    readonly via: GroupVia;
    readonly lines: readonly (readonly [number, number])[];
    readonly rules: number;
  };
  readonly candidates: readonly Candidate[];
  readonly steps: readonly Step[];
  readonly robots: RobotsFacts;
  readonly differences: readonly Difference[];
  readonly others: readonly OtherCrawler[];
  readonly findings: readonly unknown[];
  readonly notes: readonly NoteCode[];
  readonly addressChanges: readonly AddressChange[];
  /** Target in the form that was compared. */
  readonly normalisedTarget: string;
  /** Number of lines of the file, 0 when there is none. */
  readonly lines: number;
  /** The file was longer than 512,000 octets; only the first were read. */
  readonly truncated: boolean;
}

/** What is known about the file that was used. */
export interface RobotsFacts {
  readonly address: string;
  readonly finalAddress: string;
  readonly source: "live" | "given";
  readonly status: number | null;
  readonly redirects: readonly { readonly status: number; readonly to: string }[];
  readonly bytes: number;
  readonly contentType: string | null;
  readonly cacheControl: string | null;
  readonly fetchedAt: string | null;
  readonly elapsedMs: number | null;
  readonly failure: FailureKind | null;
  readonly meaning: StatusMeaning;
  readonly userAgent: string | null;
}

/** The verdict for one more crawler. */
export interface OtherCrawler {
  readonly token: string;
  readonly operator: string | null;
  readonly purpose: Purpose;
  readonly verdict: Verdict;
  readonly basis: Basis;
  readonly line: number | null;
  /** Token of the group applied, null when none. */
  readonly group: string | null;
  readonly via: GroupVia;
  readonly respects: Crawler["respects"];
  readonly controlOnly: boolean;
}

/** A result with the parsed file behind it, for surfaces that draw the file. */
export interface Tested {
  readonly result: TestResult;
  /** Null when there is no readable file. */
  readonly file: RobotsFile | null;
  /** Line number to the reason why it has no effect in the reading. */
  readonly skipped: ReadonlyMap<number, SkipReason>;
}
