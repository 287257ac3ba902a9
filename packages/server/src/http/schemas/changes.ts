import { type TSchema, Type } from "typebox";
import { LineOrNull, orNull, Reading, Sentence, text, whole, words } from "./parts.ts";

const SideLines = Type.Object({ old: LineOrNull, new: LineOrNull });
const Lines = Type.Array(Type.Integer());

const CHANGE = {
  direction: words(["opened", "closed"]),
  pattern: text(
    "The addresses, written as a rule: `*` is any run, a final `$` the end; an open end is a final `*`.",
  ),
  except: Type.Array(Type.String(), { description: "Patterns of addresses that do not change." }),
  exceptLines: orNull(
    Type.Object({ old: Lines, new: Lines }),
    "Where too many exceptions would be needed: the lines whose patterns are excepted.",
  ),
  witness: text("A shortest address of the set, path and query; it really changes."),
  lines: SideLines,
};

const Change = Type.Object(CHANGE, { $id: "Change" });

const WHOSE = {
  crawlers: Type.Array(Type.String(), {
    description: "`*` stands for all that neither file names.",
  }),
  reading: Reading,
};

const CrawlerChange = Type.Object({ ...WHOSE, ...CHANGE }, { $id: "CrawlerChange" });

const LIMIT = {
  code: words(["pieces", "no-unused-octet", "work", "percent-before-star"]),
  lines: Type.Optional(SideLines),
};

const Limit = Type.Object(LIMIT, {
  $id: "Limit",
  description: "A bound that was reached: what lies behind it is not proven.",
});

const DIFFERENCE = {
  proven: Type.Boolean({
    description: "Nothing else changes. False only when a limit was reached.",
  }),
  limits: Type.Array(Type.Object({ ...WHOSE, ...LIMIT })),
  outcomes: Type.Array(
    Type.Object({
      ...WHOSE,
      opened: whole("Sets of addresses that open."),
      closed: whole("Sets of addresses that close."),
      proven: Type.Boolean(),
      groups: Type.Object({
        old: orNull(Type.String()),
        new: orNull(Type.String()),
      }),
    }),
    { description: "Every crawler that was asked about, once for each reading." },
  ),
};

const Difference = Type.Object(
  { changes: Type.Array(Type.Ref("CrawlerChange#")), ...DIFFERENCE },
  { $id: "Difference" },
);

/** Refer to them by name. */
export const CHANGE_SCHEMAS: readonly TSchema[] = [Change, CrawlerChange, Limit, Difference];

/** Answer of `POST /api/v1/diff`. */
export const DiffAnswer = Type.Object({
  changes: Type.Array(Type.Object({ ...WHOSE, ...CHANGE, sentence: Sentence })),
  ...DIFFERENCE,
  robots: Type.Object({ old: Type.Ref("FileFacts#"), new: Type.Ref("FileFacts#") }),
  sentences: Type.Array(Type.String()),
  impact: Type.Optional(Type.Ref("Impact#")),
});
