import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import {
  type Check,
  type CheckResult,
  runSuite,
  type SuiteSource,
  type Who,
} from "../../src/suites/index.ts";
import {
  type AskedCrawler,
  test as ask,
  askCrawler,
  asTyped,
  type RobotsSource,
} from "../../src/tester/index.ts";
import { answered, failed } from "../tester/outcomes.ts";

const SHOP = `User-agent: *
Disallow: /cart/
Allow: /cart/help

User-agent: Googlebot
Allow: /shoes
Disallow: /*?sort=

User-agent: GPTBot
User-agent: CCBot
Disallow: /
`;

const ONE: Check = {
  at: 1,
  who: [{ kind: "crawler", name: "Googlebot" }],
  urls: [],
  wholeSite: false,
  expect: null,
  line: null,
  group: null,
  status: null,
  reading: "rfc9309",
  environments: null,
  why: null,
};
const crawler = (name: string): Who => ({ kind: "crawler", name });
const every = (...except: string[]): Who => ({ kind: "every", except });

/** What comes of one check on a file, or on what fetching came to. */
function resultsOf(
  check: Partial<Check>,
  on: string | RobotsSource = SHOP,
): readonly CheckResult[] {
  const source: SuiteSource = {
    environment: null,
    name: "robots.txt",
    origin: "https://shop.example",
    source: typeof on === "string" ? { kind: "given", bytes: on } : on,
  };
  const places = [{ environment: null, file: null, origin: null }];
  const { runs } = runSuite({ name: null, places, checks: [{ ...ONE, ...check }] }, [source]);
  return runs[0]?.results ?? [];
}

const resultOf = (...args: Parameters<typeof resultsOf>): CheckResult => {
  const [result, ...more] = resultsOf(...args);
  expect(more).toEqual([]);
  return result as CheckResult;
};

const live = (status: number | null, body = ""): RobotsSource => ({
  kind: "live",
  outcome: {
    ...(status === null ? failed("timeout") : answered(status, body)),
    address: "https://shop.example/robots.txt",
  },
});

describe("an address", () => {
  test.each([
    { why: "holds", check: { urls: ["/shoes"], expect: "allowed" }, state: "passed", differs: [] },
    {
      why: "holds with line and group",
      check: { urls: ["/shoes"], expect: "allowed", line: 6, group: "googlebot" },
      state: "passed",
      differs: [],
    },
    {
      why: "holds without a line",
      check: { urls: ["/cart/"], expect: "allowed", line: "none" },
      state: "passed",
      differs: [],
    },
    {
      why: "another verdict",
      check: { urls: ["/shoes"], expect: "disallowed" },
      state: "failed",
      differs: ["verdict"],
    },
    {
      why: "another line",
      check: { urls: ["/shoes"], expect: "allowed", line: 7 },
      state: "failed",
      differs: ["line"],
    },
    {
      why: "a line where none may decide",
      check: { urls: ["/shoes"], expect: "allowed", line: "none" },
      state: "failed",
      differs: ["line"],
    },
    {
      why: "another group",
      check: { urls: ["/a"], expect: "allowed", group: "*" },
      state: "failed",
      differs: ["group"],
    },
    {
      why: "everything else",
      check: { urls: ["/a?sort=1"], expect: "allowed", line: 2, group: "none" },
      state: "failed",
      differs: ["verdict", "line", "group"],
    },
  ] as const)("$why", ({ check, state, differs }) => {
    const result = resultOf(check);
    expect({ state: result.state, differs: result.differs }).toEqual({ state, differs });
    expect(result.test === null).toBe(state === "passed");
  });

  test("a failure carries what was expected, what was found and the engine's steps", () => {
    const result = resultOf({
      urls: ["/cart/help?sort=1"],
      expect: "allowed",
      why: "They need it",
    });
    expect(result).toMatchObject({
      kind: "address",
      url: "/cart/help?sort=1",
      address: "https://shop.example/cart/help?sort=1",
      expected: { verdict: "allowed", line: null, group: null, status: null },
      found: { verdict: "disallowed", basis: "rule", line: 7, group: "Googlebot" },
      crawler: "Googlebot",
      why: "They need it",
    });
    expect(result.test?.steps.map(({ code }) => code)).toEqual([
      "group-own",
      "address",
      "candidates",
      "only-candidate",
    ]);
  });

  test("one result for each crawler and address, in order", () => {
    const results = resultsOf({
      who: [crawler("Bingbot"), crawler("GPTBot")],
      urls: ["/a", "/b"],
      expect: "allowed",
    });
    expect(results.map(({ crawler: token, url, state }) => [token, url, state])).toEqual([
      ["Bingbot", "/a", "passed"],
      ["Bingbot", "/b", "passed"],
      ["GPTBot", "/a", "failed"],
      ["GPTBot", "/b", "failed"],
    ]);
  });

  test("the reading counts", () => {
    const file = "User-agent: *\nAllow: /a\nDisallow: /a/b\n";
    const check = { urls: ["/a/b"], expect: "allowed" } as const;
    expect(resultOf(check, file).state).toBe("failed");
    expect(resultOf({ ...check, reading: "1996" }, file).state).toBe("passed");
  });

  test("an address of another site cannot be read from this file", () => {
    const check = { urls: ["https://other.example/a"], expect: "disallowed" } as const;
    for (const source of [live(200, SHOP), live(404)])
      expect(resultOf(check, source)).toMatchObject({
        state: "not-readable",
        unreadable: "other-origin",
        found: null,
      });
  });
});

