import type { Timeouts } from "@aushang/fetcher";
import { readAllowed } from "./allowed.ts";
import type { ClientLimits, RateLimits } from "./http/limits.ts";

/** What `createServer` and `serve` can be told. Everything has a default. */
export interface ServerOptions {
  /** Address or name to listen on; default `127.0.0.1`, this machine only. */
  readonly host?: string;
  /** Port to listen on; default 9309, 0 for any free one. */
  readonly port?: number;
  /** Names by which clients may address the server, beside `localhost`; enforced on loopback, and elsewhere when given. */
  readonly hostNames?: readonly string[];
  /** Private addresses that may be fetched from, as `ip`, `ip:port` or `[ipv6]:port`; default none. */
  readonly allowAddresses?: readonly string[];
  /** Folder of the built page; default that of the package `@aushang/web`; null for no page. */
  readonly webRoot?: string | null;
  /** `User-Agent` of fetches; default the fetcher's. */
  readonly userAgent?: string;
  /** Time limits of fetches in milliseconds; those left out keep the fetcher's defaults. */
  readonly timeouts?: Partial<Timeouts>;
  /** Proxies whose `X-Forwarded-*` headers are believed, as addresses or ranges, or true for any; default none. */
  readonly trustProxy?: boolean | readonly string[];
  /** Lines of JSON go to `stream`, default standard error. Level default `info`; `silent` for none. */
  readonly logger?: { readonly level?: LogLevel; readonly stream?: LogStream };
  /** Limits of use; what is not given keeps its default. */
  readonly rateLimits?: Partial<RateLimits>;
  /**
   * What the threads run that compute proofs; default the package's own file. For servers that are bundled into one
   * file, and have it elsewhere.
   */
  readonly analysisProgram?: URL;
  /** How long running requests may take when the server stops; default 10,000 ms. */
  readonly stopMs?: number;
}

/** Levels of the log, loudest last. */
export type LogLevel = "silent" | "fatal" | "error" | "warn" | "info" | "debug" | "trace";

/** Where log lines go. */
export interface LogStream {
  write(line: string): void;
}

/** Options with every default filled in and every value checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  /** The server can be reached from this machine only. */
  readonly loopback: boolean;
  readonly hostNames: readonly string[];
  readonly allow: (ip: string, port: number) => boolean;
  readonly webRoot: string | null | undefined;
  readonly userAgent: string | undefined;
  readonly timeouts: Partial<Timeouts> | undefined;
  readonly trustProxy: boolean | string[];
  readonly logLevel: LogLevel;
  readonly logStream: LogStream;
  readonly limits: ClientLimits;
  readonly analysisProgram: URL;
  readonly stopMs: number;
}

/** A wrong option; the message says which, why, and what would be right. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** For clients of whom nothing is known. */
const PUBLIC_LIMITS: RateLimits = {
  requestsPerMinute: 60,
  pageRequestsPerMinute: 600,
  fetchesPerMinute: 120,
  fetchesPerHostPerMinute: 20,
  fetchingMsPerRequest: 60_000,
  workMsPerMinute: 15_000,
  workMsPerRequest: 5_000,
  runningRequests: 128,
};

/** For the user of this machine, who is not to be stopped; only runaway programs are. */
const OWN_LIMITS: RateLimits = {
  requestsPerMinute: 6_000,
  pageRequestsPerMinute: 60_000,
  fetchesPerMinute: 6_000,
  fetchesPerHostPerMinute: 600,
  fetchingMsPerRequest: 60_000,
  workMsPerMinute: 60_000,
  workMsPerRequest: 5_000,
  runningRequests: 128,
};

const OWN_PROGRAM = new URL("./http/analysis/worker.js", import.meta.url);

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Whether a host means this machine alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host);
}

function readPort(port: number): number {
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new ConfigError(`port: ${port} is not a port. Choose a whole number from 0 to 65535.`);
}

function readStopMs(ms: number): number {
  if (Number.isFinite(ms) && ms >= 0) return ms;
  throw new ConfigError(`stopMs: ${ms} is not a number of milliseconds.`);
}

function readHostName(name: string): string {
  if (/^[a-z0-9_.-]+$/i.test(name) || /^\[[0-9a-f:.]+\]$/i.test(name)) return name.toLowerCase();
  throw new ConfigError(
    `hostNames: “${name}” is not a host name. Give the name alone, such as robots.example.com, without scheme and port.`,
  );
}

function readLimits(loopback: boolean, given: Partial<RateLimits>): ClientLimits {
  for (const [name, value] of Object.entries(given))
    if (!(Number.isFinite(value) && value > 0))
      throw new ConfigError(`rateLimits.${name}: ${value} is not a number above 0.`);
  return {
    own: { ...OWN_LIMITS, ...given },
    others: { ...PUBLIC_LIMITS, ...given },
    // A proxy on this machine that is trusted hands on who really asks.
    isOwn: (ip) => loopback && isLoopback(ip.replace(/^::ffff:/i, "")),
  };
}

/** Options with defaults, checked. Throws `ConfigError` for a value that cannot be meant. */
export function readConfig(options: ServerOptions = {}): Config {
  const host = (options.host ?? "127.0.0.1").replace(/^\[(.*)\]$/, "$1");
  if (host === "") throw new ConfigError("host: it is empty. Give an address such as 127.0.0.1.");
  const loopback = isLoopback(host);
  const trust = options.trustProxy ?? false;
  const allowed = readAllowed(options.allowAddresses ?? []);
  if ("problem" in allowed) throw new ConfigError(`allowAddresses: ${allowed.problem}`);
  return {
    host,
    port: readPort(options.port ?? 9309),
    loopback,
    hostNames: (options.hostNames ?? []).map(readHostName),
    allow: allowed.allow,
    webRoot: options.webRoot,
    userAgent: options.userAgent,
    timeouts: options.timeouts,
    trustProxy: typeof trust === "boolean" ? trust : trust.length > 0 && [...trust],
    logLevel: options.logger?.level ?? "info",
    logStream: options.logger?.stream ?? process.stderr,
    limits: readLimits(loopback, options.rateLimits ?? {}),
    analysisProgram: options.analysisProgram ?? OWN_PROGRAM,
    stopMs: readStopMs(options.stopMs ?? 10_000),
  };
}
