import { Type } from "typebox";
import {
  FileVerdict,
  LineOrNull,
  LineRange,
  orNull,
  Reading,
  RuleKind,
  Sentence,
  Sentences,
  text,
  whole,
  words,
} from "./parts.ts";

const LineChange = Type.Object({
  change: words(["added", "changed", "removed"]),
  line: whole("In the old file; for an added line the one that it stands behind, 0 at the start."),
  before: orNull(Type.String()),
  after: orNull(Type.String()),
});

const Kept = Type.Object(
  {
    code: words(["no-match", "fewer-octets", "tie", "later-line", "other-group", "skipped"]),
  },
  { additionalProperties: true, description: "What kept the rule from deciding." },
);

const SideEffects = Type.Object({
  changes: Type.Array(Type.Ref("Change#"), { description: "For the crawler itself." }),
  alone: Type.Boolean({ description: "Nothing but this address changes for it, proven." }),
  proven: Type.Boolean(),
  limits: Type.Array(Type.Ref("Limit#")),
  others: Type.Array(Type.Ref("CrawlerChange#")),
  othersProven: Type.Boolean(),
});

/** Answer of `POST /api/v1/why`. */
export const WhyAnswer = Type.Object({
  reading: Reading,
  crawler: Type.String(),
  address: text("Path and query."),
  normalised: text("The form that is compared."),
  verdict: FileVerdict,
  basis: words(["rule", "no-match", "no-rules", "robots-txt-itself"]),
  line: LineOrNull,
  group: Type.Object({
    token: orNull(Type.String()),
    via: words(["own", "fallback", "star", "none"]),
    lines: Type.Array(LineRange),
    rules: Type.Integer(),
  }),
  instead: orNull(
    Type.Object({ verdict: FileVerdict, line: LineOrNull }),
    "What would decide without the deciding line.",
  ),
  kept: Type.Array(
    Type.Object({
      line: Type.Integer(),
      kind: RuleKind,
      pattern: Type.String(),
      octets: Type.Integer(),
      kept: Kept,
      sentence: Sentence,
    }),
    { description: "The nearest rules that did not decide." },
  ),
  notCompared: whole("Rules that were not looked at closely."),
  edits: Type.Array(
    Type.Object({
      way: words([
        "exact",
        "prefix",
        "directory",
        "padded",
        "parameter",
        "repair",
        "end-added",
        "remove",
        "turn",
      ]),
      place: words(["group", "own-group", "new-group"]),
      edits: Type.Array(Type.Ref("TextEdit#")),
      lines: Type.Array(LineChange),
      decides: LineOrNull,
      effects: SideEffects,
      sentences: Sentences,
    }),
    { description: "Ways to flip the verdict, best first." },
  ),
  fixed: orNull(words(["robots-txt-itself", "none-found"]), "Why there is none."),
  robots: Type.Ref("FileFacts#"),
  sentences: Sentences,
});

/** Answer of `POST /api/v1/plan`. */
export const PlanAnswer = Type.Object({
  reading: Reading,
  possible: Type.Boolean({ description: "The edited file says all that was wanted." }),
  obstacles: Type.Array(
    Type.Object({
      code: words(["contradiction", "not-told-apart", "robots-txt-itself", "not-found"]),
      wishes: Type.Array(Type.Integer(), { description: "Positions in `wishes`, from 0." }),
    }),
  ),
  proven: Type.Boolean({ description: "That it cannot be is proven; true when it can." }),
  already: Type.Array(Type.Integer(), { description: "Wishes that are true already." }),
  edits: Type.Array(Type.Ref("TextEdit#")),
  lines: Type.Array(LineChange),
  groups: Type.Array(Type.Object({ crawler: Type.String(), copied: Type.Integer() })),
  minimal: Type.Boolean({ description: "Fewer lines are proven not to do." }),
  effects: orNull(Type.Ref("Difference#"), "All that changes, for every crawler."),
  beside: Type.Array(Type.Ref("CrawlerChange#"), {
    description: "Of these, what is not only a wanted address.",
  }),
  edited: orNull(Type.Ref("FileContent#"), "The file with its edits."),
  robots: Type.Ref("FileFacts#"),
  sentences: Sentences,
});

const Step = Type.Object({
  code: Type.String(),
  line: whole("Line of the file as it was; 0 for the whole file."),
  args: Type.Record(Type.String(), Type.Unknown()),
});

/** Answer of `POST /api/v1/format`. */
export const FormatAnswer = Type.Object({
  edited: Type.Ref("FileContent#"),
  edits: Type.Array(Type.Ref("TextEdit#")),
  steps: Type.Array(Type.Intersect([Step, Type.Object({ sentence: Sentence })]), {
    description: "What was done.",
  }),
  refused: Type.Array(
    Type.Object({
      line: Type.Integer(),
      step: orNull(Step),
      because: Type.Object({ code: Type.String() }, { additionalProperties: true }),
      sentence: Sentence,
    }),
    { description: "What was not done, and why: where a verdict would change, with the address." },
  ),
  readings: Type.Array(Reading),
  proven: Type.Boolean({
    description: "No verdict changes, for any crawler and address, in these readings.",
  }),
  robots: Type.Ref("FileFacts#"),
  sentences: Sentences,
});
