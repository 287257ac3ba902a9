import type { FetchOutcome } from "@aushang/engine";
import { OutcomeCache } from "./cache.ts";
import { addressPolicy, endpointOf } from "./connection/guard.ts";
import { Deadline } from "./deadline.ts";
import { asFailure, FetchFailure } from "./failure.ts";
import { Flight } from "./flight.ts";
import { checkOptions, type FetcherOptions, type Settings } from "./options.ts";
import { beginTrace, concludeTrace } from "./outcome.ts";
import { follow } from "./redirects.ts";

/** How one call wants to be answered. */
export interface FetchOptions {
  /** Do not answer from the cache, and replace what is there. A request already under way is shared still. */
  readonly fresh?: boolean | undefined;
  /** Ends this caller's waiting at once; others who wait for the same answer keep it. */
  readonly signal?: AbortSignal | undefined;
}

/** Fetches robots files. */
export interface Fetcher {
  /**
   * Fetches the robots.txt at an http or https address, which the caller has derived, and resolves to what
   * came of it, whatever the name, the network or the server do. An address that cannot be fetched (not
   * http(s), with credentials, not an address) gives an outcome with failure `bad-response`. A call that was
   * called off by its signal or by `close()` gives one with failure `timeout` that says so; it is not cached.
   * Outcomes are shared between callers: do not write into their bodies.
   * Rejects with a TypeError for misuse only: no string given, no AbortSignal, or the fetcher is closed.
   */
  fetch(robotsAddress: string, options?: FetchOptions): Promise<FetchOutcome>;
  /** Ends every request under way and forgets the cache. Afterwards `fetch` is misuse. May be called twice. */
  close(): Promise<void>;
}

/**
 * A fetcher with its own cache: one request at a time for each address, an outcome for at most 60 s
 * (failures 5 s). Throws a TypeError for options that make no sense.
 */
export function createFetcher(options: FetcherOptions = {}): Fetcher {
  const settings = checkOptions(options);
  const cache = new OutcomeCache(settings.cacheSeconds);
  const flights = new Map<string, Flight>();
  let closed = false;

  const takeOff = (url: URL): Flight => {
    const key = url.href;
    const flight = new Flight((signal) => fetchOnce(url, settings, signal));
    flights.set(key, flight);
    flight.outcome.then((outcome) => {
      if (flights.get(key) === flight) flights.delete(key);
      if (!flight.cancelled) cache.set(key, outcome);
    });
    return flight;
  };

  const underWay = (key: string): Flight | undefined => {
    const flight = flights.get(key);
    return flight?.cancelled ? undefined : flight;
  };

  return {
    fetch: async (robotsAddress, { fresh = false, signal } = {}) => {
      if (closed) throw new TypeError("The fetcher is closed.");
      checkCall(robotsAddress, signal);
      const url = fetchableAddress(robotsAddress);
      if (url instanceof FetchFailure) {
        return concludeTrace(
          beginTrace(withoutCredentials(robotsAddress), settings.userAgent),
          url,
        );
      }
      const cancelled = () => concludeTrace(beginTrace(url.href, settings.userAgent), CALLED_OFF);
      if (signal?.aborted) return cancelled();
      const known = fresh ? undefined : cache.get(url.href);
      return known ?? (underWay(url.href) ?? takeOff(url)).join(signal, cancelled);
    },
    close: async () => {
      closed = true;
      const ending = [...flights.values()];
      for (const flight of ending) flight.cancel();
      await Promise.all(ending.map((flight) => flight.outcome));
      cache.clear();
    },
  };
}

const CALLED_OFF = new FetchFailure("timeout", "The fetch was called off before an answer came.");

/** One fetch with all its redirects. Always resolves. */
async function fetchOnce(
  start: URL,
  settings: Settings,
  signal: AbortSignal,
): Promise<FetchOutcome> {
  const trace = beginTrace(start.href, settings.userAgent);
  const deadline = new Deadline(settings.timeouts);
  signal.addEventListener("abort", () => deadline.abort(CALLED_OFF), { once: true });
  const policy = addressPolicy(settings.allow, settings.trustTyped, endpointOf(start));
  try {
    await follow(start, trace, { settings, policy, deadline });
    return concludeTrace(trace, null);
  } catch (error) {
    return concludeTrace(trace, asFailure(error));
  } finally {
    deadline.end();
  }
}

function checkCall(robotsAddress: unknown, signal: unknown): void {
  if (typeof robotsAddress !== "string") throw new TypeError("The address must be a string.");
  if (signal !== undefined && !(signal instanceof AbortSignal)) {
    throw new TypeError("signal must be an AbortSignal.");
  }
}

/** The address without its fragment, or why it cannot be fetched. */
function fetchableAddress(text: string): URL | FetchFailure {
  if (!URL.canParse(text)) return new FetchFailure("bad-response", "This is not an address.");
  const url = new URL(text);
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    return new FetchFailure("bad-response", "Only http and https addresses can be fetched.");
  }
  if (url.username !== "" || url.password !== "") {
    return new FetchFailure("bad-response", "The address holds a user name or password.");
  }
  url.hash = "";
  return url;
}

/** A refused address as it may be shown and logged: not too long, and without a user name or password. */
function withoutCredentials(text: string): string {
  return text.slice(0, 2_048).replace(/[^/\\?#]*@/, "");
}
