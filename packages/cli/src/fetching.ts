import type { Fetcher, FetcherOptions } from "@aushang/fetcher";
import { refuse, type Session } from "./session.ts";

/**
 * A fetcher for addresses that a person typed: private ones are fetched unless
 * told otherwise, proxy variables are honoured. Throws a `Refusal`
 * for a proxy variable that is no address.
 */
export async function openFetcher(
  session: Session,
  userAgent: unknown,
  options: Pick<FetcherOptions, "sizeLimit" | "timeouts" | "trustTyped"> = {},
): Promise<Fetcher> {
  const { createFetcher } = await import("@aushang/fetcher");
  try {
    return createFetcher({
      trustTyped: true,
      proxy: "environment",
      ...options,
      ...(userAgent === undefined ? {} : { userAgent: String(userAgent) }),
    });
  } catch (error) {
    // The only options that come from outside are the User-Agent, checked before, and the proxy variables: the message
    // begins with the name of the one that is wrong.
    const variable = /^HTTPS?_PROXY/.exec(error instanceof Error ? error.message : "");
    if (variable === null) throw error;
    throw refuse(session.words.usage.proxyInvalid(variable[0]), error);
  }
}
