import { type TSchema, Type } from "typebox";
import {
  FileVerdict,
  LineOrNull,
  LineRange,
  orNull,
  Reading,
  RuleKind,
  Sentences,
  text,
  whole,
  words,
} from "./parts.ts";

const RuleState = Type.Object(
  {
    line: Type.Integer(),
    kind: RuleKind,
    pattern: text("As written."),
    octets: Type.Integer(),
    state: words(
      ["alive", "dead", "unproven"],
      "`alive`: it decides `witness`. `dead`: it never decides, proven.",
    ),
    witness: orNull(Type.String(), "A shortest address that this rule decides."),
    because: orNull(words(["repeat", "covered", "no-address"]), "Why it is dead."),
    coveredBy: Type.Array(Type.Integer(), { description: "Lines that decide what it matches." }),
    redundant: orNull(
      Type.Boolean(),
      "Removing it changes no verdict, proven; null where it was not asked or not proven.",
    ),
  },
  { $id: "RuleState" },
);

const Area = Type.Object(
  {
    kind: words([
      "home",
      "folder",
      "prefix",
      "address",
      "file-type",
      "parameter",
      "first-parameter",
      "later-parameter",
      "query",
      "containing",
      "pattern",
    ]),
    names: Type.Array(Type.String()),
    lines: Type.Array(Type.Integer()),
  },
  { $id: "Area", description: "Addresses of one kind that are decided alike." },
);
const Areas = Type.Array(Type.Ref("Area#"));

const Audience = Type.Object({
  kind: words(["everybody", "others", "crawlers"]),
  except: Type.Optional(Type.Array(Type.String())),
  tokens: Type.Optional(Type.Array(Type.String())),
  also: Type.Optional(Type.Array(Type.String())),
});

const Summary = Type.Object({
  reading: Reading,
  hasRules: Type.Boolean(),
  siteClosed: Type.Boolean({
    description: "The whole site is closed to every crawler that obeys `*`, proven.",
  }),
  groups: Type.Array(
    Type.Object({
      audience: Audience,
      extent: words(["everything", "nothing", "all-but", "only"], "What is open to them."),
      closed: Areas,
      open: Areas,
      proven: Type.Boolean(),
      via: words(["own", "star", "none"]),
      lines: Type.Array(Type.Integer()),
      dead: whole("Rules that decide nothing."),
      sentences: Sentences,
    }),
  ),
  freed: Type.Array(
    Type.Object({
      tokens: Type.Array(Type.String()),
      lines: Type.Array(Type.Integer()),
      witness: Type.String(),
    }),
    { description: "Crawlers that a group of their own frees from what is closed to others." },
  ),
  unbound: Type.Array(Type.String(), { description: "Crawlers that `*` does not bind." }),
  sitemaps: Type.Array(Type.Object({ address: Type.String(), line: Type.Integer() })),
  remarks: Type.Array(
    Type.Object({
      directive: Type.String(),
      value: Type.String(),
      line: Type.Integer(),
      tokens: Type.Array(Type.String()),
      crawlers: Type.Integer(),
    }),
  ),
  withoutEffect: Type.Array(Type.Integer()),
});

/** Refer to them by name. */
export const EXPLANATION_SCHEMAS: readonly TSchema[] = [RuleState, Area];

/** Answer of `POST /api/v1/explain`. */
export const ExplainAnswer = Type.Object({
  reading: Reading,
  robots: Type.Ref("FileFacts#"),
  sentences: Sentences,
  summary: Summary,
  groups: Type.Array(
    Type.Object({
      crawlers: Type.Array(Type.String()),
      group: orNull(Type.String(), "Token of the group that applies, `*`, or null."),
      lines: Type.Array(LineRange),
      rules: Type.Array(Type.Ref("RuleState#")),
    }),
    { description: "Crawlers to which the same rules apply." },
  ),
  representatives: Type.Object({
    addresses: Type.Array(
      Type.Object({
        address: Type.String(),
        decisions: Type.Array(Type.Object({ verdict: FileVerdict, line: LineOrNull }), {
          description: "In the order of the first 40 of `groups`.",
        }),
      }),
    ),
    proven: Type.Boolean(),
    limits: Type.Array(Type.Ref("Limit#")),
  }),
  withoutEffect: Type.Array(Type.Object({ line: Type.Integer(), because: Type.String() })),
});
