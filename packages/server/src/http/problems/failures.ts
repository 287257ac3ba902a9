import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { PROBLEM_TYPE, type Problem, sendProblem, serverProblem } from "../problem.ts";
import { pointerTo, problemOf } from "./errors.ts";
import { jsonFault, repeatedName } from "./json.ts";

const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/i;
const UTF8 = /^utf-?8$/i;

/** A body as text. What is not UTF-8 is refused: guessing would test another address or another file. */
function textOf(body: Buffer, type: string): string {
  const charset = CHARSET.exec(type)?.[1];
  if (charset !== undefined && !UTF8.test(charset)) throw serverProblem("media-type", null);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(body);
  } catch {
    throw serverProblem("body-not-utf8", null);
  }
}

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw serverProblem("json-invalid", jsonFault(text));
  }
}

/** Accepts JSON bodies alone, in UTF-8, and says where one breaks off being JSON. */
export function readJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    async ({ headers }: FastifyRequest, body: Buffer): Promise<unknown> => {
      const text = textOf(body, headers["content-type"] ?? "");
      if (text.trim() === "") throw serverProblem("body-missing", null);
      const value = parseText(text);
      const twice = repeatedName(text);
      if (twice === null) return value;
      const fault = { pointer: pointerTo("", twice), code: "named-twice", args: null } as const;
      throw serverProblem("body-invalid", null, { faults: [fault] });
    },
  );
}

/** Answers to everything that is thrown. Call before any route is registered: earlier ones would not take part. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
}

/** The methods that each address accepts, as routes are registered. Call before any is. */
export function collectMethods(app: FastifyInstance): Methods {
  const methods = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url.endsWith("*")) return;
    const known = methods.get(url) ?? new Set();
    for (const one of [method].flat()) known.add(one);
    methods.set(url, known);
  });
  return methods;
}

type Methods = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Answers to unknown addresses and to wrong methods, before a body is read. Call after the request limits are set:
 * they count such requests too.
 */
export function refuseUnknown(app: FastifyInstance, methods: Methods): void {
  const unknown = (request: FastifyRequest): Problem => {
    const accepted = methods.get(request.url.split("?")[0] ?? "") ?? new Set();
    if (accepted.size === 0 || accepted.has(request.method))
      return serverProblem("not-found", null);
    const allowed = [...accepted].sort().join(", ");
    return serverProblem("method-not-allowed", { allowed }, { headers: { allow: allowed } });
  };
  const limit = app.createRateLimit();
  app.addHook("onRequest", async (request) => {
    if (!request.is404) return;
    const grant = await limit(request);
    if (!grant.isAllowed && grant.isExceeded)
      throw serverProblem("rate-limited", { seconds: Math.max(1, grant.ttlInSeconds) });
    throw unknown(request);
  });
  // A file of the page that does not exist gets here.
  app.setNotFoundHandler((request, reply) => sendProblem(unknown(request), request, reply));
}

/** Answers with the problem behind an error; what is our fault is logged whole, and said without any detail. */
export function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const problem = problemOf(error, request);
  if (problem.code === "internal") request.log.error({ err: error }, "internal error");
  return sendProblem(problem, request, reply);
}

const MALFORMED: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
const REASONS: Readonly<Record<number, string>> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

/** Answers on the bare connection to what is no HTTP request, and ends it. */
export function answerMalformed(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const status = MALFORMED[error.code ?? ""] ?? 400;
  const problem: Problem = serverProblem("request-malformed", null, { status });
  const body = JSON.stringify(problem.body("en"));
  socket.end(
    [
      `HTTP/1.1 ${status} ${REASONS[status]}`,
      `content-type: ${PROBLEM_TYPE}`,
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
      "",
      body,
    ].join("\r\n"),
    () => socket.destroySoon(),
  );
}
