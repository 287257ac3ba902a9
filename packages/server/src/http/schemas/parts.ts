import { type TSchema, Type } from "typebox";

/** A text with what it is. */
export const text = (description: string) => Type.String({ description });

/** A whole number with what it counts. */
export const whole = (description: string) => Type.Integer({ description });

/** Something, or null. */
export const orNull = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

/** One of these words. */
export const words = <const W extends readonly string[]>(list: W, description?: string) =>
  Type.Unsafe<W[number]>({
    type: "string",
    enum: [...list],
    ...(description === undefined ? {} : { description }),
  });

/** A way to interpret a file. */
export const Reading = words(["rfc9309", "google", "1996", "1994"], "A way to interpret a file.");

/** What a rule is. */
export const RuleKind = words(["allow", "disallow"]);

/** What a file says of an address. */
export const FileVerdict = words(["allowed", "disallowed"]);

/** A line, or null. */
export const LineOrNull = orNull(Type.Integer(), "Number of a line, from 1; null for none.");

/** First and last line. */
export const LineRange = Type.Unsafe<[number, number]>({
  type: "array",
  items: { type: "integer" },
  minItems: 2,
  maxItems: 2,
  description: "First and last line.",
});

/** Why there is no file. */
export const Failure = words([
  "dns",
  "tls",
  "timeout",
  "refused",
  "reset",
  "redirect-limit",
  "private-address",
  "bad-response",
]);

/** Sentences for people. */
export const Sentences = Type.Array(Type.String(), {
  description:
    "For people, in the language of `Accept-Language`; what comes from a file stands in backquotes.",
});

/** One sentence for people. */
export const Sentence = text("The same for people, in the language of `Accept-Language`.");

/** An edit of a file. */
export const Edit = Type.Object(
  {
    start: whole("Octet offset from 0."),
    end: whole("Octet offset behind the last octet that goes."),
    text: Type.String(),
  },
  { $id: "TextEdit" },
);
