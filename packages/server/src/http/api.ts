/**
 * Requests and responses of the HTTP interface, as types alone: a page can import them without a line of code.
 */
import type { ReadingId } from "@aushang/engine";
import type { Crawler, CrawlerFacts } from "@aushang/engine/crawlers";
import type { RobotsFacts, TestResult } from "@aushang/engine/tester";

export type * from "./api/proofs.ts";

/** Body of `POST /api/v1/test`. Exactly one of `address`, `addresses` and one of `crawler`, `crawlers`. */
export interface TestRequest {
  /** As a person types it; at most 8 KiB. */
  readonly address?: string;
  /** 1 to 200 addresses; the answer is a list in the same order. */
  readonly addresses?: readonly string[];
  /** A product token, or a whole User-Agent header. */
  readonly crawler?: string;
  /** 1 to 50 crawlers; the answer is a list in the same order. */
  readonly crawlers?: readonly string[];
  /** Default `rfc9309`. */
  readonly reading?: ReadingId;
  /** A file to use instead of fetching one. Only its first 512,000 octets are read. */
  readonly robots?: string;
  /** The same, as base64, for files that are not UTF-8. */
  readonly robotsBase64?: string;
  /** Where the given file belongs; addresses of another origin are out of scope. */
  readonly robotsAddress?: string;
  /** Fetch again whatever the cache of at most 60 s holds. No meaning with a given file. */
  readonly fresh?: boolean;
  /** Verdicts of all other crawlers; default true for one address and one crawler, else false. */
  readonly others?: boolean;
  /** `body`: the file's octets in `robots.bodyBase64`; only with one `address` and one `crawler`. */
  readonly include?: readonly "body"[];
}

/** A test result as it is sent. */
export type ApiTestResult = Omit<TestResult, "robots"> & {
  /** How many matching rules are left out of `candidates`, which holds the first 200; absent when none are. */
  readonly candidatesOmitted?: number;
  /** With the octets of the file when they were asked for. */
  readonly robots: RobotsFacts & { readonly bodyBase64?: string };
};

/** Takes the place of an address that cannot be tested, in a list of results. */
export interface RefusedAddress {
  readonly given: string;
  readonly problem: ProblemBody;
}

/** One answer per address, in order. */
export type TestRow = ApiTestResult | readonly ApiTestResult[] | RefusedAddress;

/**
 * Answer of `POST /api/v1/test`: one result for `address` and `crawler`; a list per crawler for `crawlers`; a list
 * per address for `addresses`, each entry in turn a result, a list per crawler, or a refusal.
 */
export type TestResponse = ApiTestResult | readonly ApiTestResult[] | readonly TestRow[];

/** One fault of a request body. */
export interface ProblemField {
  /** JSON Pointer (RFC 6901) into the body. */
  readonly pointer: string;
  readonly detail: string;
}

/** An error (RFC 9457), media type `application/problem+json`. */
export interface ProblemBody {
  /** Stable: `urn:aushang:problem:<code>`. */
  readonly type: string;
  /** What is wrong, in the language of `Accept-Language`. */
  readonly title: string;
  readonly status: number;
  /** What to do next. */
  readonly detail: string;
  /** Names this occurrence in the server's log. */
  readonly instance?: string;
  readonly errors?: readonly ProblemField[];
  /** Files that were fetched and could not be read, and why; in `robots-not-readable` alone. */
  readonly unreadable?: readonly UnreadableFile[];
}

/** A robots.txt about which nothing can be said. */
export interface UnreadableFile {
  /** JSON Pointer to the property that named it. */
  readonly pointer: string;
  readonly address: string;
  /** HTTP status of the last answer; null when none came. */
  readonly status: number | null;
  readonly state: "unreachable" | "not-fetched";
  readonly cause: string;
}

/** An entry of the registry with what is known about it and where that was read. */
export interface CrawlerEntry extends Crawler {
  readonly facts: CrawlerFacts | null;
}

/** Answer of `GET /api/v1/crawlers`. */
export interface CrawlersResponse {
  readonly crawlers: readonly CrawlerEntry[];
}

/** Answer of `GET /healthz` and `GET /readyz`. */
export interface HealthResponse {
  readonly status: "ok" | "ready" | "starting" | "stopping";
}