describe("sets of crawlers", () => {
  test("every crawler: all groups, and those without one; who breaks it is named", () => {
    expect(resultOf({ who: [every()], urls: ["/cart/x"], expect: "disallowed" })).toMatchObject({
      state: "failed",
      crawler: "Googlebot",
      breaking: ["Googlebot"],
      unbound: [],
    });
    expect(
      resultOf({ who: [every("googlebot")], urls: ["/cart/x"], expect: "disallowed" }),
    ).toMatchObject({ state: "passed", breaking: [] });
    expect(resultOf({ who: [every()], urls: ["/a"], expect: "allowed" }).breaking).toEqual([
      "GPTBot",
      "CCBot",
    ]);
  });

  test("crawlers that * does not bind are told of when a set passes", () => {
    const file = "User-agent: *\nUser-agent: AdsBot-Google\nDisallow: /\n";
    const result = resultOf({ who: [every()], urls: ["/"], expect: "disallowed" }, file);
    expect(result.state).toBe("passed");
    expect(result.unbound).toContain("Mediapartners-Google");
    expect(result.unbound).not.toContain("AdsBot-Google");
    expect(resultOf({ who: [every()], urls: ["/"], expect: "allowed" }, "").unbound).toEqual([]);
  });

  test("a purpose: all living crawlers of the registry", () => {
    const who: Who = { kind: "purpose", purpose: "ai-training", except: [] };
    const result = resultOf({ who: [who], urls: ["/"], expect: "disallowed" });
    expect(result.state).toBe("failed");
    expect(result.breaking.length).toBeGreaterThan(2);
    expect(result.breaking).not.toContain("GPTBot");
    const closed = "User-agent: *\nDisallow: /\n";
    expect(resultOf({ who: [who], urls: ["/"], expect: "disallowed" }, closed).state).toBe(
      "passed",
    );
  });

  test("a set without members passes nothing", () => {
    expect(resultOf({ who: [every("*")], urls: ["/"], expect: "allowed" }, "").state).toBe(
      "skipped",
    );
    expect(resultOf({ who: [every("*")], wholeSite: true, expect: "allowed" }, "").state).toBe(
      "skipped",
    );
  });
});

