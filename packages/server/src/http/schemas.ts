import { type Static, type TSchema, Type } from "typebox";
import { CHANGE_SCHEMAS } from "./schemas/changes.ts";
import { COUNT_SCHEMAS } from "./schemas/counts.ts";
import { EXPLANATION_SCHEMAS } from "./schemas/explanations.ts";
import { FILE_SCHEMAS } from "./schemas/files.ts";
import {
  Edit,
  Failure,
  FileVerdict,
  LineRange,
  orNull,
  Reading,
  text,
  whole,
  words,
} from "./schemas/parts.ts";

const Verdict = words(["allowed", "disallowed", "unknown", "out-of-scope"]);
const FileBasis = words(["rule", "no-match", "no-rules", "robots-txt-itself"]);
const Basis = words([
  "rule",
  "no-match",
  "no-rules",
  "robots-txt-itself",
  "unavailable",
  "unreachable",
  "not-fetched",
  "other-origin",
  "cached",
]);
const Via = words(["own", "fallback", "star", "none"], "How the group was chosen.");
const Purpose = words([
  "search",
  "ai-training",
  "ai-search",
  "ai-user",
  "ads",
  "seo",
  "archive",
  "social",
  "monitoring",
  "feed",
  "other",
]);
const Respects = words(["yes", "no", "user-triggered-ignores", "unknown"]);
const DecidingLine = orNull(
  Type.Integer(),
  "Number of the deciding line, from 1; null when no rule decides.",
);
const Candidate = Type.Object({
  line: Type.Integer(),
  kind: words(["allow", "disallow"]),
  pattern: text("As written in the file."),
  normalised: text("The form that was compared."),
  octets: whole("Length of the normalised pattern, which decides precedence."),
  decides: Type.Boolean(),
  because: words([
    "most-octets",
    "tie-allow",
    "earlier-line",
    "fewer-octets",
    "tie-disallow",
    "later-line",
    "empty",
  ]),
  pieces: Type.Array(
    Type.Object({
      kind: words(["literal", "star", "end"]),
      pattern: Type.String(),
      target: Type.String(),
    }),
    { description: "How the pattern lies over the start of the target." },
  ),
});

const Robots = Type.Object({
  address: text("The robots.txt that governs the address."),
  finalAddress: text("What gave the last answer, after redirects."),
  source: words(["live", "given"]),
  status: orNull(Type.Integer(), "HTTP status of the last answer; null when none came."),
  redirects: Type.Array(Type.Object({ status: Type.Integer(), to: Type.String() })),
  bytes: whole("Octets of the file; of a fetched one at most 512,000 are read."),
  contentType: orNull(Type.String()),
  cacheControl: orNull(Type.String()),
  fetchedAt: orNull(Type.String(), "When the fetch began, ISO 8601 UTC."),
  elapsedMs: orNull(Type.Number()),
  failure: orNull(Failure, "Why there is no file; null when an answer came."),
  meaning: Type.Object(
    {
      state: words(["readable", "unavailable", "unreachable", "not-fetched"]),
      cause: Type.Optional(Type.String()),
    },
    { description: "What the answer means for a crawler before any rule is read." },
  ),
  userAgent: orNull(Type.String(), "The User-Agent that was sent."),
  bodyBase64: Type.Optional(
    text('Octets of the body as base64, also of an error\'s; only with `include: ["body"]`.'),
  ),
});

/** One test result; `@aushang/engine` defines its meaning. */
export const TestResult = Type.Object(
  {
    address: text("The address as a crawler requests it."),
    origin: Type.String(),
    target: text("Path and query."),
    crawler: Type.Object({
      token: Type.String(),
      operator: orNull(Type.String()),
      purpose: orNull(Purpose),
      from: words(["registry", "own-token", "user-agent-header"]),
    }),
    reading: Reading,
    verdict: Verdict,
    basis: Basis,
    line: DecidingLine,
    group: Type.Object({
      token: orNull(Type.String()),
      via: Via,
      lines: Type.Array(LineRange),
      rules: Type.Integer(),
    }),
    candidates: Type.Array(Candidate, {
      description: "Rules that match, the deciding one first; at most 200.",
    }),
    candidatesOmitted: Type.Optional(
      whole("How many matching rules are left out of `candidates`, when some are."),
    ),
    steps: Type.Array(
      Type.Object({
        code: Type.String(),
        args: Type.Record(Type.String(), Type.Unknown()),
      }),
      { description: "The way to the verdict." },
    ),
    robots: Robots,
    differences: Type.Array(
      Type.Object({
        reading: Reading,
        verdict: FileVerdict,
        basis: FileBasis,
        line: DecidingLine,
      }),
      { description: "Readings whose verdict or line differs." },
    ),
    others: Type.Array(
      Type.Object({
        token: Type.String(),
        operator: orNull(Type.String()),
        purpose: Purpose,
        verdict: Verdict,
        basis: Basis,
        line: DecidingLine,
        group: orNull(Type.String()),
        via: Via,
        respects: Respects,
        controlOnly: Type.Boolean(),
      }),
      { description: "The same question for the other crawlers of the registry." },
    ),
    findings: Type.Array(Type.Unknown()),
    notes: Type.Array(Type.String(), { description: "Codes of remarks." }),
    addressChanges: Type.Array(
      words(["scheme-added", "fragment-dropped", "host-to-ascii", "escaped", "path-normalised"]),
      { description: "What was changed between what was given and `address`." },
    ),
    normalisedTarget: text("The target in the form that was compared."),
    lines: whole("Lines of the file; 0 when there is none."),
    truncated: Type.Boolean({ description: "Longer than 512,000 octets; the rest was not read." }),
  },
  { $id: "TestResult" },
);

