import { isIP } from "node:net";
import type { FetchOutcome } from "@aushang/engine";
import type { LiveFacts } from "@aushang/engine/lint";
import type { Fetcher } from "@aushang/fetcher";

/** Where a site might serve the same robots.txt again; null where asking makes no sense. */
export interface Twins {
  readonly scheme: string | null;
  readonly host: string | null;
}

/**
 * The address over the other scheme, and with or without `www.`. Only the robots.txt of a whole site has any, at a name,
 * no number; the other scheme has a port of its own, so only the usual ports are followed.
 */
export function twinsOf(address: string): Twins {
  const url = new URL(address);
  const { hostname, port, protocol } = url;
  const isSite = url.pathname === "/robots.txt" && url.search === "";
  const isName = hostname.includes(".") && isIP(hostname) === 0 && !hostname.startsWith("[");
  if (!isSite || !isName) return { scheme: null, host: null };
  const other = new URL(url);
  other.hostname = hostname.startsWith("www.") ? hostname.slice(4) : `www.${hostname}`;
  const scheme = protocol === "https:" ? "http:" : "https:";
  return {
    scheme: port === "" ? `${scheme}//${hostname}/robots.txt` : null,
    host: other.hostname.includes(".") ? other.href : null,
  };
}

/** The same file over the other scheme and at the other host, where these answer at all. */
export async function fetchTwins(
  fetcher: Fetcher,
  outcome: FetchOutcome,
): Promise<Omit<LiveFacts, "outcome">> {
  if (outcome.failure !== null) return {};
  const { scheme, host } = twinsOf(outcome.address);
  const ask = async (address: string | null): Promise<FetchOutcome | null> => {
    if (address === null) return null;
    const answer = await fetcher.fetch(address, { fresh: true });
    return answer.failure === null ? answer : null;
  };
  const [otherScheme, otherHost] = await Promise.all([ask(scheme), ask(host)]);
  return {
    ...(otherScheme === null ? {} : { otherScheme }),
    ...(otherHost === null ? {} : { otherHost }),
  };
}
