import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import type { Static, TObject, TSchema } from "typebox";
import { problemResponses } from "../schemas.ts";
import { type Admission, type Admitted, sendAnswer } from "../work/admission.ts";
import type { Pool } from "../work/pool.ts";

/** One question about all addresses, as it is asked and described. */
export interface Operation<Body extends TObject = TObject> {
  /** Last part of its address. */
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** What the validator checks; the rest is checked by hand, for the sake of the messages. */
  readonly body: Body;
  /** What the description says beside or in place of that. */
  readonly shown: {
    readonly properties?: Readonly<Record<string, TSchema | object>>;
    readonly rules?: object;
  };
  readonly answer: TSchema;
  /** Requests by name; the answer to the first is shown. */
  readonly examples: Examples;
  /** The answer as JSON. Throws a `Problem`. */
  readonly serve: (body: Static<Body>, admitted: Admitted, pool: Pool) => Promise<Uint8Array>;
}

/** Requests by name. The first needs nothing but itself. */
export type Examples = Readonly<
  Record<string, { readonly summary: string; readonly value: object }>
>;

/** Keeps the types of an operation together. */
export function operation<Body extends TObject>(one: Operation<Body>): Operation {
  return one as unknown as Operation;
}

/** `POST /api/v1/<name>` for each operation. */
export function serveOperations(
  app: FastifyInstance,
  operations: readonly Operation[],
  { admission, pool, answers }: OperationParts,
): void {
  for (const one of operations)
    app.withTypeProvider<TypeBoxTypeProvider>().post(
      `/api/v1/${one.name}`,
      {
        schema: schemaOf(one),
        config: {
          swaggerTransform: ({ schema, url }) => ({
            url,
            schema: described(schema, one, answers.get(one.name)),
          }),
        },
      },
      async (request, reply) => {
        const json = await admission.admit(request, reply, (admitted) =>
          one.serve(request.body as Static<TObject>, admitted, pool),
        );
        return sendAnswer(reply, json);
      },
    );
}

/** What operations stand on. */
export interface OperationParts {
  readonly admission: Admission;
  readonly pool: Pool;
  /** Answers to the first example of each operation, as far as they are known. */
  readonly answers: ReadonlyMap<string, unknown>;
}

function schemaOf({ summary, description, body, answer }: Operation): object {
  return {
    summary,
    description,
    tags: ["proofs"],
    body,
    response: {
      200: {
        description: "The answer.",
        content: { "application/json": { schema: answer } },
      },
      ...problemResponses(400, 403, 405, 413, 415, 422, 429, 500, 503),
    },
  };
}

/** Puts into the description what the validator leaves to us, and the examples. */
function described(schema: object, { body, shown, examples, answer }: Operation, known: unknown) {
  const { response } = schema as { response: object };
  const [first] = Object.entries(examples);
  return {
    ...schema,
    body: {
      ...body,
      ...shown.rules,
      properties: { ...body.properties, ...shown.properties },
      "x-examples": examples,
    },
    response: {
      ...response,
      200: {
        description: "The answer.",
        content: {
          "application/json": {
            schema: answer,
            ...(known === undefined || first === undefined
              ? {}
              : { examples: { [first[0]]: { summary: first[1].summary, value: known } } }),
          },
        },
      },
    },
  };
}
