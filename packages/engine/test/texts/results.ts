import type { ReadingId } from "../../src/model.ts";
import type { FailureKind, FetchOutcome } from "../../src/outcome.ts";
import type { RobotsSource, TestResult } from "../../src/tester/index.ts";
import { askCrawler, asTyped, test } from "../../src/tester/index.ts";

const ROBOTS = "https://shop.example/robots.txt";

/** What came of fetching the robots.txt of shop.example. */
export function live(
  status: number | null,
  body: string | Uint8Array = "",
  more: Partial<FetchOutcome> = {},
): RobotsSource {
  const octets = typeof body === "string" ? new TextEncoder().encode(body) : body;
  const outcome: FetchOutcome = {
    address: ROBOTS,
    finalAddress: ROBOTS,
    at: "2026-12-01T12:03:11Z",
    elapsedMs: 80,
    status,
    failure: null,
    failureDetail: null,
    redirects: [],
    headers: { "content-type": "text/plain" },
    body: octets,
    truncated: false,
    userAgent: "Aushang",
    ...more,
  };
  return { kind: "live", outcome };
}

/** A fetch that failed. */
export const failed = (failure: FailureKind): RobotsSource =>
  live(null, "", { failure, failureDetail: "what happened" });

/** The result for an address of shop.example, from the real tester. */
export function resultOf(
  source: RobotsSource,
  address = "https://shop.example/page",
  crawler = "Bingbot",
  reading: ReadingId = "rfc9309",
): TestResult {
  const target = asTyped(address);
  const asked = askCrawler(crawler);
  if ("problem" in target || "problem" in asked) throw new Error(`not a question: ${address}`);
  return test(target, asked, reading, source, { others: false }).result;
}

/** A made-up shop with a group of Googlebot in two blocks. */
export const SHOP = `User-agent: *
Disallow: /cart/
Allow: /cart/help

User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=
Disllow: /cart/

User-agent: GPTBot
Disallow: /

User-agent: Googlebot
Disallow: /internal/
Disallow: /page
Allow: /page
`;

const FAILURES: readonly FailureKind[] = [
  "dns",
  "tls",
  "timeout",
  "refused",
  "reset",
  "redirect-limit",
  "private-address",
  "bad-response",
];

/** Results of every kind. */
export function results(): readonly TestResult[] {
  const statuses = [200, 204, 301, 400, 401, 403, 404, 410, 418, 429, 451, 500, 503, 999];
  const bodies = [
    "",
    SHOP,
    "<!doctype html><p>Hello",
    "\u0000\u0001\u0002",
    "# nothing",
    "User-agent: *\nDisallow:",
  ];
  const readings: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];
  const addresses = ["/cart/1", "/shoes?sort=1", "/page", "/robots.txt", "/x"];
  const crawlers = ["Bingbot", "Googlebot", "Googlebot-Image", "AdsBot-Google", "MJ12bot", "*"];
  return [
    ...statuses.map((status) => resultOf(live(status))),
    ...FAILURES.map((failure) => resultOf(failed(failure))),
    ...bodies.flatMap((body) =>
      readings.flatMap((reading) =>
        addresses.flatMap((path) =>
          crawlers.map((crawler) =>
            resultOf(live(200, body), `https://shop.example${path}`, crawler, reading),
          ),
        ),
      ),
    ),
    resultOf({ kind: "not-fetched", reason: "cancelled" }),
    resultOf({ kind: "not-fetched", reason: "own-limit" }),
    resultOf({ kind: "given", bytes: SHOP, address: "https://other.example/robots.txt" }),
    resultOf({ kind: "given", bytes: SHOP }),
  ];
}
