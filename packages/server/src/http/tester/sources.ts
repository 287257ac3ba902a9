import type { FetchOutcome } from "@aushang/engine";
import type { RobotsSource } from "@aushang/engine/tester";
import type { Fetcher } from "@aushang/fetcher";
import type { FetchGrant, FetchLimits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import { type Problem, serverProblem } from "../problem.ts";
import { isRefused, type Question } from "./question.ts";

/** What fetching needs beside the question. */
export interface Desk {
  readonly fetcher: Fetcher;
  readonly limits: FetchLimits;
  /** No fetch begins later than this. */
  readonly fetchingMs: number;
  readonly metrics: Metrics;
}

/** Who asks. */
export interface Caller {
  /** Address of the client, for the limits. */
  readonly client: string;
  /** Aborts when the caller has gone or the server waits no longer. */
  readonly signal: AbortSignal;
  /** Tells the log what came of a fetch. */
  readonly report: (outcome: FetchOutcome, cached: boolean) => void;
}

const FETCHES_AT_ONCE = 32;
/** How long the fetcher's cache holds an answer and a failure. */
const KEPT_MS = { answer: 60_000, failure: 5_000 };

type Refusal = Extract<FetchGrant, { granted: false }>;

/** Which files are wanted. */
export interface WantedSources extends Pick<Question, "targets" | "given" | "fresh"> {
  /** Nothing can be said unless every file is at hand. */
  readonly needsAll?: boolean;
}

/**
 * The robots.txt of every origin of a question, by origin: the given file, or one fetch for each. What our own limits
 * refuse is `not-fetched`; a `Problem` is thrown only when they refuse everything, or something where all is needed.
 */
export async function sourcesOf(
  { targets, given, fresh, needsAll = false }: WantedSources,
  desk: Desk,
  caller: Caller,
): Promise<ReadonlyMap<string, RobotsSource>> {
  const sources = new Map<string, RobotsSource>();
  const addresses = new Map<string, string>();
  for (const target of targets) {
    if (isRefused(target)) continue;
    if (given !== null) sources.set(target.origin, { kind: "given", ...given });
    else addresses.set(target.origin, target.robotsAddress);
  }
  const refusals: { origin: string; refusal: Refusal }[] = [];
  const until = performance.now() + desk.fetchingMs;
  await inParallel([...addresses], async ([origin, robotsAddress]) => {
    if (performance.now() > until) {
      sources.set(origin, { kind: "not-fetched", reason: "own-limit" });
      return;
    }
    const grant = desk.limits.ask(caller.client, origin, fresh);
    if (grant.granted) {
      sources.set(origin, await fetchOne({ origin, robotsAddress, fresh }, desk, caller));
    } else {
      desk.metrics.refusedFetch(grant.by);
      refusals.push({ origin, refusal: grant });
      sources.set(origin, { kind: "not-fetched", reason: "own-limit" });
    }
  });
  const [first] = refusals;
  if (first && (needsAll || refusals.length === addresses.size))
    throw problemOf(first.origin, first.refusal);
  return sources;
}

async function fetchOne(
  { origin, robotsAddress, fresh }: { origin: string; robotsAddress: string; fresh: boolean },
  { fetcher, limits, metrics }: Desk,
  { signal, report }: Caller,
): Promise<RobotsSource> {
  const asked = Date.now();
  const outcome = await fetcher.fetch(robotsAddress, { fresh, signal });
  if (signal.aborted) return { kind: "not-fetched", reason: "cancelled" };
  const cached = Date.parse(outcome.at) < asked;
  if (!cached) limits.settled(origin, outcome.failure === null ? KEPT_MS.answer : KEPT_MS.failure);
  metrics.fetched(outcome, cached);
  report(outcome, cached);
  return { kind: "live", outcome };
}

function problemOf(origin: string, { by, retryAfter: seconds }: Refusal): Problem {
  if (by === "client") return serverProblem("rate-limited", { seconds });
  return serverProblem("target-limited", { host: new URL(origin).hostname, seconds });
}

/** Runs a task for every item, a few at a time. */
async function inParallel<T>(items: readonly T[], task: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async (): Promise<void> => {
    for (const item of queue) await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(FETCHES_AT_ONCE, items.length) }, worker));
}
