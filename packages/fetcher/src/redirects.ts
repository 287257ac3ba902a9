import { type Answer, type ExchangeContext, exchange } from "./exchange.ts";
import { FetchFailure } from "./failure.ts";
import { decodeOctets, keptHeaders } from "./headers.ts";
import type { Trace } from "./outcome.ts";

/** Redirects that are followed in a row (RFC 9309 section 2.3.1.2 asks for at least five; Google stops there). */
const REDIRECT_LIMIT = 5;

/** The statuses that send on to their `Location`. Others of 3xx, 304 above all, are answers. */
const SENDING_ON: ReadonlySet<number> = new Set([300, 301, 302, 303, 307, 308]);

/**
 * Fetches an address and follows at most five redirects, to any host. Fills the trace as it goes: every
 * redirect, the last answer's head, and the body of the answer that is no redirect. A redirect without a
 * `Location` that can be parsed is such an answer. Throws a failure; what the trace has by then stays true.
 */
export async function follow(start: URL, trace: Trace, context: ExchangeContext): Promise<void> {
  const visited = new Set<string>();
  let next: URL | null = start;
  while (next !== null) {
    visited.add(next.href);
    next = await step(next, visited, trace, context);
  }
}

/** One request: the address that its answer sends us on to, or null when it is the last. */
async function step(
  url: URL,
  visited: ReadonlySet<string>,
  trace: Trace,
  context: ExchangeContext,
): Promise<URL | null> {
  const answer = await exchange(url, context);
  try {
    const headers = keptHeaders(answer.headers);
    trace.head = { address: url.href, status: answer.status, headers };
    const target = redirectTarget(answer, url, trace);
    if (target !== null) {
      checkChain(target, visited, trace);
      return target;
    }
    const { bytes, truncated } = await answer.read();
    trace.body = bytes;
    trace.truncated = truncated;
    return null;
  } finally {
    answer.end();
  }
}

/** Where the answer sends us, noted in the trace; null when it sends nowhere that is an address. */
function redirectTarget(answer: Answer, from: URL, trace: Trace): URL | null {
  if (!SENDING_ON.has(answer.status)) return null;
  const location = soleLocation(answer.headers.location);
  if (location === "") return null;
  const note = (to: string) => trace.redirects.push({ status: answer.status, from: from.href, to });
  if (!URL.canParse(location, from.href)) {
    note(location);
    return null;
  }
  const target = new URL(location, from);
  if (target.protocol !== "http:" && target.protocol !== "https:") {
    note(location);
    throw new FetchFailure(
      "bad-response",
      "A redirect leads to something other than http or https.",
    );
  }
  if (target.username !== "" || target.password !== "") {
    note(location);
    throw new FetchFailure(
      "bad-response",
      "A redirect leads to an address with a user name in it.",
    );
  }
  target.hash = "";
  note(target.href);
  return target;
}

/** Several different `Location` headers are a sign of a split answer: none of them is believed. */
function soleLocation(value: string | string[] | undefined): string {
  const locations = new Set([value ?? []].flat().map((text) => decodeOctets(text).trim()));
  if (locations.size > 1) {
    throw new FetchFailure("bad-response", "A redirect names several different targets.");
  }
  return [...locations][0] ?? "";
}

function checkChain(next: URL, visited: ReadonlySet<string>, trace: Trace): void {
  if (visited.has(next.href)) {
    throw new FetchFailure("redirect-limit", "The redirects lead in a circle.");
  }
  if (trace.redirects.length > REDIRECT_LIMIT) {
    throw new FetchFailure("redirect-limit", `More than ${REDIRECT_LIMIT} redirects in a row.`);
  }
}
