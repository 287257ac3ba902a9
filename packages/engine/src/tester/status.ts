import type { FetchOutcome } from "../outcome.ts";
import type { StatusMeaning } from "./model.ts";

/**
 * What a fetch outcome means under RFC 9309 section 2.3.1, with 429 counted as a server error: the file can be read,
 * there is none and nothing is closed, it could not be read and everything is closed, or nothing was asked.
 */
export function statusMeaning(outcome: FetchOutcome): StatusMeaning {
  const { failure, status } = outcome;
  if (failure === "private-address") return { state: "not-fetched", cause: "private-address" };
  if (failure === "redirect-limit") return { state: "unavailable", cause: "redirect-limit" };
  if (failure !== null) return { state: "unreachable", cause: failure };
  if (status === null || status < 200 || status > 599)
    return { state: "unreachable", cause: "bad-response" };
  if (status < 300) return { state: "readable" };
  if (status < 400) return { state: "unavailable", cause: "redirect-without-location" };
  if (status === 429) return { state: "unreachable", cause: "status-429" };
  if (status < 500) return { state: "unavailable", cause: "status-4xx" };
  return { state: "unreachable", cause: "status-5xx" };
}
