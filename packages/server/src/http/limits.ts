import { isIPv6 } from "node:net";
import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { createBuckets } from "./bucket.ts";
import { serverProblem } from "./problem.ts";

/** How much use is allowed. Numbers are per client (an IPv4 address, or a /64 of IPv6) unless said otherwise. */
export interface RateLimits {
  /** Requests to `/api/`. */
  readonly requestsPerMinute: number;
  /** All other requests: the page and its files. */
  readonly pageRequestsPerMinute: number;
  /** Fetches of a robots.txt that a client causes. */
  readonly fetchesPerMinute: number;
  /** Fetches from one host, whoever causes them, on all its ports together. */
  readonly fetchesPerHostPerMinute: number;
  /** Milliseconds after which no further fetch of a request begins: some answer must come. */
  readonly fetchingMsPerRequest: number;
  /** Milliseconds of computing that a client causes; counted afterwards, so that one request may go beyond. */
  readonly workMsPerMinute: number;
  /** Milliseconds of computing for one request; begun tests are finished, so that it can take a little longer. */
  readonly workMsPerRequest: number;
  /** Tests that run at the same moment, in the whole server; more are refused with 503. */
  readonly runningRequests: number;
}

/** Limits by who asks. */
export interface ClientLimits {
  /** For programs and browsers of this machine, on a server that only this machine reaches. */
  readonly own: RateLimits;
  readonly others: RateLimits;
  readonly isOwn: (ip: string) => boolean;
}

/**
 * The client that a limit counts: an IPv4 address, also when it comes as `::ffff:a.b.c.d`, or the first 64 bits of an
 * IPv6 address, since one client has at least that many.
 */
export function clientKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [left = "", right] = (ip.split("%")[0] ?? "").toLowerCase().split("::");
  const head = left === "" ? [] : left.split(":");
  const tail = right === undefined || right === "" ? [] : right.split(":");
  // A dotted tail stands for two groups.
  const length = head.length + tail.length + (ip.includes(".") ? 1 : 0);
  const groups = [...head, ...Array<string>(Math.max(0, 8 - length)).fill("0"), ...tail];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** The limits that hold for a client. */
function limitsFor(ip: string, limits: ClientLimits): RateLimits {
  return limits.isOwn(ip) ? limits.own : limits.others;
}

/** Counts requests per client, and answers 429 with `Retry-After` above the limit. Health and metrics are not counted. */
export async function limitRequests(app: FastifyInstance, limits: ClientLimits): Promise<void> {
  const isApi = (request: FastifyRequest): boolean => request.url.startsWith("/api/");
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    enableDraftSpec: true,
    max: (request) => {
      const { requestsPerMinute, pageRequestsPerMinute } = limitsFor(request.ip, limits);
      return isApi(request) ? requestsPerMinute : pageRequestsPerMinute;
    },
    keyGenerator: (request) => `${isApi(request) ? "api" : "page"} ${clientKey(request.ip)}`,
    errorResponseBuilder: (_request, { ttl }) =>
      serverProblem("rate-limited", { seconds: Math.max(1, Math.ceil(ttl / 1000)) }),
  });
}

/** Whether a robots.txt may be fetched now. */
export type FetchGrant =
  | { readonly granted: true }
  | { readonly granted: false; readonly by: "client" | "host"; readonly retryAfter: number };

/** Counts fetches, per client and per host. */
export interface FetchLimits {
  /**
   * Asks to fetch the robots.txt of an origin. Costs nothing while its request is under way or the fetcher's cache
   * holds the answer, unless the answer must be fresh.
   */
  ask(client: string, origin: string, fresh: boolean): FetchGrant;
  /** A fetch ended: the cache holds its outcome for so many milliseconds. */
  settled(origin: string, keptMs: number): void;
}

const ORIGINS = 10_000;
/** No fetch takes longer, and no answer is kept longer. */
const UNDER_WAY_MS = 60_000;

/** Limits of fetching. At most 10,000 origins are remembered as cached; a forgotten one only costs again. */
export function createFetchLimits(limits: RateLimits, now: () => number = Date.now): FetchLimits {
  const clients = createBuckets(limits.fetchesPerMinute, now);
  const hosts = createBuckets(limits.fetchesPerHostPerMinute, now);
  const freeUntil = new Map<string, number>();

  const setFree = (origin: string, ms: number): void => {
    freeUntil.delete(origin);
    freeUntil.set(origin, now() + ms);
    if (freeUntil.size > ORIGINS) freeUntil.delete(freeUntil.keys().next().value as string);
  };

  return {
    ask(client, origin, fresh) {
      if (!fresh && (freeUntil.get(origin) ?? 0) > now()) return { granted: true };
      // The client first: one that is over its own limit must not use up what others may ask of the host.
      const own = clients.take(clientKey(client));
      if (!own.granted) return { ...own, by: "client" };
      const host = hosts.take(new URL(origin).hostname);
      if (!host.granted) return { ...host, by: "host" };
      setFree(origin, UNDER_WAY_MS);
      return { granted: true };
    },
    settled: setFree,
  };
}
