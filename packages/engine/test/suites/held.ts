import { expect } from "vitest";
import {
  type Check,
  type CheckResult,
  runSuite,
  type SuiteSource,
  type Who,
} from "../../src/suites/index.ts";
import type { RobotsSource } from "../../src/tester/index.ts";
import { answered, failed } from "../tester/outcomes.ts";

/** A file with three groups. */
export const SHOP = `User-agent: *
Disallow: /cart/
Allow: /cart/help

User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;

/** A check that says nothing yet. */
export const ONE: Check = {
  at: 1,
  who: [{ kind: "crawler", name: "Googlebot" }],
  urls: [],
  wholeSite: false,
  expect: null,
  line: null,
  group: null,
  status: null,
  reading: "rfc9309",
  environments: null,
  why: null,
};
/** One crawler. */
export const crawler = (name: string): Who => ({ kind: "crawler", name });
/** Every crawler but some. */
export const every = (...except: string[]): Who => ({ kind: "every", except });

/** What comes of one check on a file, or on what fetching came to. */
export function resultsOf(
  check: Partial<Check>,
  on: string | RobotsSource = SHOP,
): readonly CheckResult[] {
  const source: SuiteSource = {
    environment: null,
    name: "robots.txt",
    origin: "https://shop.example",
    source: typeof on === "string" ? { kind: "given", bytes: on } : on,
  };
  const places = [{ environment: null, file: null, origin: null }];
  const { runs } = runSuite({ name: null, places, checks: [{ ...ONE, ...check }] }, [source]);
  return runs[0]?.results ?? [];
}

/** The same, where it is one result. */
export const resultOf = (...args: Parameters<typeof resultsOf>): CheckResult => {
  const [result, ...more] = resultsOf(...args);
  expect(more).toEqual([]);
  return result as CheckResult;
};

/** What came of fetching: a status, or no answer. */
export const live = (status: number | null, body = ""): RobotsSource => ({
  kind: "live",
  outcome: {
    ...(status === null ? failed("timeout") : answered(status, body)),
    address: "https://shop.example/robots.txt",
  },
});
