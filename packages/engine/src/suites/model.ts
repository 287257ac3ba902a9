import type { Change, Limit } from "../analyse/model.ts";
import type { Purpose } from "../crawlers/model.ts";
import type { Basis, ReadingId, Verdict } from "../model.ts";
import type { RobotsSource, StatusMeaning, TestResult } from "../tester/model.ts";

/** What a robots.txt is held to. Plain JSON. */
export interface Suite {
  readonly name: string | null;
  /** Where its files are: one for each environment, a single one without name where it has none. */
  readonly places: readonly SuitePlace[];
  readonly checks: readonly Check[];
}

/** An environment: where its robots.txt is. Both may be null: the file is then named from outside. */
export interface SuitePlace {
  readonly environment: string | null;
  /** Path of a robots.txt, relative to the suite. */
  readonly file: string | null;
  /** Scheme, host and port of the live site. */
  readonly origin: string | null;
}

/** One entry of a suite. It is about addresses, about the whole site, or about the status of the robots.txt alone. */
export interface Check {
  /** Line of the suite on which it begins. */
  readonly at: number;
  readonly who: readonly Who[];
  /** Addresses or paths, as written. Empty where the check is about the whole site or the status. */
  readonly urls: readonly string[];
  /** It is about every address there is. */
  readonly wholeSite: boolean;
  /** Null in a check of the status alone. */
  readonly expect: ExpectedVerdict | null;
  /** The line that decides; `none`: no line does. */
  readonly line: number | "none" | null;
  /** Token of the group that applies; `none`: no group does. */
  readonly group: string | null;
  readonly status: ExpectedStatus | null;
  readonly reading: ReadingId;
  /** Environments in which it holds; null for all. */
  readonly environments: readonly string[] | null;
  /** What the author says about it. */
  readonly why: string | null;
}

/** Whom a check is about. */
export type Who =
  /** A product token, `*`, or a whole User-Agent header. */
  | { readonly kind: "crawler"; readonly name: string }
  /** Every token that the file names, and everybody whom it does not name. */
  | { readonly kind: "every"; readonly except: readonly string[] }
  /** The crawlers of the registry for one purpose; the retired ones do not count. */
  | { readonly kind: "purpose"; readonly purpose: Purpose; readonly except: readonly string[] };

/** What a check can expect of an address. */
export type ExpectedVerdict = "allowed" | "disallowed";

/** What a check can expect of the fetch: an HTTP status, or what it means (RFC 9309, 2.3.1). */
export type ExpectedStatus = number | "readable" | "unavailable" | "unreachable";

/** A robots.txt that a suite is run on. */
export interface SuiteSource {
  readonly environment: string | null;
  /** What people call it: a path, an address. */
  readonly name: string;
  /** Origin to which paths belong; null for a file of no known site. */
  readonly origin: string | null;
  readonly source: RobotsSource;
}

/**
 * `not-readable`: the file could not be had, the address belongs to another site, or the proof met a limit: never a
 * pass, never a plain failure. `skipped`: the question has no meaning here, as the status of a given file.
 */
export type CheckState = "passed" | "failed" | "not-readable" | "skipped";

/** Part of an expectation. */
export type Aspect = "verdict" | "line" | "group" | "status";

/** What a check wants; null for what it says nothing about. */
export interface Expected {
  readonly verdict: ExpectedVerdict | null;
  readonly line: number | "none" | null;
  readonly group: string | null;
  readonly status: ExpectedStatus | null;
}

/** What is the case. */
export interface Found {
  readonly verdict: Verdict | null;
  readonly basis: Basis | null;
  readonly line: number | null;
  /** Token of the group that applies, null where none does. */
  readonly group: string | null;
  readonly status: number | null;
  readonly state: StatusMeaning["state"];
}

/** What is known about all addresses of a site. */
export interface SiteProof {
  /** No address has another verdict, and none was left out. */
  readonly proven: boolean;
  /** All sets of addresses that have another verdict than expected, for `crawler`; `opened` and `closed` lead to what is expected. */
  readonly changes: readonly Change[];
  readonly limits: readonly Limit[];
}

/** Why something could not be read. */
export type Unreadable = "unreachable" | "not-fetched" | "other-origin" | "not-proven";

