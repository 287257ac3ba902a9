import type { FetchOutcome } from "../outcome.ts";
import type { LintOptions, LiveFacts } from "./model.ts";

const ADDRESS = "https://h.example/robots.txt";

/** A fetch that went well, for examples. */
export function fetched(rest: Partial<FetchOutcome> = {}): FetchOutcome {
  return {
    address: ADDRESS,
    finalAddress: ADDRESS,
    at: "2026-11-30T12:00:00.000Z",
    elapsedMs: 80,
    status: 200,
    failure: null,
    failureDetail: null,
    redirects: [],
    headers: { "content-type": "text/plain; charset=utf-8" },
    body: new Uint8Array(),
    truncated: false,
    userAgent: "Example",
    ...rest,
  };
}

/** Options of an example for a file that was fetched in some way. */
export const liveWith = (
  outcome: Partial<FetchOutcome>,
  others: Omit<LiveFacts, "outcome"> = {},
): LintOptions => ({ live: { outcome: fetched(outcome), ...others } });
