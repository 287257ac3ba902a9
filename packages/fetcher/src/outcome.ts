import type { FetchOutcome, Hop } from "@aushang/engine";
import type { FetchFailure } from "./failure.ts";

/** What is known of the last answer as soon as its head is there. */
interface AnswerHead {
  readonly address: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * What a fetch has learned so far. It is filled while the fetch goes on, so that a failure halfway keeps the
 * redirects and the last answer's status.
 */
export interface Trace {
  readonly address: string;
  readonly userAgent: string;
  readonly at: Date;
  /** Reading of the monotonic clock at the start, in milliseconds. */
  readonly started: number;
  readonly redirects: Hop[];
  head: AnswerHead | null;
  /** Set when a body has come whole or to its limit, never with a failure: a part must not be read as rules. */
  body: Uint8Array;
  truncated: boolean;
}

/** A fetch that begins now. */
export function beginTrace(address: string, userAgent: string): Trace {
  return {
    address,
    userAgent,
    at: new Date(),
    started: performance.now(),
    redirects: [],
    head: null,
    body: new Uint8Array(),
    truncated: false,
  };
}

/** The outcome of a fetch that ends now. */
export function concludeTrace(trace: Trace, failure: FetchFailure | null): FetchOutcome {
  const { head } = trace;
  return Object.freeze({
    address: trace.address,
    finalAddress: head?.address ?? trace.address,
    at: trace.at.toISOString(),
    elapsedMs: Math.round(performance.now() - trace.started),
    status: head?.status ?? null,
    failure: failure?.kind ?? null,
    failureDetail: failure?.message ?? null,
    redirects: [...trace.redirects],
    headers: head?.headers ?? {},
    body: trace.body,
    truncated: trace.truncated,
    userAgent: trace.userAgent,
  });
}