/** What came of one check for one crawler (or set of them) and one address (or all). */
export interface CheckResult {
  readonly state: CheckState;
  readonly kind: "address" | "site" | "status";
  /** Place of its check in the suite, from 0, and the line on which that begins. */
  readonly check: number;
  readonly at: number;
  readonly who: Who | null;
  /** As written; null for the whole site and for the status. */
  readonly url: string | null;
  /** The whole address; for the whole site one that breaks the check, null while none is known. */
  readonly address: string | null;
  readonly reading: ReadingId;
  readonly expected: Expected;
  /** Null where nothing could be read. Of a set of crawlers it tells about `crawler`. */
  readonly found: Found | null;
  /** What of the expectation does not hold; empty unless failed. */
  readonly differs: readonly Aspect[];
  /** The crawler that `found` and `test` are about: of a set the first that breaks the check. */
  readonly crawler: string | null;
  /** Of a set of crawlers: all that break the check. */
  readonly breaking: readonly string[];
  /** Of "every" crawler: those whom the groups of `*` do not bind, and for whom the check would not hold. */
  readonly unbound: readonly string[];
  readonly proof: SiteProof | null;
  readonly unreadable: Unreadable | null;
  readonly why: string | null;
  /** The engine's whole answer, with its steps; null where the check passed and in a check of the status. */
  readonly test: TestResult | null;
}

/** A suite on one robots.txt. */
export interface SuiteRun {
  readonly environment: string | null;
  readonly name: string;
  /** What fetching came to; `given` for a file at hand. */
  readonly source: "live" | "given";
  readonly status: number | null;
  readonly state: StatusMeaning["state"];
  readonly results: readonly CheckResult[];
}

/** How many results there are of each state. */
export interface SuiteCounts {
  readonly passed: number;
  readonly failed: number;
  readonly notReadable: number;
  readonly skipped: number;
}

/** What came of a suite. Plain JSON. */
export interface SuiteResult {
  readonly name: string | null;
  readonly runs: readonly SuiteRun[];
  readonly counts: SuiteCounts;
}

/** What a suite written from a file says beside its checks, each line a comment. */
export interface SuiteComments {
  /** `robots` is the name of the file. */
  readonly head: (robots: string) => readonly string[];
  /** Over the checks of one group: its token, null for none, and its lines. */
  readonly group: (token: string | null, lines: readonly (readonly [number, number])[]) => string;
  /** Not every address that tells two rules apart is in the suite. */
  readonly incomplete: string;
}

/** What can be wrong with a suite, with what its message names. `known` are the names that would do. */
export interface SuiteProblemArgs {
  "not-utf8": Record<never, never>;
  "too-large": { readonly limit: number };
  "not-yaml": { readonly detail: string };
  "tab-indent": Record<never, never>;
  "star-unquoted": { readonly found: string };
  "key-twice": { readonly key: string };
  "second-document": Record<never, never>;
  empty: Record<never, never>;
  "key-unknown": {
    readonly key: string;
    readonly nearest: string | null;
    readonly known: readonly string[];
  };
  "key-missing": { readonly key: string };
  "wrong-kind": { readonly key: string; readonly found: ValueKind; readonly expected: ValueKind };
  "value-unknown": {
    readonly key: string;
    readonly found: string;
    readonly nearest: string | null;
    readonly known: readonly string[];
  };
  "value-empty": { readonly key: string };
  "keys-together": { readonly key: string; readonly other: string };
  "key-without": { readonly key: string; readonly other: string };
  "not-a-line": { readonly found: string };
  "not-a-status": { readonly found: string };
  "not-an-address": { readonly found: string };
  "not-an-origin": { readonly found: string };
  "not-a-crawler": { readonly found: string };
  "nothing-to-check": Record<never, never>;
  "too-many": { readonly limit: number };
}

/** Name of a problem. */
export type SuiteProblemCode = keyof SuiteProblemArgs;

/** What stands in a suite, told apart as coarsely as people do. */
export type ValueKind =
  | "text"
  | "number"
  | "truth"
  | "list"
  | "mapping"
  | "nothing"
  | "text-or-list";

/** Something wrong with a suite, and where: lines and columns from 1, columns in UTF-16 units, the end not included. */
export type SuiteProblem = {
  [Code in SuiteProblemCode]: {
    readonly code: Code;
    readonly args: Readonly<SuiteProblemArgs[Code]>;
    readonly line: number;
    readonly column: number;
    readonly endLine: number;
    readonly endColumn: number;
  };
}[SuiteProblemCode];
