import { describe, expect, test } from "vitest";
import { compile } from "../../src/index.ts";
import { test as ask } from "../../src/tester/index.ts";
import { answered, crawler, failed, given, live, target, tested } from "./outcomes.ts";

const FILE = `User-agent: *
Disallow: /cart/

User-agent: Googlebot
Disallow: /x/
Allow: /x/open
Foo: bar
`;

test("the whole answer to one question", () => {
  const source = live(
    answered(200, FILE, {
      headers: { "content-type": "text/plain", "cache-control": "max-age=60" },
      redirects: [{ status: 301, from: "https://h.example/robots.txt", to: "https://h.example/r" }],
      finalAddress: "https://h.example/r",
    }),
  );
  const { result, file, skipped } = ask(
    target("h.example/x/open?q=ä#f"),
    crawler("googlebot/2.1"),
    "rfc9309",
    source,
    {
      others: false,
    },
  );
  expect(result).toEqual({
    address: "https://h.example/x/open?q=%C3%A4",
    origin: "https://h.example",
    target: "/x/open?q=%C3%A4",
    normalisedTarget: "/x/open?q=%C3%A4",
    addressChanges: ["scheme-added", "escaped", "fragment-dropped"],
    crawler: { token: "Googlebot", operator: "Google", purpose: "search", from: "registry" },
    reading: "rfc9309",
    verdict: "allowed",
    basis: "rule",
    line: 6,
    group: { token: "Googlebot", via: "own", lines: [[4, 6]], rules: 2 },
    candidates: [
      expect.objectContaining({ line: 6, kind: "allow", decides: true, because: "most-octets" }),
      expect.objectContaining({
        line: 5,
        kind: "disallow",
        decides: false,
        because: "fewer-octets",
      }),
    ],
    steps: expect.any(Array),
    robots: {
      address: "https://h.example/robots.txt",
      finalAddress: "https://h.example/r",
      source: "live",
      status: 200,
      redirects: [{ status: 301, to: "https://h.example/r" }],
      bytes: FILE.length,
      contentType: "text/plain",
      cacheControl: "max-age=60",
      fetchedAt: "2026-05-01T12:00:00.000Z",
      elapsedMs: 120,
      failure: null,
      meaning: { state: "readable" },
      userAgent: "Aushang/0.1",
    },
    differences: [
      { reading: "1996", verdict: "disallowed", basis: "rule", line: 5 },
      { reading: "1994", verdict: "disallowed", basis: "rule", line: 5 },
    ],
    others: [],
    findings: [],
    notes: [],
    lines: 7,
    truncated: false,
  });
  expect(file?.lineCount).toBe(7);
  expect([...skipped]).toEqual([[7, "unknown-directive"]]);
});

test("a result is plain JSON, whatever it was made of", () => {
  for (const source of [
    live(answered(200, FILE)),
    live(failed("dns")),
    given(FILE),
    given("", "https://o.example/"),
  ]) {
    const { result } = ask(target("https://h.example/cart/"), crawler("Bingbot"), "google", source);
    expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  }
});

test("status, octets and type are kept also where nothing is read", () => {
  const { robots } = tested(
    live(
      answered(418, "I'm a teapot, short and stout", { headers: { "content-type": "text/html" } }),
    ),
  );
  expect([robots.status, robots.bytes, robots.contentType]).toEqual([418, 29, "text/html"]);
});

// A path that begins with two slashes is a path, not a host: the whole address is what is asked.
test.each(["rfc9309", "google", "1996", "1994"] as const)(
  "%s: two slashes at the start of the path",
  (reading) => {
    const file = "User-agent: *\nDisallow: //private/\n";
    const result = tested(file, "//private/x", "Bot", { reading, others: true });
    expect([result.verdict, result.line, result.target]).toEqual(["disallowed", 2, "//private/x"]);
    expect(result.normalisedTarget).toBe("//private/x");
    const bing = result.others.find(({ token }) => token === "Bingbot");
    expect([bing?.verdict, bing?.line]).toEqual(["disallowed", 2]);
  },
);

