import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ExploreOptions,
  explorePattern,
} from "../../../src/analyse/explorer/pattern-facts.ts";
import { compile } from "../../../src/compile.ts";
import { PATIENCE, runs } from "../../runs.ts";
import { addresses, patterns, readingIds } from "../samples.ts";

const matches = (pattern: string, address: string, options: ExploreOptions = {}): boolean => {
  const { reading = "rfc9309", kind = "disallow" } = options;
  const key = kind === "allow" ? "Allow" : "Disallow";
  const file = `User-agent: *\n${key}: ${pattern}\n`;
  return compile(file, "*", { reading }).decide(address).line === 2;
};

describe("a regular expression says the same", () => {
  test.each([
    ["/x", "^/x"],
    ["/*.mp3$", "^/.*\\.mp3$"],
    ["/*.mp3", "^/.*\\.mp3"],
    ["/privat/*", "^/privat/"],
    ["/privat/*$", "^/privat/"],
    ["/a**b", "^/a.*b"],
    ["*/x", "^.*/x"],
    ["*", "^"],
    ["/", "^/"],
    ["/$", "^/$"],
    ["/a$b", "^/a%24b"],
    ["/a+b(c)[d]?", "^/a\\+b\\(c\\)\\[d\\]\\?"],
    ["/café", "^/caf%C3%A9"],
  ])("%s", (pattern, expression) => {
    expect(explorePattern(pattern).expression).toBe(expression);
  });

  test("in the old readings stars and dollars are themselves", () => {
    expect(explorePattern("/*.pdf$", { reading: "1994" }).expression).toBe("^/\\*\\.pdf\\$");
    expect(explorePattern("/caf%C3%A9", { reading: "1996" }).expression).toBe("^/café");
    expect(explorePattern("/%FF", { reading: "1996" }).expression).toBeNull();
  });

  test.each(readingIds)(
    "it agrees with the matcher on addresses in the form of %s",
    (reading) => {
      let agreed = 0;
      fc.assert(
        fc.property(
          patterns,
          addresses,
          fc.constantFrom("allow", "disallow"),
          (pattern, address, kind) => {
            const { expression } = explorePattern(pattern, { reading, kind });
            if (expression === null || address === "/robots.txt") return;
            const file = `User-agent: *\n${kind}: ${pattern}\n`;
            const found = compile(file, "*", { reading }).explain(address);
            const isMatch = new RegExp(expression, "s").test(found.normalisedTarget);
            if (isMatch) agreed++;
            expect(isMatch).toBe(found.candidates.length > 0);
          },
        ),
        runs(1200, 60_000),
      );
      expect(agreed).toBeGreaterThan(8);
    },
    PATIENCE,
  );
});

describe("examples and near misses", () => {
  test("what is known of patterns", () => {
    const shown = (pattern: string) =>
      explorePattern(pattern).examples.map(({ address }) => address);
    expect(shown("/*.mp3")).toEqual([
      "/a.mp3",
      "/a.mp3-tutorial.html",
      "/a.mp3/a/b.html",
      "/a.mp3?page=2",
      "/a/b.mp3",
    ]);
    expect(shown("/*.mp3$")).toEqual(["/a.mp3", "/a/b.mp3"]);
    expect(shown("/fish")).toEqual(["/fish", "/fish.html", "/fish/a/b.html", "/fish?page=2"]);
    expect(shown("/?sideid")).toContain("/?sideid=1");
    expect(shown("*")).toContain("/");
    expect(shown("/*&sort=")).toContain("/a?page=2&sort=price");
  });

  test.each([
    ["/*.mp3", "/a.MP3", "case"],
    ["/*.mp3", "/a.mp", "part-missing"],
    ["/fish", "/Fish", "case"],
    ["/fish", "/fis", "ends-early"],
    ["/fish", "/new-fish", "not-at-start"],
    ["/fish/", "/fish", "slash-missing"],
    ["/fish$", "/fish/", "slash-added"],
    ["/*.pdf$", "/a.pdf?v=2", "behind-end"],
    ["/*?sort=", "/a?page=2&sort=price", "query-order"],
    ["/*/x", "/x", "part-missing"],
    ["/*a*b", "/ba", "order"],
    ["/a/%2F", "/a//", "escape"],
    ["/robots.txt", "/robots.txt", "robots-txt-itself"],
  ])("%s just misses %s: %s", (pattern, address, code) => {
    const { misses } = explorePattern(pattern);
    expect(misses.find((one) => one.address === address)?.miss.code).toBe(code);
  });

  test("in google an escape is not what it stands for", () => {
    const { misses } = explorePattern("/a/%62", { reading: "google" });
    const miss = { code: "escape", wanted: "/a/%62", found: "/a/b" };
    expect(misses).toContainEqual({ address: "/a/b", miss });
    expect(explorePattern("/a/%62").normalised).toBe("/a/b");
  });

  test("an index page of google's parser stands for its directory, in an Allow", () => {
    const facts = explorePattern("/dir/index.html", { reading: "google", kind: "allow" });
    expect(facts.also).toBe("/dir/$");
    expect(facts.expression).toBe("^(?:/dir/index\\.html|/dir/$)");
    expect(facts.examples).toContainEqual({ address: "/dir/", shows: "directory-of-index" });
    expect(explorePattern("/dir/index.html", { reading: "google" }).also).toBeNull();
  });

  test.each(readingIds)("every address is what it is said to be, in %s", (reading) => {
    let given = 0;
    fc.assert(
      fc.property(patterns, fc.constantFrom("allow", "disallow"), (pattern, kind) => {
        const { examples, misses } = explorePattern(pattern, { reading, kind });
        given += examples.length + misses.length;
        for (const { address } of examples)
          expect(matches(pattern, address, { reading, kind }), address).toBe(true);
        for (const { address } of misses)
          expect(matches(pattern, address, { reading, kind }), address).toBe(false);
        const all = [...examples, ...misses].map(({ address }) => address);
        expect(new Set(all).size).toBe(all.length);
      }),
      runs(300, 20_000),
    );
    expect(given).toBeGreaterThan(250);
  });
});

