import { describe, expect, test } from "vitest";
import type { Check } from "../../src/suites/index.ts";
import type { RobotsSource } from "../../src/tester/index.ts";
import { crawler, every, live, resultOf, resultsOf } from "./held.ts";

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
