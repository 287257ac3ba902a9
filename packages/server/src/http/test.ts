import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import { requestExamples, responseExamples } from "./examples.ts";
import type { Metrics } from "./metrics.ts";
import { problemResponses, TestRequest } from "./schemas.ts";
import { answer } from "./tester/answer.ts";
import { Effort } from "./tester/effort.ts";
import { readQuestion } from "./tester/question.ts";
import { sourcesOf } from "./tester/sources.ts";
import { type Admission, sendAnswer } from "./work/admission.ts";

/** `POST /api/v1/test`: the verdict for addresses and crawlers, on the live file or on a given one. */
export function serveTest(
  app: FastifyInstance,
  { admission, metrics }: { readonly admission: Admission; readonly metrics: Metrics },
): void {
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .post(
      "/api/v1/test",
      { schema: SCHEMA, config: { swaggerTransform: describeBody } },
      async (request, reply) => {
        const json = await admission.admit(request, reply, async (admitted) => {
          const { desk, caller, signal, workMs, language } = admitted;
          const question = readQuestion(request.body);
          const effort = new Effort(signal, workMs);
          try {
            const sources = await sourcesOf(question, desk, caller);
            return await answer(question, { sources, effort, metrics, language });
          } finally {
            admitted.spend(effort.ms);
          }
        });
        return sendAnswer(reply, json);
      },
    );
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