describe("how patterns are taken", () => {
  test.each([
    ["mitglied", { skip: "pattern-start" }],
    ["", { skip: "pattern-empty" }],
    ["  /x  # all", { pattern: "/x", cut: "comment" }],
    ["/x\nDisallow: /", { pattern: "/x", cut: "line-break" }],
    ["/x\0y", { pattern: "/x", cut: "nul" }],
    [`/${"x".repeat(20_000)}`, { cut: "length" }],
    ["https://h.example/p", { skip: "pattern-start" }],
    ["/ä*x", { octets: 9, normalised: "/%C3%A4*x" }],
    ["/ä/ab", { octets: 10 }],
  ] as const)("%j", (given, facts) => {
    expect(explorePattern(given)).toMatchObject(facts);
  });

  test("1994 knows no Allow", () => {
    expect(explorePattern("/x", { reading: "1994", kind: "allow" }).skip).toBe("allow-not-known");
  });

  test.each([
    ["/privat/*", ["final-star"]],
    ["/a*$", ["star-before-end"]],
    ["/a**b", ["stars-in-a-row"]],
    ["/a$b", ["dollar-inside", "written-otherwise"]],
    ["/*.mp3", ["contains-not-ends"]],
    ["/*.mp3$", []],
    ["/", ["everything"]],
    ["/*", ["everything"]],
    ["*/x", ["star-first"]],
    ["/a b", ["no-address"]],
    ["/a<b", ["no-address"]],
    ["/a", []],
  ])("%s: %j", (pattern, remarks) => {
    expect(explorePattern(pattern).remarks).toEqual(remarks);
  });

  test("three patterns that look alike differ", () => {
    const on = (address: string) =>
      ["/*/referrers", "*/referrers", "/*referrers"].map((p) => matches(p, address));
    expect(on("/referrers")).toEqual([false, true, true]);
    expect(on("/meinereferrerstrings.html")).toEqual([false, false, true]);
  });

  test("parts for a sentence", () => {
    const kinds = (pattern: string) =>
      explorePattern(pattern).parts.map((part) =>
        part.kind === "literal" ? part.text : part.kind,
      );
    expect(kinds("/shop*.pdf$")).toEqual(["/shop", "run", ".pdf", "end"]);
    expect(kinds("/shop**/*")).toEqual(["/shop", "run", "/"]);
    expect(kinds("/shop*$")).toEqual(["/shop"]);
    expect(kinds("*")).toEqual(["run"]);
    expect(kinds("*a")).toEqual(["run", "a"]);
  });

  test("wrong arguments are named", () => {
    expect(() => explorePattern(7 as never)).toThrow("pattern: expected a string");
    expect(() => explorePattern("/", { reading: "rfc" as never })).toThrow("reading: expected");
    expect(() => explorePattern("/", { kind: "x" as never })).toThrow("kind: expected");
  });

  test("a pattern of the longest line with thousands of stars is answered at once", () => {
    const start = performance.now();
    const facts = explorePattern(`/${"*a".repeat(8000)}$`);
    expect(facts.octets).toBe(16_002);
    expect(facts.examples.length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
