import {
  EVERY,
  KEYS,
  NONE,
  PURPOSES,
  READING_WORDS,
  STATUS_RANGE,
  STATUS_WORDS,
  VERDICT_WORDS,
} from "./form.ts";

type Schema = Readonly<Record<string, unknown>>;
type SuiteKey = (typeof KEYS)[keyof typeof KEYS][number];

const text: Schema = { type: "string", pattern: "\\S" };
const textOrNumber: Schema = { anyOf: [text, { type: "number" }] };
const oneOrMany = (one: Schema): Schema => ({
  anyOf: [one, { type: "array", minItems: 1, items: one }],
});
const verdict: Schema = { enum: Object.keys(VERDICT_WORDS) };
const reading: Schema = {
  // YAML reads 1996 as a number.
  enum: READING_WORDS.flatMap((word) => (/^\d+$/.test(word) ? [word, Number(word)] : [word])),
};

/** What each key may hold, and what an editor says about it. */
const VALUES: Readonly<Record<Exclude<SuiteKey, "environments" | "checks">, Schema>> = {
  name: { ...textOrNumber, description: "What the results call this suite." },
  file: { ...textOrNumber, description: "Path of the robots.txt, relative to this suite." },
  address: {
    ...text,
    description: "Address of the live site, such as https://shop.example.",
  },
  reading: {
    ...reading,
    description: "How the file is read; rfc9309, the standard, unless told.",
  },
  crawler: {
    ...oneOrMany(textOrNumber),
    description: `A product token, "*" for everybody without a group of their own, or ${EVERY}: every token that the file names and everybody else.`,
  },
  crawlers: { ...oneOrMany(textOrNumber), description: "The same as crawler." },
  purpose: {
    ...oneOrMany({ enum: PURPOSES }),
    description: "All known crawlers that fetch for this purpose, in place of crawler.",
  },
  except: {
    ...oneOrMany(textOrNumber),
    description: `Crawlers that ${EVERY} or a purpose does not mean.`,
  },
  url: { ...oneOrMany(text), description: "An address or a path, or a list of them." },
  urls: { ...oneOrMany(text), description: "The same as url." },
  all: {
    ...verdict,
    description: "The verdict for every address of the site, proven.",
  },
  expect: { ...verdict, description: "The verdict for the addresses." },
  line: {
    anyOf: [
      { type: "integer", minimum: 1 },
      { type: "string", pattern: `^(?:[1-9][0-9]*|${NONE})$` },
    ],
    description: `The line that must decide; ${NONE} when no rule may decide.`,
  },
  group: {
    ...textOrNumber,
    description: `The token of the group that must apply, such as Googlebot or "*"; ${NONE} when no group may apply.`,
  },
  status: {
    anyOf: [
      { type: "integer", minimum: STATUS_RANGE[0], maximum: STATUS_RANGE[1] },
      { enum: STATUS_WORDS },
      { type: "string", pattern: "^[1-5][0-9]{2}$" },
    ],
    description:
      "The HTTP status of the robots.txt, or what it comes to: readable (2xx), unavailable (4xx), unreachable (5xx, 429, no answer).",
  },
  in: {
    ...oneOrMany(textOrNumber),
    description: "The environments in which this holds; all of them unless told.",
  },
  why: { ...textOrNumber, description: "Why this must hold. Shown when it does not." },
};

function objectOf(keys: readonly SuiteKey[], more: Schema = {}, rest: Schema = {}): Schema {
  const properties: Record<string, unknown> = {};
  for (const key of keys)
    properties[key] = key === "environments" || key === "checks" ? more[key] : VALUES[key];
  return { type: "object", additionalProperties: false, properties, ...rest };
}

const has = (...keys: readonly string[]): Schema => ({
  anyOf: keys.map((key) => ({ required: [key] })),
});

/** Which keys of a check go together: whom and what, or the status alone. */
const TOGETHER: Schema = {
  anyOf: [
    {
      allOf: [
        has("crawler", "crawlers", "purpose"),
        {
          anyOf: [{ required: ["all"] }, { allOf: [has("url", "urls"), { required: ["expect"] }] }],
        },
      ],
    },
    {
      required: ["status"],
      not: has("crawler", "crawlers", "purpose", "url", "urls", "all", "expect"),
    },
  ],
};

/** The JSON schema (draft-07) of a suite, for editors. Whatever it refuses the reader refuses too, with better words. */
export function suiteSchema(): Schema {
  const check = objectOf(KEYS.check, {}, TOGETHER);
  const environments: Schema = {
    type: "object",
    minProperties: 1,
    description: "Several sites with one suite: each environment has its own file or address.",
    additionalProperties: { anyOf: [objectOf(KEYS.environment), { type: "null" }] },
  };
  const checks: Schema = {
    type: "array",
    minItems: 1,
    description: "What must hold.",
    items: check,
  };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "Checks of a robots.txt for aushang check",
    ...objectOf(KEYS.suite, { environments, checks }, { required: ["checks"] }),
  };
}
