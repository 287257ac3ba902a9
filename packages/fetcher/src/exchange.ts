import type { Readable } from "node:stream";
import { Client, type Dispatcher } from "undici";
import { type Content, readBody } from "./body.ts";
import { ACCEPT_ENCODING, isChunked, parseCodings } from "./coding.ts";
import { type ConnectionRules, guardedConnector } from "./connection/connect.ts";
import { type AddressPolicy, endpointOf } from "./connection/guard.ts";
import { proxyDispatcher } from "./connection/proxy.ts";
import { resolveChecked } from "./connection/resolve.ts";
import { type Deadline, untilAborted } from "./deadline.ts";
import { asFailure, FetchFailure, headFailure } from "./failure.ts";
import { headerText, type WireHeaders } from "./headers.ts";
import type { Settings } from "./options.ts";

/** Largest head of an answer, in octets. */
const HEAD_LIMIT = 16_384;

/** Interim answers (1xx) before the real one; more is a server that never comes to the point. */
const MOST_INTERIM = 20;

/** How long a typed name is looked up here before it is left to the proxy, in milliseconds. */
const LOCAL_LOOKUP = 1_000;

/** One answer whose head has come. Its body is read or not; `end()` must be called in either case. */
export interface Answer {
  readonly status: number;
  readonly headers: WireHeaders;
  /** The body, decoded and cut; throws a failure when it is not whole. May be called once. */
  read(): Promise<Content>;
  /** Closes the connection at once. */
  end(): void;
}

/** What one request needs to know beside its address. */
export interface ExchangeContext {
  readonly settings: Settings;
  readonly policy: AddressPolicy;
  readonly deadline: Deadline;
}

/**
 * Sends one GET request on a connection of its own and gives the answer as soon as its head is complete.
 * Redirects are answers like others. Throws a failure when no answer comes.
 */
export async function exchange(url: URL, context: ExchangeContext): Promise<Answer> {
  const { settings, deadline } = context;
  const resets: Error[] = [];
  deadline.enter("connect");
  if (settings.proxy !== null) {
    await checkBeforeProxy(url, context);
    deadline.enter("proxy");
  }
  const dispatcher = openDispatcher(url, context, (error) => resets.push(error));
  const end = () => void dispatcher.destroy().catch(() => undefined);
  const pending = send(dispatcher, url, context);
  try {
    const response = await untilAborted(pending, deadline.signal);
    deadline.enter("idle");
    return {
      status: response.statusCode,
      headers: response.headers,
      read: () => readWhole(response, context, resets),
      end: () => {
        silence(response.body);
        end();
      },
    };
  } catch (error) {
    // The request may still be answered between the abort and the end of its connection.
    pending.then((late) => silence(late.body)).catch(() => undefined);
    end();
    throw headFailure(error);
  }
}

/**
 * Behind a proxy the connection is the proxy's affair. What can be checked here is the address as written,
 * and what the name stands for here. A name that is unknown here is left to the proxy only where a person
 * typed the address; strangers could otherwise name what only the proxy can reach.
 */
async function checkBeforeProxy(url: URL, { settings, policy, deadline }: ExchangeContext) {
  const checking = resolveChecked(endpointOf(url), policy, settings.lookup);
  if (!settings.trustTyped) return void (await untilAborted(checking, deadline.signal));
  const patience = AbortSignal.timeout(LOCAL_LOOKUP);
  try {
    await untilAborted(untilAborted(checking, patience), deadline.signal);
  } catch (error) {
    if (error === patience.reason) return;
    const failure = asFailure(error);
    if (failure.kind !== "dns") throw failure;
  }
}

function openDispatcher(
  url: URL,
  { settings, policy, deadline }: ExchangeContext,
  onReset: (error: Error) => void,
): Dispatcher {
  const rules: ConnectionRules = {
    policy,
    lookup: settings.lookup,
    deadline,
    authorities: settings.authorities,
    onReset,
  };
  const connect = guardedConnector(rules);
  if (settings.proxy !== null) {
    const limits = { connect: settings.timeouts.connect, maxHeaderSize: HEAD_LIMIT };
    return proxyDispatcher(settings.proxy, connect, limits, settings.authorities);
  }
  // All waiting is timed by the deadline: undici's own clocks tick in half seconds.
  return new Client(url.origin, {
    connect,
    maxHeaderSize: HEAD_LIMIT,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
}

function send(dispatcher: Dispatcher, url: URL, context: ExchangeContext) {
  const { settings, deadline } = context;
  let interim = 0;
  return dispatcher.request({
    origin: url.origin,
    path: url.pathname + url.search,
    method: "GET",
    signal: deadline.signal,
    reset: true,
    headersTimeout: 0,
    bodyTimeout: 0,
    headers: {
      "user-agent": settings.userAgent,
      accept: "text/plain, */*;q=0.8",
      "accept-encoding": ACCEPT_ENCODING,
    },
    onInfo: () => {
      interim += 1;
      if (interim <= MOST_INTERIM) return;
      deadline.abort(
        new FetchFailure("bad-response", "The server sends interim answers without end."),
      );
    },
  });
}

async function readWhole(
  response: Dispatcher.ResponseData,
  { deadline, settings }: ExchangeContext,
  resets: readonly Error[],
): Promise<Content> {
  const { headers } = response;
  const codings = parseCodings(headerText(headers["content-encoding"]));
  const chunked = isChunked(headerText(headers["transfer-encoding"]));
  const content = await readBody(
    response.body,
    codings,
    () => deadline.progress(),
    settings.sizeLimit,
  );
  const reset = resets[0];
  // undici takes a reset for the end of a body whose length was not announced; it may be a part only.
  const endsWithConnection = headers["content-length"] === undefined && !chunked;
  if (reset !== undefined && !content.truncated && endsWithConnection) throw asFailure(reset);
  return content;
}

function silence(body: Readable): void {
  body.on("error", () => undefined).destroy();
}
