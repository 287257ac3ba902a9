import fc from "fast-check";
import type { ReadingId } from "../src/index.ts";

/**
 * Robots files with everything that parsers trip over, and questions about them whose addresses are made from their
 * own rules, so that a good part of the rules match. All texts are octets: one character from U+0000 to U+00FF each.
 */
export interface HardCase {
  readonly octets: string;
  readonly file: Uint8Array;
  readonly tokens: readonly [string, ...string[]];
  readonly addresses: readonly string[];
  readonly reading: ReadingId;
  readonly obeysStar: boolean;
  readonly fallback: "as-read" | "in-order";
}

/** Octets of a text in which every character is one. */
export const octets = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, "latin1"));

const utf8 = (text: string): string => Buffer.from(text, "utf8").toString("latin1");
const pick = (...texts: readonly string[]) => fc.constantFrom(...texts);

const agentKey = fc.oneof(
  { weight: 6, arbitrary: pick("User-agent", "user-agent", "USER-AGENT") },
  pick("Useragent", "User agent", "User-agents", "User-agent-x", "User_agent", "User  agent"),
);
const ruleKey = fc.oneof(
  { weight: 6, arbitrary: pick("Disallow", "Allow", "disallow", "ALLOW") },
  pick("Dissallow", "dissalow", "Disalow", "DIASLLOW", "disallaw"),
  pick("Allowed", "Disallow-x", "Disallows", "Alow", "Disllow", "Disallo", "\xefDisallow"),
);
const otherKey = pick("Sitemap", "Site-map", "Crawl-delay", "Noindex", "Host", "Foo", "", "<html>");
const separator = fc.oneof(
  { weight: 8, arbitrary: pick(": ", ":") },
  pick(" : ", "\t:\t", "\v:\f", " ", "\t", "  ", " \t ", "\v", "=", "::", ": :", ""),
);

const agentValue = fc.oneof(
  {
    weight: 4,
    arbitrary: pick("FooBot", "*", "foobot", "FOOBOT", "Bar", "FooBot/2.1", "FooBot-News", "Foo"),
  },
  pick(
    "MJ12bot",
    "mj12bot/v1.4",
    "MJ12bot-x",
    "MJ12bot.com",
    "mj12bot (x)",
    "360Spider",
    "360spider2",
  ),
  pick(
    "Sogou web spider",
    "sogou web spider/4.0",
    "Sogou",
    "Sogou web",
    "FooBot News",
    "FooBot, Bar",
  ),
  pick(
    "* x",
    "*\tx",
    "*\vx",
    "*x",
    "**",
    "*/2",
    "",
    "FooBot*",
    "FooBot.com",
    "bot",
    "oo",
    "Foo\xe9Bot",
  ),
);

const plainPiece = pick("/", "a", "b", "ab", "/a", "/b/", "A", ".", "-", "_", "~");
const oddPiece = pick(
  "*",
  "*",
  "**",
  "$",
  "?",
  "%",
  "%2",
  "%2F",
  "%2f",
  "%62",
  "%41",
  "%7E",
  "%24",
  "%2A",
  "%2a",
  "%3F",
  "%3f",
  "%40",
  "%3A",
  "%00",
  "%25",
  "%zz",
  "%C3%A9",
  "%c3%a9",
  utf8("é"),
  utf8("日"),
  "\xff",
  "\xc3",
  ":",
  "@",
  ";",
  "&",
  "=",
  " ",
  "//",
  "/index.htm",
  "/index.html",
  "index.htm",
  "/robots.txt",
  "://",
);
const breakingPiece = pick("#", "\0", "\t", "\v", "\f", "\xa0", "\x85", utf8("\u2028"), "\x01");

const piece = fc.oneof(
  { weight: 8, arbitrary: plainPiece },
  { weight: 6, arbitrary: oddPiece },
  { weight: 1, arbitrary: breakingPiece },
);
const start = fc.oneof(
  { weight: 8, arbitrary: pick("/") },
  pick("", "*", "%2F", "a", "//", "/robots.txt"),
);
const pattern = fc
  .tuple(
    start,
    fc.array(piece, { maxLength: 5 }),
    fc.oneof({ weight: 4, arbitrary: pick("") }, pick("$")),
  )
  .map(([first, middle, last]) => first + middle.join("") + last);
const ruleValue = fc.oneof(
  { weight: 8, arbitrary: pattern },
  pick("", "/", "*", "/*", "$", "*$", "/$", "/robots.txt"),
);

const lead = fc.oneof({ weight: 8, arbitrary: pick("") }, pick(" ", "\t", "\v", " \f"));
const trail = fc.oneof(
  { weight: 8, arbitrary: pick("") },
  pick(" ", "\t", " # note", "#", "\0", "\0x", "\v", "\f ", " x"),
);
const lineOf = (key: fc.Arbitrary<string>, value: fc.Arbitrary<string>) =>
  fc.tuple(lead, key, separator, value, trail).map((parts) => parts.join(""));

/** Lines around the limit of 16,663 octets. */
const longLine = fc
  .record({
    before: pick("Disallow: /", "Allow: /a", "User-agent: FooBot", "", "#"),
    size: fc.integer({ min: 16_640, max: 16_680 }),
    fill: pick(" ", "a", "*"),
    after: pick("", "/b", " b", "$", "#", "\0", "Disallow: /"),
  })
  .map(({ before, size, fill, after }) => before + fill.repeat(size - before.length) + after);

const anyOctets = fc
  .uint8Array({ maxLength: 12 })
  .map((row) => Buffer.from(row).toString("latin1"));

