import type { FastifyError, FastifyRequest, FastifySchemaValidationError } from "fastify";
import { type Fault, inputProblem, Problem, serverProblem } from "../problem.ts";
import type { JsonType } from "./words.ts";

/** A JSON Pointer (RFC 6901) to a property below another one. */
export const pointerTo = (parent: string, name: unknown): string =>
  `${parent}/${String(name).replaceAll("~", "~0").replaceAll("/", "~1")}`;

/** Largest request body, in bytes: a whole robots.txt of the size that is read fits in twice over. */
export const BODY_LIMIT = 1_048_576;

const SHOWN_NAME = 80;
const TYPES: readonly string[] = [
  "string",
  "boolean",
  "array",
  "object",
  "number",
] satisfies JsonType[];

/** What a schema validator found, as a fault that we have words for. */
function faultOf({ keyword, instancePath: pointer, params }: FastifySchemaValidationError): Fault {
  const limit = Number(params.limit);
  switch (keyword) {
    case "additionalProperties": {
      const name = String(params.additionalProperty).slice(0, SHOWN_NAME);
      return { pointer: pointerTo(pointer, name), code: "unknown-property", args: { name } };
    }
    case "type": {
      const expected = String(params.type);
      if (!TYPES.includes(expected)) return { pointer, code: "invalid", args: null };
      return { pointer, code: "wrong-type", args: { expected: expected as JsonType } };
    }
    case "required":
      return {
        pointer: pointerTo(pointer, params.missingProperty),
        code: "missing",
        args: null,
      };
    case "minItems":
      return { pointer, code: "too-few", args: { limit } };
    case "maxItems":
      return { pointer, code: "too-many", args: { limit } };
    case "maxLength":
      return { pointer, code: "too-long", args: { limit } };
    case "uniqueItems":
      return { pointer, code: "repeated", args: null };
    case "enum": {
      const allowed = (params.allowedValues as readonly unknown[]).join(", ");
      return { pointer, code: "not-in-list", args: { allowed } };
    }
    default:
      return { pointer, code: "invalid", args: null };
  }
}

function validationProblem(
  errors: readonly FastifySchemaValidationError[],
  body: unknown,
): Problem {
  if (body === undefined) return serverProblem("body-missing", null);
  const [first] = errors;
  const place = first?.instancePath ?? "";
  if (first?.keyword === "enum" && /^\/reading(?:s\/\d+)?$/.test(place)) {
    const { reading, readings = [] } = body as { reading?: unknown; readings?: unknown[] };
    const given = place === "/reading" ? reading : readings[Number(place.split("/").at(-1))];
    return inputProblem("reading-unknown", String(given), place);
  }
  return serverProblem("body-invalid", null, { faults: errors.map(faultOf) });
}

/** Everything that may be thrown while a request is served, as a problem that says nothing about our insides. */
export function problemOf(error: unknown, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  const { code, statusCode, validation } = error as Partial<FastifyError>;
  if (validation) return validationProblem(validation, request.body);
  switch (code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      // The rest of such a body is not read: the connection cannot be used again.
      return serverProblem(
        "body-too-large",
        { limit: BODY_LIMIT },
        { headers: { connection: "close" } },
      );
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_ERR_CTP_EMPTY_TYPE":
      return serverProblem("media-type", null, { headers: { accept: "application/json" } });
    case "FST_ERR_CTP_EMPTY_JSON_BODY":
      return serverProblem("body-missing", null);
    case "FST_ERR_BAD_URL":
    case "FST_ERR_MAX_PARAM_LENGTH":
      return serverProblem("url-invalid", null);
    default:
      // What lies outside the page's folder, or is hidden there, does not exist.
      if (statusCode === 403 || statusCode === 404) return serverProblem("not-found", null);
      if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
        return serverProblem("request-malformed", null, { status: statusCode });
      return serverProblem("internal", { id: request.id });
  }
}