/** What a caller sends. Which properties go together is checked by hand, for the sake of the messages. */
export const TestRequest = Type.Object(
  {
    address: Type.Optional(text("Address as a person types it, at most 8 KiB.")),
    addresses: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        maxItems: 200,
        description: "Several addresses; each robots.txt is fetched once, answers keep the order.",
      }),
    ),
    crawler: Type.Optional(text("Product token, or a whole User-Agent header.")),
    crawlers: Type.Optional(
      Type.Array(Type.String(), {
        minItems: 1,
        maxItems: 50,
        description: "Several crawlers; answers keep the order.",
      }),
    ),
    reading: Type.Optional(Reading),
    robots: Type.Optional(
      text("File to use in place of fetching one. Only the first 512,000 octets are read."),
    ),
    robotsBase64: Type.Optional(text("The same as base64, for files that are not UTF-8.")),
    robotsAddress: Type.Optional(
      text("Where the given file belongs; an address of another origin is out of scope."),
    ),
    fresh: Type.Optional(
      Type.Boolean({
        description:
          "Fetch again whatever the cache of at most 60 s holds. No meaning with a given file.",
      }),
    ),
    others: Type.Optional(
      Type.Boolean({
        description:
          "Verdicts for all other crawlers. Default: true for one address and one crawler, else false.",
      }),
    ),
    include: Type.Optional(
      Type.Array(words(["body"]), {
        maxItems: 1,
        description: "`body`: the file's octets; only with one `address` and one `crawler`.",
      }),
    ),
  },
  { additionalProperties: false },
);

/** Shape of `TestRequest` as the validator has checked it. */
export type CheckedTestRequest = Static<typeof TestRequest>;

/** An error (RFC 9457). */
export const ProblemSchema = Type.Object(
  {
    type: text("Stable: `urn:aushang:problem:<code>`."),
    title: text("What is wrong, in the language of `Accept-Language`."),
    status: Type.Integer(),
    detail: text("What to do next."),
    instance: Type.Optional(text("Names this occurrence in the server's log.")),
    errors: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: text("JSON Pointer (RFC 6901) into the request body."),
          detail: Type.String(),
        }),
      ),
    ),
    unreadable: Type.Optional(
      Type.Array(
        Type.Object({
          pointer: text("JSON Pointer to the property that named the file."),
          address: Type.String(),
          status: orNull(Type.Integer(), "HTTP status of the last answer; null when none came."),
          state: words(["unreachable", "not-fetched"]),
          cause: Type.String(),
        }),
        { description: "Files that were fetched and could not be read." },
      ),
    ),
  },
  { $id: "Problem" },
);

/** Stands in a list of results for an address that cannot be tested. */
const RefusedAddress = Type.Object(
  { given: text("The address as it was given, shortened."), problem: Type.Ref("Problem#") },
  { $id: "RefusedAddress" },
);

/** The registry. */
export const Crawlers = Type.Object({
  crawlers: Type.Array(
    Type.Object({
      token: Type.String(),
      aliases: Type.Array(Type.String()),
      operator: orNull(Type.String()),
      purpose: Purpose,
      controlOnly: Type.Boolean({
        description: "A word in the file only; nothing fetches under it.",
      }),
      userAgentContains: orNull(Type.String()),
      fallback: Type.Array(Type.String(), { description: "Tokens tried before `*`, in order." }),
      fallbackBasis: orNull(words(["documented", "reported", "assumed"])),
      obeysStar: orNull(Type.Boolean(), "Null: not documented, and counted as true."),
      respects: Respects,
      retired: Type.Boolean(),
      facts: orNull(
        Type.Object({
          token: Type.String(),
          docUrl: orNull(Type.String()),
          dateRead: text("The day the sources were read."),
          evidence: Type.Array(Type.Object({ source: Type.String(), says: Type.String() })),
          confidence: Type.String(),
        }),
        "What is known about it, and where that was read. Further properties as documented per crawler.",
      ),
    }),
  ),
});

/** Answer of the two health addresses. */
export const Health = Type.Object({ status: words(["ok", "ready", "starting", "stopping"]) });

/** Schemas that others refer to by name. */
export const SHARED_SCHEMAS: readonly TSchema[] = [
  TestResult,
  ProblemSchema,
  RefusedAddress,
  Edit,
  ...FILE_SCHEMAS,
  ...CHANGE_SCHEMAS,
  ...EXPLANATION_SCHEMAS,
  ...COUNT_SCHEMAS,
];

const PROBLEM_STATUSES = {
  400: "The request cannot be understood, or names something that cannot be tested.",
  403: "The request comes from another website, or addresses the server by a name that is not its own.",
  404: "There is nothing at this address.",
  405: "The address does not accept the method; `Allow` names those that it does.",
  413: "The request body is over 1 MiB, or the answer would be too large.",
  415: "The request body is not JSON.",
  422: "What was asked takes too long to evaluate in one request, or a robots.txt, suite or log cannot be read.",
  429: "Too many requests; `Retry-After` says when to try again.",
  500: "A fault of the server.",
  503: "The server is busy or stopping; `Retry-After` says when to try again.",
} as const;

/** Descriptions of the problem responses with these statuses. */
export function problemResponses(...statuses: readonly (keyof typeof PROBLEM_STATUSES)[]): object {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: PROBLEM_STATUSES[status],
        content: { "application/problem+json": { schema: { $ref: "Problem#" } } },
      },
    ]),
  );
}
