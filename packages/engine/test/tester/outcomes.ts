import type { FailureKind, FetchOutcome, ReadingId } from "../../src/index.ts";
import {
  type AskedCrawler,
  test as ask,
  askCrawler,
  asTyped,
  type RobotsSource,
  type Target,
  type TestResult,
} from "../../src/tester/index.ts";

/** An answer of a server, as the fetcher would hand it on. */
export function answered(
  status: number | null,
  body: Uint8Array | string = "",
  more: Partial<FetchOutcome> = {},
): FetchOutcome {
  return {
    address: "https://h.example/robots.txt",
    finalAddress: "https://h.example/robots.txt",
    at: "2026-05-01T12:00:00.000Z",
    elapsedMs: 120,
    status,
    failure: null,
    failureDetail: null,
    redirects: [],
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: typeof body === "string" ? new TextEncoder().encode(body) : body,
    truncated: false,
    userAgent: "Aushang/0.1",
    ...more,
  };
}

/** A fetch that failed. */
export const failed = (failure: FailureKind, more: Partial<FetchOutcome> = {}): FetchOutcome =>
  answered(null, "", { failure, failureDetail: `${failure} happened`, headers: {}, ...more });

/** What comes of such an outcome. */
export const live = (outcome: FetchOutcome): RobotsSource => ({ kind: "live", outcome });

/** A file that a person gives. */
export const given = (bytes: Uint8Array | string, address?: string): RobotsSource =>
  address === undefined ? { kind: "given", bytes } : { kind: "given", bytes, address };

/** An address that is one. */
export function target(typed: string): Target {
  const found = asTyped(typed);
  if ("problem" in found) throw new Error(`${typed}: ${found.problem}`);
  return found;
}

/** A crawler that is one. */
export function crawler(typed: string): AskedCrawler {
  const found = askCrawler(typed);
  if ("problem" in found) throw new Error(`${typed}: ${found.problem}`);
  return found;
}

/** The answer to a question at https://h.example, without the other crawlers unless told. */
export function tested(
  source: RobotsSource | string,
  path = "/a",
  token = "Googlebot",
  options: { readonly reading?: ReadingId; readonly others?: boolean } = {},
): TestResult {
  const { reading = "rfc9309", others = false } = options;
  const robots = typeof source === "string" ? given(source) : source;
  const address = path.startsWith("/") ? `https://h.example${path}` : path;
  return ask(target(address), crawler(token), reading, robots, { others }).result;
}