describe("the whole site", () => {
  const closed = { wholeSite: true, expect: "disallowed" } as const;
  const open = { wholeSite: true, expect: "allowed" } as const;

  test.each([
    { why: "closed", check: closed, file: "User-agent: *\nDisallow: /\n", state: "passed" },
    {
      why: "closed by rules that cover an open one together",
      check: closed,
      file: "User-agent: *\nDisallow: /*\nAllow: /a\nDisallow: /aa\nDisallow: /a*\nDisallow: /a$\n",
      state: "passed",
    },
    { why: "open", check: open, file: "User-agent: *\nDisallow:\n", state: "passed" },
    { why: "open without a file in force", check: open, file: "", state: "passed" },
    {
      why: "no address can match",
      check: open,
      file: "User-agent: *\nDisallow: /a b\n",
      state: "passed",
    },
    {
      why: "a hole behind many letters",
      check: closed,
      file: `User-agent: *\nDisallow: /\nAllow: /${"a".repeat(40)}$\n`,
      state: "failed",
    },
    {
      why: "a group beside the closed one",
      check: { ...closed, who: [every()] },
      file: "User-agent: *\nDisallow: /\n\nUser-agent: Foo\nDisallow: /a\n",
      state: "failed",
    },
    {
      why: "that group left out",
      check: { ...closed, who: [every("Foo")] },
      file: "User-agent: *\nDisallow: /\n\nUser-agent: Foo\nDisallow: /a\n",
      state: "passed",
    },
    {
      why: "everybody without a group",
      check: { ...closed, who: [crawler("*")] },
      file: "User-agent: *\nDisallow: /\n\nUser-agent: Foo\nDisallow: /a\n",
      state: "passed",
    },
  ] as const)("$why: $state", ({ check, file, state }) => {
    const result = resultOf(check, file);
    expect(result.state).toBe(state);
    expect(result.proof?.proven).toBe(true);
    if (state === "failed") {
      expect(result.found?.verdict).not.toBe(result.expected.verdict);
      expect(result.address).toMatch(/^https:\/\/shop\.example\//);
      expect(result.test?.address).toBe(result.address);
    }
  });

  test("a counterexample, all that breaks it, and who", () => {
    const file =
      "User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /\nAllow: /shop/\n";
    expect(resultOf({ ...closed, who: [every()] }, file)).toMatchObject({
      state: "failed",
      address: "https://shop.example/shop/",
      crawler: "Googlebot",
      breaking: ["Googlebot"],
      found: { verdict: "allowed", line: 6 },
      proof: { proven: true, changes: [{ pattern: "/shop/*", direction: "closed" }] },
    });
  });

  test("no robots.txt: open, by the standard", () => {
    expect(resultOf(open, live(404))).toMatchObject({
      state: "passed",
      found: { verdict: "allowed", basis: "unavailable", status: 404 },
    });
    expect(resultOf(closed, live(404))).toMatchObject({
      state: "failed",
      address: "https://shop.example/",
      found: { basis: "unavailable" },
    });
  });
});

describe("what could not be read passes nothing", () => {
  const checks: readonly Partial<Check>[] = (["allowed", "disallowed"] as const).flatMap(
    (expect) => [
      { urls: ["/"], expect },
      { urls: ["/"], expect, who: [every()] },
      { wholeSite: true, expect },
      { wholeSite: true, expect, who: [every()] },
    ],
  );

  test.each([
    { why: "503", source: live(503, "User-agent: *\nDisallow: /\n"), unreadable: "unreachable" },
    { why: "429", source: live(429), unreadable: "unreachable" },
    { why: "no answer", source: live(null), unreadable: "unreachable" },
    {
      why: "not fetched",
      source: { kind: "not-fetched", reason: "own-limit" } as const,
      unreadable: "not-fetched",
    },
  ])("$why", ({ source, unreadable }) => {
    for (const check of checks)
      expect(resultOf(check, source)).toMatchObject({
        state: "not-readable",
        unreadable,
        found: null,
        breaking: [],
      });
  });

  test("unless that very status is asked for: then closed is closed", () => {
    const check = { status: 503, who: [every()] } as const;
    for (const what of [{ urls: ["/"] }, { wholeSite: true }]) {
      const states = (expected: "allowed" | "disallowed", source: RobotsSource) =>
        resultsOf({ ...check, ...what, expect: expected }, source).map(({ state }) => state);
      expect(states("disallowed", live(503))).toEqual(["passed", "passed"]);
      expect(states("allowed", live(503))).toEqual(["passed", "failed"]);
      expect(states("disallowed", live(500))).toEqual(["not-readable", "not-readable"]);
      expect(states("allowed", live(null))).toEqual(["not-readable", "not-readable"]);
    }
  });
});

describe("the status", () => {
  test.each([
    [200, live(200), "passed"],
    [200, live(404), "failed"],
    [200, live(503), "not-readable"],
    [200, live(null), "not-readable"],
    [404, live(404), "passed"],
    [503, live(503), "passed"],
    ["readable", live(204), "passed"],
    ["readable", live(403), "failed"],
    ["unavailable", live(403), "passed"],
    ["unreachable", live(null), "passed"],
    ["unreachable", live(429), "passed"],
    ["unreachable", live(200), "failed"],
    ["unreachable", { kind: "not-fetched", reason: "cancelled" }, "not-readable"],
    [200, { kind: "given", bytes: "" }, "skipped"],
  ] as const)("%s", (status, source, state) => {
    expect(resultOf({ status, who: [] }, source)).toMatchObject({ kind: "status", state });
  });
});

test("checks are run where they are meant to hold, and counted", () => {
  const source = (environment: string, bytes: string): SuiteSource => ({
    environment,
    name: environment,
    origin: `https://${environment}.example`,
    source: { kind: "given", bytes },
  });
  const result = runSuite(
    {
      name: "Shop",
      places: [],
      checks: [
        { ...ONE, wholeSite: true, expect: "disallowed", environments: ["staging"] },
        { ...ONE, wholeSite: true, expect: "allowed", environments: ["production"] },
        { ...ONE, status: "readable", who: [] },
      ],
    },
    [
      source("staging", "User-agent: *\nDisallow: /\n"),
      source("production", "User-agent: *\nDisallow: /a\n"),
    ],
  );
  expect(
    result.runs.map(({ environment, results }) => [
      environment,
      results.map(({ check, state }) => `${check} ${state}`),
    ]),
  ).toEqual([
    ["staging", ["0 passed", "2 skipped"]],
    ["production", ["1 failed", "2 skipped"]],
  ]);
  expect(result.counts).toEqual({ passed: 1, failed: 1, notReadable: 0, skipped: 2 });
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
});

const token = fc.constantFrom("*", "Googlebot", "GPTBot", "Foo", "AdsBot-Google");
const path = fc
  .array(fc.constantFrom("a", "b", "/", "*", "$", "?", "%2F"), { maxLength: 4 })
  .map((bits) => `/${bits.join("")}`);
const rule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), path)
  .map(([key, value]) => `${key}: ${value}`);
