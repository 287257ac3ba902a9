import { Type } from "typebox";
import { orNull, Reading, RuleKind, Sentence, Sentences, text, whole, words } from "./parts.ts";

/** Why a pattern does not match. */
const Miss = Type.Object({ code: Type.String() }, { additionalProperties: true });

/** Answer of `POST /api/v1/pattern`. */
export const PatternAnswer = Type.Object({
  reading: Reading,
  kind: RuleKind,
  given: Type.String(),
  pattern: text("What is read of it as the value of a rule."),
  cut: orNull(
    words(["comment", "line-break", "nul", "length"]),
    "Why less is read than was given.",
  ),
  skip: orNull(Type.String(), "Why a rule with it has no effect; null when it is in force."),
  normalised: text("The form that is compared."),
  octets: whole("What counts for precedence."),
  parts: Type.Array(
    Type.Object({
      kind: words(["literal", "run", "end"]),
      text: Type.Optional(Type.String()),
    }),
  ),
  also: orNull(Type.String(), "A second pattern that the rule stands for."),
  expression: orNull(
    Type.String(),
    "A regular expression with the flag `s`. To be read, not to be run: it may backtrack.",
  ),
  remarks: Type.Array(Type.String()),
  examples: Type.Array(Type.Object({ address: Type.String(), shows: Type.String() })),
  misses: Type.Array(Type.Object({ address: Type.String(), miss: Miss, sentence: Sentence })),
  robots: orNull(Type.Ref("FileFacts#")),
  crawler: orNull(Type.String(), "Whose group was looked at."),
  rules: orNull(
    Type.Object({
      overlaps: Type.Array(
        Type.Object({
          line: Type.Integer(),
          kind: RuleKind,
          pattern: Type.String(),
          octets: Type.Integer(),
          relation: words(["same", "contains", "within", "overlaps"]),
          witness: text("An address that both match."),
          wins: words(["asked", "rule"]),
          by: words(["octets", "allow", "order"]),
          sentence: Sentence,
        }),
      ),
      proven: Type.Boolean(),
      unproven: Type.Array(Type.Integer()),
      more: Type.Integer(),
    }),
    "Rules that the pattern touches; null without a file.",
  ),
  sentences: Sentences,
});
