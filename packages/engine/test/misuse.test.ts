import { runInNewContext } from "node:vm";
import { describe, expect, expectTypeOf, test } from "vitest";
import {
  findCrawler,
  fromUserAgent,
  looksLikeUserAgent,
  nearestCrawlers,
} from "../src/crawlers/index.ts";
import {
  type CompileOptions,
  compile,
  type Decision,
  type Explanation,
  groups,
  isReadingId,
  type Matcher,
  parse,
  type ReadingId,
  type RobotsFile,
  skipped,
  targetOf,
} from "../src/index.ts";
import { askCrawler, asTyped, asTypedAt } from "../src/tester/index.ts";

/** Arguments as a caller without types could hand them over. */
const wrong = (value: unknown): never => value as never;

describe("wrong kinds throw a TypeError that names the argument", () => {
  test.each([undefined, null, 5, {}, [], new ArrayBuffer(4), Buffer.from("x").buffer, true])(
    "parse and compile: input %j",
    (input) => {
      expect(() => parse(wrong(input))).toThrow(TypeError);
      expect(() => parse(wrong(input))).toThrow(/^input: /);
      expect(() => compile(wrong(input), "Bot")).toThrow(/^input: /);
    },
  );

  test.each([undefined, null, 5, {}, [], [5], ["Bot", null], new Set(["Bot"])])(
    "compile: tokens %j",
    (tokens) => {
      expect(() => compile("", wrong(tokens))).toThrow(TypeError);
      expect(() => compile("", wrong(tokens))).toThrow(/^tokens: /);
    },
  );

  test.each(["rfc", "RFC9309", 1996, "", {}])("compile: reading %j", (reading) => {
    expect(() => compile("", "Bot", { reading: wrong(reading) })).toThrow(TypeError);
    expect(() => compile("", "Bot", { reading: wrong(reading) })).toThrow(
      /^reading: expected one of rfc9309, google, 1996, 1994/,
    );
  });

  test.each(["toString", "__proto__", "constructor"])("compile: %s is no reading", (reading) => {
    expect(() => compile("", "Bot", { reading: wrong(reading) })).toThrow(/^reading: /);
    expect(isReadingId(reading)).toBe(false);
  });

  test.each([undefined, null, 5, {}, new URL("https://h.example/")])(
    "decide and explain: address %j",
    (address) => {
      const matcher = compile("", "Bot");
      expect(() => matcher.decide(wrong(address))).toThrow(TypeError);
      expect(() => matcher.decide(wrong(address))).toThrow(/^address: /);
      expect(() => matcher.explain(wrong(address))).toThrow(/^address: /);
    },
  );

  test.each([undefined, null, "User-agent: *", {}, Buffer.from("x")])(
    "groups and skipped: file %j",
    (file) => {
      expect(() => groups(wrong(file))).toThrow(/^file: /);
      expect(() => skipped(wrong(file))).toThrow(/^file: /);
    },
  );

  test.each([
    ["targetOf", "address", targetOf],
    ["asTyped", "typed", asTyped],
    ["asTypedAt", "typed", (typed: string) => asTypedAt("https://h.example", typed)],
    ["askCrawler", "typed", askCrawler],
    ["findCrawler", "token", findCrawler],
    ["fromUserAgent", "header", fromUserAgent],
    ["looksLikeUserAgent", "text", looksLikeUserAgent],
    ["nearestCrawlers", "text", (text: string) => nearestCrawlers(text, 1)],
  ] as const)("%s: %s is no text", (_function, argument, call) => {
    for (const value of [undefined, null, 5, {}, new URL("https://h.example/")]) {
      expect(() => call(wrong(value))).toThrow(TypeError);
      expect(() => call(wrong(value))).toThrow(new RegExp(`^${argument}: expected a string`));
    }
  });

  test("groups and skipped: the reading", () => {
    expect(() => groups(parse(""), wrong("x"))).toThrow(/^reading: /);
    expect(() => skipped(parse(""), wrong("x"))).toThrow(/^reading: /);
  });

  test("a matcher is still good after a misuse", () => {
    const matcher = compile("User-agent: *\nDisallow: /a\n", "Bot");
    expect(() => matcher.decide(wrong(null))).toThrow(TypeError);
    expect(matcher.decide("/a").line).toBe(2);
  });
});

