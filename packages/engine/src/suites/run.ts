import { checkAddress, type Frame } from "./address-check.ts";
import { Crowds } from "./crowd.ts";
import type {
  Check,
  CheckResult,
  CheckState,
  ExpectedStatus,
  Suite,
  SuiteCounts,
  SuiteResult,
  SuiteRun,
  SuiteSource,
} from "./model.ts";
import { type Place, placeOf, statusHolds, unreadableState } from "./place.ts";
import { checkSite, SiteProofs } from "./site-check.ts";

/**
 * Holds robots files to a suite: every check that is meant for the environment of a file, on that file. Verdicts are those
 * of `test`; what is said about a whole site is proven. What could not be read never passes. Throws `TypeError` for an
 * address that the reader of suites would have refused.
 */
export function runSuite(suite: Suite, sources: readonly SuiteSource[]): SuiteResult {
  const runs = sources.map((source) => runOn(suite, source));
  return { name: suite.name, runs, counts: countsOf(runs.flatMap(({ results }) => results)) };
}

/** What all checks of one file share. */
interface Means {
  readonly crowds: Crowds;
  readonly proofs: SiteProofs;
}

function runOn(suite: Suite, source: SuiteSource): SuiteRun {
  const place = placeOf(source);
  const means: Means = { crowds: new Crowds(place.file), proofs: new SiteProofs() };
  const results = suite.checks.flatMap((check, i) =>
    isMeant(check, source.environment) ? resultsOf(place, check, i, means) : [],
  );
  const { environment, name } = source;
  const kind = source.source.kind === "given" ? "given" : "live";
  return { environment, name, source: kind, status: place.status, state: place.state, results };
}

function isMeant({ environments }: Check, environment: string | null): boolean {
  return environments === null || (environment !== null && environments.includes(environment));
}

function resultsOf(
  place: Place,
  check: Check,
  index: number,
  means: Means,
): readonly CheckResult[] {
  const frame: Frame = { check: index, at: check.at, reading: check.reading, why: check.why };
  const { status, expect } = check;
  const results = status === null ? [] : [checkStatus(place, status, frame)];
  for (const who of check.who) {
    if (check.wholeSite && expect !== null)
      results.push(checkSite(place, { ...check, expect }, who, means, frame));
    for (const url of check.urls)
      results.push(checkAddress(place, check, who, url, means.crowds, frame));
  }
  return results;
}

/** A check of what fetching the robots.txt came to. */
function checkStatus(place: Place, expected: ExpectedStatus, frame: Frame): CheckResult {
  const holds = statusHolds(place, expected);
  const unreadable = holds === false ? unreadableState(place) : null;
  return {
    ...frame,
    kind: "status",
    state: statusState(holds, unreadable !== null),
    who: null,
    url: null,
    address: null,
    expected: { verdict: null, line: null, group: null, status: expected },
    found: {
      verdict: null,
      basis: null,
      line: null,
      group: null,
      status: place.status,
      state: place.state,
    },
    differs: holds === false && unreadable === null ? ["status"] : [],
    crawler: null,
    breaking: [],
    unbound: [],
    proof: null,
    unreadable,
    test: null,
  };
}

function statusState(holds: boolean | null, isDark: boolean): CheckState {
  if (holds === null) return "skipped";
  if (holds) return "passed";
  return isDark ? "not-readable" : "failed";
}

function countsOf(results: readonly CheckResult[]): SuiteCounts {
  const count = (state: CheckState): number =>
    results.filter((result) => result.state === state).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    notReadable: count("not-readable"),
    skipped: count("skipped"),
  };
}
