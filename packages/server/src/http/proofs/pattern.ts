import { Type } from "typebox";
import { FILE_PROPERTIES, ONE_FILE_OR_NONE } from "../schemas/files.ts";
import { Reading, RuleKind, text } from "../schemas/parts.ts";
import { PatternAnswer } from "../schemas/patterns.ts";
import { readAsker } from "./crawlers.ts";
import { Faults } from "./faults.ts";
import { fetchFile, readAnyFile } from "./files.ts";
import { operation } from "./operation.ts";

/** Characters of a pattern. */
const PATTERN_LIMIT = 8_192;

/** `POST /api/v1/pattern`. */
export const pattern = operation({
  name: "pattern",
  summary: "What a pattern matches",
  description:
    "The pattern in a sentence and as a regular expression, with addresses that it matches and just misses; with a file, the rules that it touches, and which of the two wins.",
  body: Type.Object(
    {
      pattern: Type.String({
        maxLength: PATTERN_LIMIT,
        description: "As the value of a rule, at most 8,192 characters.",
      }),
      kind: Type.Optional(RuleKind),
      reading: Type.Optional(Reading),
      crawler: Type.Optional(text("Whose group of the file is looked at; default `*`.")),
      ...FILE_PROPERTIES,
    },
    { additionalProperties: false },
  ),
  shown: { rules: ONE_FILE_OR_NONE },
  answer: PatternAnswer,
  examples: {
    given: {
      summary: "A pattern and a file",
      value: { pattern: "/*.mp3", robots: "User-agent: *\nDisallow: /music/\n" },
    },
    alone: { summary: "A pattern alone", value: { pattern: "/shop*.pdf$", kind: "allow" } },
  },
  serve: async (body, admitted, pool) => {
    const { kind = "disallow", reading = "rfc9309", crawler, fresh = false } = body;
    const faults = new Faults();
    const named = readAnyFile(body, "", faults);
    if (named === "none" && crawler !== undefined)
      faults.add({ pointer: "/crawler", code: "needs", args: { other: "robots" } });
    faults.settle();
    const asker = readAsker(crawler ?? "*", "/crawler");
    const beside =
      named === null || named === "none"
        ? null
        : { file: await fetchFile(named, fresh, admitted), asker };
    return pool.run("pattern", { pattern: body.pattern, kind, reading, beside }, admitted);
  },
});
