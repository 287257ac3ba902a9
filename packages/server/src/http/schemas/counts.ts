import { type TSchema, Type } from "typebox";
import { LineOrNull, orNull, Reading, RuleKind, Sentences, text, whole, words } from "./parts.ts";

const REQUESTS = {
  requests: whole("Requests of a log, or entries of a list."),
  bytes: Type.Integer(),
};
const AMOUNT = { ...REQUESTS, addresses: whole("Distinct addresses.") };
const Amount = Type.Object(AMOUNT, { $id: "Amount" });
const amount = () => Type.Ref("Amount#");
const Requests = Type.Object(REQUESTS);
const Names = Type.Array(Type.Object({ name: Type.String(), requests: Type.Integer() }));

const RULE = { line: Type.Integer(), kind: RuleKind, pattern: Type.String() };
const Rules = Type.Array(Type.Object(RULE));

const Side = Type.Object({
  groups: Type.Array(Type.String()),
  allowed: amount(),
  disallowed: amount(),
  rules: Type.Array(Type.Object({ ...RULE, matched: amount(), decided: amount() })),
});

const Flips = Type.Object({
  ...AMOUNT,
  templates: Type.Array(
    Type.Object({
      ...AMOUNT,
      template: text("A pattern that matches them."),
      lines: Type.Object({ present: LineOrNull, draft: LineOrNull }),
      examples: Type.Array(Type.String()),
    }),
  ),
  rest: amount(),
});

const IMPACT = {
  reading: Reading,
  kind: orNull(words(["list", "requests"])),
  compared: Type.Boolean({ description: "Whether there is a draft." }),
  origin: orNull(Type.String()),
  added: Requests,
  judged: Requests,
  robotsTxt: Requests,
  otherHost: Type.Object({ ...REQUESTS, hosts: Names }),
  unknown: Type.Object({ ...REQUESTS, names: Names }),
  unasked: Type.Object({ ...REQUESTS, names: Names }),
  notAddress: Type.Object({ ...REQUESTS, examples: Type.Array(Type.String()) }),
  crawlers: Type.Array(
    Type.Object({
      crawlers: Type.Array(Type.String()),
      judged: amount(),
      present: Side,
      draft: orNull(Side),
      opened: Flips,
      closed: Flips,
      robotsTxt: orNull(
        Type.Object({
          requests: Type.Integer(),
          others: Type.Integer(),
          pattern: words(["too-few", "never", "usual", "every-page"]),
        }),
      ),
    }),
  ),
  unused: Type.Object({ present: Rules, draft: Rules }),
  exactAddresses: Type.Boolean(),
};

const Impact = Type.Object(IMPACT, {
  $id: "Impact",
  description: "What files mean for addresses or requests.",
});

/** Refer to them by name. */
export const COUNT_SCHEMAS: readonly TSchema[] = [Amount, Impact];

/** Answer of `POST /api/v1/impact`. */
export const ImpactAnswer = Type.Object({
  ...IMPACT,
  robots: Type.Object({ present: Type.Ref("FileFacts#"), draft: orNull(Type.Ref("FileFacts#")) }),
  log: orNull(
    Type.Object({
      format: orNull(Type.String()),
      fields: orNull(Type.Record(Type.String(), Type.String())),
      compressed: Type.Boolean(),
      octets: Type.Integer(),
      lines: Type.Integer(),
      entries: Type.Integer(),
      blank: Type.Integer(),
      bad: Type.Integer(),
      badLines: Type.Array(
        Type.Object({ line: Type.Integer(), problem: Type.String(), text: Type.String() }),
      ),
      firstAt: orNull(Type.Number(), "Milliseconds since 1970."),
      lastAt: orNull(Type.Number()),
      problem: Type.Null(),
    }),
    "What was read of the log; null for a list.",
  ),
  sentences: Sentences,
});