describe("scope", () => {
  test.each<[why: string, home: string, address: string, verdict: string]>([
    ["the same origin", "https://h.example/robots.txt", "https://h.example/x", "disallowed"],
    [
      "the same origin by any of its addresses",
      "https://h.example/some/page?q",
      "https://h.example/x",
      "disallowed",
    ],
    ["the same host without a scheme", "h.example", "https://h.example/x", "disallowed"],
    [
      "the port of the scheme",
      "https://h.example:443/robots.txt",
      "https://h.example/x",
      "disallowed",
    ],
    [
      "the same host in another case",
      "https://H.EXAMPLE/robots.txt",
      "https://h.example/x",
      "disallowed",
    ],
    ["another host", "https://www.h.example/robots.txt", "https://h.example/x", "out-of-scope"],
    ["a host above", "https://example/robots.txt", "https://h.example/x", "out-of-scope"],
    ["another scheme", "http://h.example/robots.txt", "https://h.example/x", "out-of-scope"],
    ["another port", "https://h.example:8443/robots.txt", "https://h.example/x", "out-of-scope"],
    ["an address that is none", "nowhere", "https://h.example/x", "out-of-scope"],
  ])("%s", (_why, home, address, verdict) => {
    const result = tested(given("User-agent: *\nDisallow: /\n", home), address, "Bot", {
      others: true,
    });
    expect(result.verdict).toBe(verdict);
    if (verdict !== "out-of-scope") return;
    expect([result.basis, result.line, result.candidates, result.differences]).toEqual([
      "other-origin",
      null,
      [],
      [],
    ]);
    expect(new Set(result.others.map((other) => other.verdict))).toEqual(new Set(["out-of-scope"]));
  });

  test("a file without an address is a draft for whatever is asked", () => {
    expect(tested(given("User-agent: *\nDisallow: /\n"), "https://any.example/x").verdict).toBe(
      "disallowed",
    );
  });

  test("a redirect to another host changes nothing: the rules belong to the first address", () => {
    const moved = answered(200, "User-agent: *\nDisallow: /\n", {
      finalAddress: "https://cdn.example/r.txt",
      redirects: [
        { status: 301, from: "https://h.example/robots.txt", to: "https://cdn.example/r.txt" },
      ],
    });
    const result = tested(live(moved));
    expect([result.verdict, result.line]).toEqual(["disallowed", 2]);
    expect(result.notes).toContain("redirected-elsewhere");
  });
});

describe("several tokens", () => {
  test.each<[why: string, file: string, token: string, expected: [string, number | null, string]]>([
    [
      "a fallback of the registry",
      "User-agent: Googlebot\nDisallow: /\n",
      "Googlebot-Image",
      ["disallowed", 2, "fallback"],
    ],
    [
      "the own group first",
      "User-agent: Googlebot\nDisallow: /\n\nUser-agent: Googlebot-Image\nDisallow: /x\n",
      "Googlebot-Image",
      ["allowed", null, "own"],
    ],
    [
      "a crawler that does not obey *",
      "User-agent: *\nDisallow: /\n",
      "AdsBot-Google",
      ["allowed", null, "none"],
    ],
    [
      "a crawler that does not obey *, named",
      "User-agent: AdsBot-Google\nDisallow: /\n",
      "AdsBot-Google",
      ["disallowed", 2, "own"],
    ],
    [
      "a crawler with a digit",
      "User-agent: MJ12bot/v1.4\nDisallow: /\n",
      "MJ12bot",
      ["disallowed", 2, "own"],
    ],
    ["a token of one's own", "User-agent: *\nDisallow: /\n", "FooBot", ["disallowed", 2, "star"]],
  ])("%s", (_why, file, token, [verdict, line, via]) => {
    const result = tested(file, "/a", token);
    expect([result.verdict, result.line, result.group.via]).toEqual([verdict, line, via]);
  });

  test("google: a fallback is tried, the groups are not merged", () => {
    const file =
      "User-agent: Googlebot\nDisallow: /a/b\n\nUser-agent: Googlebot-Image\nAllow: /a\n";
    const result = tested(file, "/a/b", "Googlebot-Image", { reading: "google" });
    expect([result.verdict, result.line]).toEqual(["allowed", 5]);
    // The library's raw reading merges them.
    const raw = compile(file, ["Googlebot-Image", "Googlebot"], { reading: "google" });
    expect(raw.decide("/a/b").line).toBe(2);
  });
});
