import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { runSuite, type SuiteSource, type Who } from "../../src/suites/index.ts";
import { type AskedCrawler, test as ask, askCrawler, asTyped } from "../../src/tester/index.ts";
import { crawler, every, live, ONE, resultOf, resultsOf, SHOP } from "./held.ts";

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
