import type { StatusMeaning } from "@aushang/engine/tester";
import type { InputProblem, Language } from "@aushang/engine/texts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ProblemBody, ProblemField } from "./api.ts";
import { catalogueOf, languageOf } from "./language.ts";
import { problemPage } from "./problems/page.ts";
import {
  type FieldFaults,
  type ProblemText,
  type ServerProblems,
  wordsOf,
} from "./problems/words.ts";

/** Media type of an error (RFC 9457). */
export const PROBLEM_TYPE = "application/problem+json";

/** Names of all problems; the last part of the stable `type`. */
export type ProblemCode = keyof ServerProblems | InputProblem;

/** A fault of one property: where, and which. */
export type Fault = {
  [Code in keyof FieldFaults]: {
    readonly pointer: string;
    readonly code: Code;
    readonly args: FieldFaults[Code];
  };
}[keyof FieldFaults];

/** A robots.txt that was fetched and could not be read. */
export interface Unreadable {
  /** The property that named it. */
  readonly pointer: string;
  readonly address: string;
  readonly status: number | null;
  readonly meaning: Extract<StatusMeaning, { readonly state: "unreachable" | "not-fetched" }>;
}

interface ProblemParts {
  readonly code: ProblemCode;
  readonly status: number;
  /** Title and detail in a language. */
  readonly says: (language: Language) => ProblemText;
  readonly headers?: Readonly<Record<string, string>>;
  readonly faults?: readonly Fault[];
  /** The property that an input problem is about. */
  readonly pointer?: string;
  readonly unreadable?: readonly Unreadable[];
}

/** An error that the caller is told about. Everything else that is thrown becomes `internal`, without detail. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  private readonly parts: ProblemParts;

  constructor(parts: ProblemParts) {
    super(parts.says("en").title);
    this.code = parts.code;
    this.status = parts.status;
    this.headers = parts.headers ?? {};
    this.parts = parts;
  }

  /** The response body in a language; `id` names this occurrence. */
  body(language: Language, id?: string): ProblemBody {
    const { title, detail } = this.parts.says(language);
    const errors = this.errors(language, detail);
    return {
      type: `urn:aushang:problem:${this.code}`,
      title,
      status: this.status,
      detail,
      ...(id === undefined ? {} : { instance: `urn:uuid:${id}` }),
      ...(errors.length === 0 ? {} : { errors }),
      ...(this.parts.unreadable === undefined
        ? {}
        : { unreadable: this.parts.unreadable.map(unreadableFacts) }),
    };
  }

  private errors(language: Language, detail: string): readonly ProblemField[] {
    const { faults = [], pointer, unreadable = [] } = this.parts;
    if (pointer !== undefined) return [{ pointer, detail }];
    if (unreadable.length > 0)
      return unreadable.map((file) => ({
        pointer: file.pointer,
        detail: unreadableText(file, language),
      }));
    return faults.map((fault) => ({ pointer: fault.pointer, detail: faultText(fault, language) }));
  }
}

function unreadableFacts({ address, status, meaning, pointer }: Unreadable) {
  const { state, cause } = meaning;
  return { pointer, address, status, state, cause };
}

function unreadableText({ address, status, meaning }: Unreadable, language: Language): string {
  return `${address}: ${catalogueOf(language).status(meaning, status).title}`;
}

function faultText(fault: Fault, language: Language): string {
  const say = wordsOf(language).fault[fault.code] as (args: Fault["args"]) => string;
  return say(fault.args);
}

const STATUS: Readonly<Record<keyof ServerProblems, number>> = {
  "json-invalid": 400,
  "body-missing": 400,
  "body-not-utf8": 400,
  "body-invalid": 400,
  "url-invalid": 400,
  "request-malformed": 400,
  "cross-site": 403,
  "host-not-allowed": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "body-too-large": 413,
  "media-type": 415,
  "content-encoding": 415,
  "robots-not-readable": 422,
  "suite-invalid": 422,
  "log-invalid": 422,
  "too-much-work": 422,
  "rate-limited": 429,
  "target-limited": 429,
  internal: 500,
  overloaded: 503,
  "page-not-built": 503,
  stopping: 503,
};

/** Codes and statuses of the problems that belong to the interface itself, for its description. */
export const SERVER_PROBLEMS = Object.entries(STATUS) as readonly [keyof ServerProblems, number][];

/** A problem of the interface itself, with the headers that its status asks for. */
export function serverProblem<Code extends keyof ServerProblems>(
  code: Code,
  args: ServerProblems[Code],
  more: {
    status?: number;
    headers?: Readonly<Record<string, string>>;
    faults?: readonly Fault[];
    unreadable?: readonly Unreadable[];
  } = {},
): Problem {
  const wait = args !== null && typeof args === "object" && "seconds" in args ? args.seconds : null;
  return new Problem({
    code,
    status: more.status ?? STATUS[code],
    says: (language) => wordsOf(language).problem[code](args),
    headers: { ...(wait === null ? {} : { "retry-after": String(wait) }), ...more.headers },
    ...(more.faults ? { faults: more.faults } : {}),
    ...(more.unreadable ? { unreadable: more.unreadable } : {}),
  });
}

const SHOWN = 80;

/** A problem with what was given, in the engine's words; `pointer` names the property. */
export function inputProblem(
  code: InputProblem,
  given: string,
  pointer: string,
  nearest?: string,
): Problem {
  // A pair of surrogates is not cut in two.
  const shown =
    given.length > SHOWN ? `${given.slice(0, SHOWN).replace(/[\ud800-\udbff]$/, "")}…` : given;
  return new Problem({
    code,
    status: 400,
    says: (language) => {
      const { title, next } = catalogueOf(language).problem[code]({
        given: shown,
        ...(nearest === undefined ? {} : { nearest }),
      });
      return { title, detail: next };
    },
    pointer,
  });
}

/** Answers with a problem in the caller's language: as a page to a browser that opens an address, else as JSON. */
export function sendProblem(
  problem: Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request.headers["accept-language"]);
  const body = problem.body(language, request.id);
  const asPage = !request.url.startsWith("/api/") && wantsPage(request.headers.accept);
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .headers({
      "content-type": asPage ? "text/html; charset=utf-8" : PROBLEM_TYPE,
      "content-language": language,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      vary: "accept, accept-language",
    })
    .send(asPage ? problemPage(body, language, wordsOf(language).toTester) : asJson(body));
}

/** Octets, since fastify adds a charset to the media type of a text; this one has no such parameter. */
const asJson = (body: ProblemBody): Buffer => Buffer.from(JSON.stringify(body));

const wantsPage = (accept: string | undefined): boolean => /\btext\/html\b/i.test(accept ?? "");
