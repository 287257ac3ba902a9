import { setMaxListeners } from "node:events";
import type { Language } from "@aushang/engine/texts";
import type { Fetcher } from "@aushang/fetcher";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Buckets, createBuckets } from "../bucket.ts";
import { languageOf } from "../language.ts";
import type { Lifecycle } from "../lifecycle.ts";
import { type ClientLimits, clientKey, createFetchLimits, type RateLimits } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import { serverProblem } from "../problem.ts";
import type { Caller, Desk } from "../tester/sources.ts";

/** What everything that computes or fetches for clients stands on. */
export interface AdmissionParts {
  readonly fetcher: Fetcher;
  readonly limits: ClientLimits;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

/** A request that was let in: who asks, and what may be spent on it. */
export interface Admitted {
  readonly client: string;
  readonly language: Language;
  readonly desk: Desk;
  readonly caller: Caller;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** Milliseconds of computing for this request. */
  readonly workMs: number;
  /** Throws a `Problem` when the client has used up its share of computing. */
  mayWork(): void;
  /** Takes milliseconds of computing from the client's share. */
  spend(ms: number): void;
}

/** Lets requests in, as long as there is room for them and their client has a share of computing left. */
export interface Admission {
  /** Does the task of a request. Rejects with a `Problem` when it is not let in. */
  admit<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    task: (admitted: Admitted) => Promise<T>,
  ): Promise<T>;
  /** For what the server asks itself, for the examples of its description. */
  readonly own: Admitted;
}

const BUSY_SECONDS = 2;

/** One admission for all operations of a server: they share every limit. */
export function createAdmission(parts: AdmissionParts): Admission {
  const { limits, lifecycle } = parts;
  const own = countersOf(limits.own, parts);
  const others = countersOf(limits.others, parts);
  let running = 0;

  const admit: Admission["admit"] = async (request, reply, task) => {
    if (running >= limits.others.runningRequests)
      throw serverProblem("overloaded", { seconds: BUSY_SECONDS });
    const client = clientKey(request.ip);
    const { desk, work, workMs } = limits.isOwn(request.ip) ? own : others;
    const mayWork = (): void => {
      const may = work.take(client);
      if (!may.granted) throw serverProblem("rate-limited", { seconds: may.retryAfter });
    };
    mayWork();
    const { signal, release } = untilNobodyWaits(reply, lifecycle.givenUp);
    running += 1;
    try {
      return await task({
        client,
        language: languageOf(request.headers["accept-language"]),
        desk,
        caller: callerOf(request, signal),
        signal,
        workMs,
        mayWork,
        spend: (ms) => work.spend(client, ms),
      });
    } finally {
      running -= 1;
      release();
    }
  };
  return { admit, own: ownAdmitted(own.desk, own.workMs, lifecycle.givenUp) };
}

function ownAdmitted(desk: Desk, workMs: number, signal: AbortSignal): Admitted {
  return {
    client: "",
    language: "en",
    desk,
    caller: { client: "", signal, report: () => {} },
    signal,
    workMs,
    mayWork: () => {},
    spend: () => {},
  };
}

/** What is counted for clients of one kind. */
function countersOf(
  limits: RateLimits,
  { fetcher, metrics }: AdmissionParts,
): { readonly desk: Desk; readonly work: Buckets; readonly workMs: number } {
  const fetches = createFetchLimits(limits);
  return {
    desk: { fetcher, metrics, limits: fetches, fetchingMs: limits.fetchingMsPerRequest },
    work: createBuckets(limits.workMsPerMinute),
    workMs: limits.workMsPerRequest,
  };
}

function callerOf(request: FastifyRequest, signal: AbortSignal): Caller {
  return {
    client: request.ip,
    signal,
    report: ({ address, status, failure, redirects, elapsedMs }, cached) =>
      request.log.info(
        {
          origin: new URL(address).origin,
          status,
          failure,
          redirects: redirects.length,
          ms: Math.round(elapsedMs),
          cached,
        },
        "fetched",
      ),
  };
}

/** A signal that aborts when the client has gone or the server gives up; `release` lets go of the server's. */
function untilNobodyWaits(
  reply: FastifyReply,
  givenUp: AbortSignal,
): { signal: AbortSignal; release: () => void } {
  const nobody = new AbortController();
  // One listener for each of up to 200 fetches.
  setMaxListeners(0, nobody.signal);
  const abort = (): void => nobody.abort();
  reply.raw.once("close", abort);
  if (givenUp.aborted) abort();
  givenUp.addEventListener("abort", abort, { once: true });
  return { signal: nobody.signal, release: () => givenUp.removeEventListener("abort", abort) };
}

/** Sends JSON that is text already; never cached, since it can hold what somebody keeps to themselves. */
export function sendAnswer(reply: FastifyReply, json: string | Uint8Array): FastifyReply {
  return reply
    .type("application/json; charset=utf-8")
    .headers({ "cache-control": "no-store", vary: "accept-language" })
    .send(typeof json === "string" ? json : Buffer.from(json.buffer, json.byteOffset, json.length));
}