const file = fc
  .array(
    fc.tuple(fc.array(token, { minLength: 1, maxLength: 2 }), fc.array(rule, { maxLength: 4 })),
    {
      maxLength: 3,
    },
  )
  .map((groups) =>
    groups
      .map(([tokens, rules]) => [...tokens.map((t) => `User-agent: ${t}`), ...rules, ""].join("\n"))
      .join("\n"),
  );
const address = fc
  .array(fc.constantFrom("a", "b", "/", "?", "$", "z"), { maxLength: 5 })
  .map((bits) => `/${bits.join("").replace(/^\/+/, "")}`);

test("a check passes exactly if the tester says so for every crawler of it", () => {
  fc.assert(
    fc.property(file, address, token, fc.boolean(), (bytes, url, name, isOpen) => {
      const expected = isOpen ? "allowed" : "disallowed";
      const target = asTyped(`https://shop.example${url}`);
      const verdict = (asked: string) => {
        const crawlerAsked = askCrawler(asked);
        if ("problem" in target || "problem" in crawlerAsked) throw new Error("made up badly");
        return ask(target, crawlerAsked, "rfc9309", { kind: "given", bytes }).result.verdict;
      };
      const one = resultOf({ who: [crawler(name)], urls: [url], expect: expected }, bytes);
      expect(one.state === "passed").toBe(verdict(name) === expected);
      const all = resultOf({ who: [every()], urls: [url], expect: expected }, bytes);
      const named = ["*", "Googlebot", "GPTBot", "Foo", "AdsBot-Google"].filter(
        (asked) => asked === "*" || bytes.includes(`User-agent: ${asked}\n`),
      );
      expect(all.state === "passed").toBe(named.every((asked) => verdict(asked) === expected));
    }),
    { numRuns: 300 },
  );
});

test("a proven site holds for any address, and a counterexample is one", () => {
  let passed = 0;
  fc.assert(
    fc.property(file, address, token, fc.boolean(), (bytes, url, name, isOpen) => {
      const expected = isOpen ? "allowed" : "disallowed";
      const site = resultOf({ who: [crawler(name)], wholeSite: true, expect: expected }, bytes);
      const one = resultOf({ who: [crawler(name)], urls: [url], expect: expected }, bytes);
      if (site.state === "passed") {
        passed++;
        // Nobody closes /robots.txt; it is in no alphabet here.
        expect(one.state).toBe("passed");
      } else {
        expect(site.state).toBe("failed");
        const asked = askCrawler(name) as AskedCrawler;
        const matcher = compile(bytes, name, { obeysStar: asked.entry?.obeysStar !== false });
        expect(matcher.decide(site.address as string).verdict).not.toBe(expected);
      }
    }),
    { numRuns: 400 },
  );
  expect(passed).toBeGreaterThan(20);
});
