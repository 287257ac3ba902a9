import { setMaxListeners } from "node:events";
import type { Fetcher } from "@aushang/fetcher";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Buckets, createBuckets } from "./bucket.ts";
import { requestExamples, responseExamples } from "./examples.ts";
import { languageOf } from "./language.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { type ClientLimits, clientKey, createFetchLimits, type RateLimits } from "./limits.ts";
import type { Metrics } from "./metrics.ts";
import { serverProblem } from "./problem.ts";
import { type CheckedTestRequest, problemResponses, TestRequest } from "./schemas.ts";
import { answer } from "./tester/answer.ts";
import { Effort } from "./tester/effort.ts";
import { readQuestion } from "./tester/question.ts";
import { type Caller, type Desk, sourcesOf } from "./tester/sources.ts";

/** What the tester's interface stands on. */
export interface TesterParts {
  readonly fetcher: Fetcher;
  readonly limits: ClientLimits;
  readonly metrics: Metrics;
  readonly lifecycle: Lifecycle;
}

const BUSY_SECONDS = 2;

/** `POST /api/v1/test`: the verdict for addresses and crawlers, on the live file or on a given one. */
export function serveTest(app: FastifyInstance, parts: TesterParts): void {
  const { limits, metrics, lifecycle } = parts;
  const own = countersOf(limits.own, parts);
  const others = countersOf(limits.others, parts);
  let running = 0;

  const serve = async (
    body: CheckedTestRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<string> => {
    const client = clientKey(request.ip);
    const { desk, work, workMs } = limits.isOwn(request.ip) ? own : others;
    const may = work.take(client);
    if (!may.granted) throw serverProblem("rate-limited", { seconds: may.retryAfter });
    const question = readQuestion(body);
    const { signal, release } = untilNobodyWaits(reply, lifecycle.givenUp);
    const effort = new Effort(signal, workMs);
    try {
      const sources = await sourcesOf(question, desk, callerOf(request, signal));
      const language = languageOf(request.headers["accept-language"]);
      return await answer(question, { sources, effort, metrics, language });
    } finally {
      release();
      work.spend(client, effort.ms);
    }
  };

  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      "/api/v1/test",
      { schema: SCHEMA, config: { swaggerTransform: describeBody } },
      async (request, reply) => {
        if (running >= limits.others.runningRequests)
          throw serverProblem("overloaded", { seconds: BUSY_SECONDS });
        running += 1;
        try {
          const json = await serve(request.body, request, reply);
          return reply
            .type("application/json; charset=utf-8")
            .headers({ "cache-control": "no-store", vary: "accept-language" })
            .send(json);
        } finally {
          running -= 1;
        }
      },
    );
}

/** What is counted for clients of one kind. */
function countersOf(
  limits: RateLimits,
  { fetcher, metrics }: TesterParts,
): { readonly desk: Desk; readonly work: Buckets; readonly workMs: number } {
  const fetches = createFetchLimits(limits);
  return {
    desk: { fetcher, metrics, limits: fetches, fetchingMs: limits.fetchingMsPerRequest },
    work: createBuckets(limits.workMsPerMinute),
    workMs: limits.workMsPerRequest,
  };
}

function callerOf(request: FastifyRequest, signal: AbortSignal): Caller {
  return {
    client: request.ip,
    signal,
    report: ({ address, status, failure, redirects, elapsedMs }, cached) =>
      request.log.info(
        {
          origin: new URL(address).origin,
          status,
          failure,
          redirects: redirects.length,
          ms: Math.round(elapsedMs),
          cached,
        },
        "fetched",
      ),
  };
}

/** A signal that aborts when the client has gone or the server gives up; `release` lets go of the server's. */
function untilNobodyWaits(
  reply: FastifyReply,
  givenUp: AbortSignal,
): { signal: AbortSignal; release: () => void } {
  const nobody = new AbortController();
  // One listener for each of up to 200 fetches.
  setMaxListeners(0, nobody.signal);
  const abort = (): void => nobody.abort();
  reply.raw.once("close", abort);
  if (givenUp.aborted) abort();
  givenUp.addEventListener("abort", abort, { once: true });
  return { signal: nobody.signal, release: () => givenUp.removeEventListener("abort", abort) };
}

const RESULT = { $ref: "TestResult#" };
const RESULTS = { type: "array", items: RESULT };
const ROW = { anyOf: [RESULT, RESULTS, { $ref: "RefusedAddress#" }] };

const SCHEMA = {
  summary: "Test addresses for crawlers",
  description:
    "Fetches the robots.txt of the address's origin, or takes the given file, and says what it means for the crawler. A robots.txt that cannot be had is a result, not an error. One `address` and one `crawler` give one result; `crawlers` gives a list in their order; `addresses` gives a list in their order, whose entries are results, lists by crawler, or `{given, problem}` for an address that cannot be tested. At most 1,000 results per request.",
  tags: ["test"],
  body: TestRequest,
  response: {
    200: {
      description: "One result, or a list of them.",
      content: {
        "application/json": {
          schema: { anyOf: [RESULT, { type: "array", items: ROW }] },
          examples: responseExamples(),
        },
      },
    },
    ...problemResponses(400, 403, 405, 413, 415, 422, 429, 500, 503),
  },
} as const;

const oneOfBoth = (one: string, many: string) => ({
  oneOf: [{ required: [one] }, { required: [many] }],
});

/** Puts into the description what the validator leaves to `readQuestion`. */
function describeBody({ schema, url }: { schema: object; url: string }): {
  schema: object;
  url: string;
} {
  const body = {
    ...TestRequest,
    allOf: [oneOfBoth("address", "addresses"), oneOfBoth("crawler", "crawlers")],
    not: { required: ["robots", "robotsBase64"] },
    "x-examples": requestExamples(),
  };
  return { schema: { ...schema, body }, url };
}