test("octets from elsewhere are octets: a Buffer, a shared view, another realm's array", () => {
  const text = "User-agent: *\nDisallow: /a\n";
  expect(compile(Buffer.from(text), "Bot").decide("/a").line).toBe(2);
  const shared = new Uint8Array(new SharedArrayBuffer(text.length));
  shared.set(Buffer.from(text));
  expect(compile(shared, "Bot").decide("/a").line).toBe(2);
  expect(compile(shared, "Bot").explain("/a").candidates[0]?.pattern).toBe("/a");
  const foreign: Uint8Array = runInNewContext("Uint8Array.from(octets)", {
    octets: [...text].map((c) => c.charCodeAt(0)),
  });
  expect(foreign instanceof Uint8Array).toBe(false);
  expect(compile(foreign, "Bot").explain("/a").candidates[0]?.pattern).toBe("/a");
});

describe("what a caller does with arguments and answers afterwards changes no other answer", () => {
  const FILE = "User-agent: *\nDisallow: /a\n\nUser-agent: Other\nDisallow: /b\n";

  test("the list of tokens", () => {
    const tokens = ["Bot"];
    const matcher = compile(FILE, tokens);
    tokens[0] = "Other";
    expect(matcher.decide("/a").line).toBe(2);
    expect(matcher.explain("/a").steps[0]?.args).toMatchObject({ asked: "Bot" });
    expect(matcher.explain("/a").differences).toEqual([]);
  });

  test("the options", () => {
    const options: { reading: ReadingId; obeysStar?: boolean } = { reading: "rfc9309" };
    const matcher = compile(FILE, "Bot", options);
    options.obeysStar = false;
    expect(matcher.explain("/a").differences).toEqual([]);
  });

  test.each(["/robots.txt", "/free"])("the answer for %s", (address) => {
    const before = { ...compile(FILE, "Bot").decide(address) };
    const answer = compile(FILE, "Bot").decide(address) as { verdict: string };
    expect(() => {
      answer.verdict = "disallowed";
    }).toThrow(TypeError);
    expect(compile(FILE, "Third").decide(address)).toEqual(before);
  });
});

describe("what is declared", () => {
  test("the types of what comes back", () => {
    expectTypeOf(parse).returns.toEqualTypeOf<RobotsFile>();
    expectTypeOf(compile).returns.toEqualTypeOf<Matcher>();
    expectTypeOf<Matcher["decide"]>().returns.toEqualTypeOf<Decision>();
    expectTypeOf<Matcher["explain"]>().returns.toEqualTypeOf<Explanation>();
    expectTypeOf<Decision["line"]>().toEqualTypeOf<number | null>();
    expectTypeOf<Decision["verdict"]>().toEqualTypeOf<"allowed" | "disallowed">();
    expectTypeOf<ReadingId>().toEqualTypeOf<"rfc9309" | "google" | "1996" | "1994">();
    expectTypeOf(targetOf).toEqualTypeOf<(address: string) => string>();
  });

  // Each line below would compile into a mistake: that it does not is what is tested, by `npm run typecheck`.
  test("misuse does not compile", () => {
    const misuses = [
      // @ts-expect-error a reading is one of four
      () => compile("", "Bot", { reading: "rfc" }),
      // @ts-expect-error a number is no reading
      () => compile("", "Bot", { reading: 1996 }),
      // @ts-expect-error options have names
      () => compile("", "Bot", { readings: "google" }),
      // @ts-expect-error an option that is left out is not undefined
      () => compile("", "Bot", { reading: undefined }),
      // @ts-expect-error a crawler is needed
      () => compile(""),
      // @ts-expect-error a number is no token
      () => compile("", 5),
      // @ts-expect-error an address is a text
      () => compile("", "Bot").decide(new URL("https://h.example/")),
      // @ts-expect-error an address is needed
      () => compile("", "Bot").explain(),
      // @ts-expect-error octets come as a Uint8Array
      () => parse(new ArrayBuffer(1)),
      // @ts-expect-error a promise of a text is no text
      () => parse(Promise.resolve("")),
      () => {
        const decision = compile("", "Bot").decide("/");
        // @ts-expect-error a decision is not to be changed
        decision.line = 1;
      },
      // @ts-expect-error groups are asked of a parsed file
      () => groups("User-agent: *"),
    ];
    expect(misuses).toHaveLength(12);
    expectTypeOf<CompileOptions>().toHaveProperty("obeysStar");
  });
});
