import { SIZE_LIMIT } from "@aushang/engine";
import type { Authorities } from "./connection/connect.ts";
import type { Allow } from "./connection/guard.ts";
import { type ProxySettings, proxyFromEnvironment } from "./connection/proxy.ts";
import { type Lookup, systemResolver } from "./connection/resolve.ts";
import { TIMEOUTS, type Timeouts } from "./deadline.ts";
import { checkUserAgent, USER_AGENT } from "./user-agent.ts";

/** How a fetcher behaves. Everything may be left out: then it reaches public addresses only, without a proxy. */
export interface FetcherOptions {
  /** The `User-Agent` to send: printable ASCII, at most 1,000 characters. Default: `USER_AGENT`. */
  readonly userAgent?: string | undefined;
  /**
   * Addresses that may be reached although they are not public, asked with the canonical text of the IP
   * address (IPv4 dotted, also when it was mapped into IPv6) and the port. For a server's allow-list.
   */
  readonly allow?: Allow | undefined;
  /**
   * The very host and port of the fetched address may be private: for a command that a person typed. A
   * redirect to a private address is then followed only to that same host and port. Default: false.
   */
  readonly trustTyped?: boolean | undefined;
  /** Time limits in milliseconds; those left out keep their defaults. */
  readonly timeouts?: Partial<Timeouts> | undefined;
  /** Resolves names in place of the operating system. */
  readonly lookup?: Lookup | undefined;
  /** `"environment"`: go through the proxy that HTTP_PROXY, HTTPS_PROXY and NO_PROXY name, if any. */
  readonly proxy?: "environment" | undefined;
  /** How long an outcome answers further calls, in seconds: 0 is never, above 60 counts as 60. Default: 60. */
  readonly cacheSeconds?: number | undefined;
  /**
   * Octets of a body that are read, from 1 to 52,428,800: for what is no robots file, a sitemap say. Default: 512,000.
   */
  readonly sizeLimit?: number | undefined;
  /** Certificate authorities to trust instead of Node's own: PEM text. */
  readonly authorities?: Authorities | undefined;
}

/** Options, checked and complete. */
export interface Settings {
  readonly userAgent: string;
  readonly allow: Allow;
  readonly trustTyped: boolean;
  readonly timeouts: Timeouts;
  readonly lookup: Lookup;
  readonly proxy: ProxySettings | null;
  readonly cacheSeconds: number;
  readonly sizeLimit: number;
  readonly authorities: Authorities | undefined;
}

/** No outcome is given out again after this many seconds: a test tells of now. */
const CACHE_LIMIT = 60;

/** Longest delay that Node's timers know; above it they would fire at once. */
const LONGEST_DELAY = 2_147_483_647;

/** Checks options and fills in the defaults. Throws a TypeError that says which option is wrong and how. */
export function checkOptions(options: FetcherOptions): Settings {
  const { allow = () => false, lookup = systemResolver, trustTyped = false, proxy } = options;
  if (typeof allow !== "function") throw new TypeError("allow must be a function.");
  if (typeof lookup !== "function") throw new TypeError("lookup must be a function.");
  if (typeof trustTyped !== "boolean") throw new TypeError("trustTyped must be true or false.");
  if (proxy !== undefined && proxy !== "environment") {
    throw new TypeError('proxy must be "environment" or left out.');
  }
  return {
    userAgent: checkUserAgent(options.userAgent ?? USER_AGENT),
    allow,
    trustTyped,
    timeouts: checkTimeouts(options.timeouts ?? {}),
    lookup,
    proxy: proxy === undefined ? null : proxyFromEnvironment(process.env),
    cacheSeconds: checkCacheSeconds(options.cacheSeconds ?? CACHE_LIMIT),
    sizeLimit: checkSizeLimit(options.sizeLimit ?? SIZE_LIMIT),
    authorities: options.authorities,
  };
}

function checkTimeouts(given: Partial<Timeouts>): Timeouts {
  const delay = (name: keyof Timeouts): number => {
    const value = given[name] ?? TIMEOUTS[name];
    if (Number.isFinite(value) && value > 0 && value <= LONGEST_DELAY) return value;
    throw new TypeError(`timeouts.${name} must be a number of milliseconds above 0.`);
  };
  return {
    connect: delay("connect"),
    firstByte: delay("firstByte"),
    idle: delay("idle"),
    total: delay("total"),
  };
}

function checkCacheSeconds(value: number): number {
  if (typeof value === "number" && value >= 0) return Math.min(value, CACHE_LIMIT);
  throw new TypeError("cacheSeconds must be a number, 0 or above.");
}

/** The largest sitemap that its protocol knows; more in memory at once would be careless. */
const MOST_OCTETS = 52_428_800;

function checkSizeLimit(value: number): number {
  if (Number.isInteger(value) && value >= 1 && value <= MOST_OCTETS) return value;
  throw new TypeError("sizeLimit must be a whole number from 1 to 52428800.");
}