const line = fc.oneof(
  { weight: 20, arbitrary: lineOf(agentKey, agentValue) },
  { weight: 40, arbitrary: lineOf(ruleKey, ruleValue) },
  { weight: 4, arbitrary: lineOf(otherKey, ruleValue) },
  { weight: 8, arbitrary: pick("", "", "# note", " ", "\t", "\v ", "\0", " \0x", "#") },
  { weight: 3, arbitrary: anyOctets },
);
const lineEnd = fc.oneof(
  { weight: 8, arbitrary: pick("\n") },
  pick("\r\n", "\r", "\n\r", "\r\r\n", ""),
);
const mark = fc.oneof(
  { weight: 10, arbitrary: pick("") },
  pick("\xef\xbb\xbf", "\xef", "\xef\xbb", "\xef\xbb\xbf\xef\xbb\xbf", "\xff\xfe"),
);

/** Most files have short lines only; one in thirty has a line around the limit. */
const rareLine = fc.oneof({ weight: 30, arbitrary: pick("") }, longLine);

/** The octets of a hard robots file. */
export const hardFile: fc.Arbitrary<string> = fc
  .record({
    bom: mark,
    opened: fc.boolean(),
    lines: fc.array(fc.tuple(line, lineEnd), { maxLength: 12 }),
    rare: rareLine,
    at: fc.nat({ max: 12 }),
  })
  .map(({ bom, opened, lines, rare, at }) => {
    const rows = lines.map((row) => row.join(""));
    if (rare !== "") rows.splice(at, 0, `${rare}\n`);
    return bom + (opened ? "User-agent: *\n" : "") + rows.join("");
  });

export const readingIds: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

const askedToken = fc.oneof(
  { weight: 5, arbitrary: pick("FooBot", "foobot", "FooBot-News", "Bar", "MJ12bot") },
  pick(
    "Sogou web spider",
    "360Spider",
    "FooBot/2.1",
    " FooBot ",
    "*",
    "*/2",
    "",
    "/",
    "bot",
    "FooBot2",
    "Foo",
  ),
);

const prefix = fc.oneof(
  { weight: 4, arbitrary: pick("https://h.example", "") },
  pick("//h.example", "h.example", "http://h.example:8080", "/", "x;y://h", "//", "h?a://b"),
);
const suffix = fc.oneof(
  { weight: 5, arbitrary: pick("") },
  pick("a", "/", "?x", ";p", "#f", "\0z", "%62", "$", "*", "?%3a%2F"),
);

/** How a pattern is made into an address that it may match. */
interface Recipe {
  readonly which: number;
  readonly stars: readonly string[];
  readonly change: "none" | "decode" | "encode" | "upper" | "lower" | "cut";
  readonly prefix: string;
  readonly suffix: string;
}

const recipe: fc.Arbitrary<Recipe> = fc.record({
  which: fc.nat({ max: 11 }),
  stars: fc.array(
    fc.array(piece, { maxLength: 2 }).map((p) => p.join("")),
    { minLength: 1, maxLength: 3 },
  ),
  change: fc.constantFrom("none", "none", "none", "decode", "encode", "upper", "lower", "cut"),
  prefix,
  suffix,
});

const CHANGES: Readonly<Record<Recipe["change"], (text: string) => string>> = {
  none: (text) => text,
  decode: (text) =>
    text.replace(/%[0-9a-f]{2}/gi, (found) =>
      String.fromCharCode(Number.parseInt(found.slice(1), 16)),
    ),
  encode: (text) =>
    text.replace(/[^/]$/s, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, "0")}`),
  upper: (text) => text.replace(/%[0-9a-f]{2}/gi, (found) => found.toUpperCase()),
  lower: (text) => text.replace(/%[0-9a-f]{2}/gi, (found) => found.toLowerCase()),
  cut: (text) => text.slice(0, -1),
};

/** An address made from one of the rules of a file. Its octets are read as UTF-8. */
function addressFrom(patterns: readonly string[], made: Recipe): string {
  const chosen = patterns[made.which % Math.max(1, patterns.length)] ?? "/";
  let star = 0;
  const filled = chosen
    .replace(/\$$/, "")
    .replaceAll("*", () => made.stars[star++ % made.stars.length] ?? "");
  const path = made.prefix + CHANGES[made.change](filled) + made.suffix;
  return Buffer.from(path, "latin1").toString("utf8");
}

/** The values of what look like rules, long ones shortened. */
function patternsIn(file: string): string[] {
  const found = file
    .split(/[\r\n]+/)
    .flatMap((text) => /allow[^:\s]*\s*:?\s*(\S*)/i.exec(text)?.[1] ?? []);
  return found.map((text) => (text.length > 40 && text.length < 10_000 ? text.slice(0, 40) : text));
}

export const hardCase: fc.Arbitrary<HardCase> = fc
  .record({
    text: hardFile,
    first: askedToken,
    further: fc.oneof(
      { weight: 2, arbitrary: fc.constant([]) },
      fc.array(askedToken, { maxLength: 2 }),
    ),
    recipes: fc.array(recipe, { minLength: 1, maxLength: 4 }),
    reading: fc.constantFrom(...readingIds),
    obeysStar: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    fallback: fc.constantFrom<"as-read" | "in-order">("as-read", "as-read", "in-order"),
  })
  .map(({ text, first, further, recipes, reading, obeysStar, fallback }) => {
    const patterns = patternsIn(text);
    return {
      octets: text,
      file: octets(text),
      tokens: [first, ...further] as [string, ...string[]],
      addresses: recipes.map((made) => addressFrom(patterns, made)),
      reading,
      obeysStar,
      fallback,
    };
  });
