import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Because, type CompileOptions, compile, type Difference } from "../src/index.ts";
import { hardCase } from "./hard-files.ts";
import { PATIENCE, runs } from "./runs.ts";
import { verdicts } from "./verdicts.ts";

type Brief = readonly [line: number, kind: "allow" | "disallow", octets: number, because: Because];

const all = (...rules: string[]) => `User-agent: *\n${rules.join("\n")}\n`;

/** The candidates in short. */
function candidates(file: string, address: string, options?: CompileOptions): Brief[] {
  const { candidates: found } = compile(file, "Bot", options).explain(address);
  return found.map(({ line, kind, octets, because }) => [line, kind, octets, because]);
}

test.each<[why: string, file: string, address: string, expected: Brief[]]>([
  ["none", all("Disallow: /b"), "/a", []],
  ["one", all("Disallow: /a"), "/a", [[2, "disallow", 2, "most-octets"]]],
  [
    "the longer one wins",
    all("Allow: /a", "Disallow: /a/b"),
    "/a/b",
    [
      [3, "disallow", 4, "most-octets"],
      [2, "allow", 2, "fewer-octets"],
    ],
  ],
  [
    "a tie",
    all("Disallow: /a", "Allow: /a"),
    "/a",
    [
      [3, "allow", 2, "tie-allow"],
      [2, "disallow", 2, "tie-disallow"],
    ],
  ],
  [
    "the same rule twice",
    all("Disallow: /a", "Disallow: /a"),
    "/a",
    [
      [2, "disallow", 2, "earlier-line"],
      [3, "disallow", 2, "later-line"],
    ],
  ],
  [
    "a tie, the same rule again, and a shorter one",
    all("Disallow: /", "Allow: /a", "Disallow: /a", "Allow: /a"),
    "/a",
    [
      [3, "allow", 2, "earlier-line"],
      [5, "allow", 2, "later-line"],
      [4, "disallow", 2, "tie-disallow"],
      [2, "disallow", 1, "fewer-octets"],
    ],
  ],
  [
    "rules that do not match are no candidates",
    all("Allow: /b", "Disallow: /*a", "Disallow: /a$", "Allow: /ab$"),
    "/ab",
    [
      [5, "allow", 4, "most-octets"],
      [3, "disallow", 3, "fewer-octets"],
    ],
  ],
  ["an empty rule is none in rfc9309", all("Disallow:"), "/a", []],
])("candidates: %s", (_why, file, address, expected) => {
  expect(candidates(file, address)).toEqual(expected);
});

test("google: an empty rule is a candidate without weight", () => {
  const file = all("Disallow:", "Disallow: /a", "Allow:");
  expect(candidates(file, "/a", { reading: "google" })).toEqual([
    [3, "disallow", 2, "most-octets"],
    [4, "allow", 0, "empty"],
    [2, "disallow", 0, "empty"],
  ]);
  const decided = compile(file, "Bot", { reading: "google" }).explain("/b");
  expect(decided).toMatchObject({ verdict: "allowed", line: 4, basis: "rule" });
  expect(decided.candidates[0]).toMatchObject({ line: 4, decides: true, because: "empty" });
});

test("google: a rule for index.html counts as the directory when that is what matches", () => {
  const file = all("Disallow: /d", "Allow: /d/index.html");
  const [rule] = compile(file, "Bot", { reading: "google" }).explain("/d/").candidates;
  expect(rule).toMatchObject({ line: 3, octets: 4, normalised: "/d/$", pattern: "/d/index.html" });
  const [whole] = compile(file, "Bot", { reading: "google" }).explain("/d/index.html").candidates;
  expect(whole).toMatchObject({ line: 3, octets: 13, normalised: "/d/index.html" });
});

test.each(["1996", "1994"] as const)("%s: the first rule that matches decides", (reading) => {
  const file = all("Disallow: /a", "Disallow: /", "Disallow: /a/b");
  expect(candidates(file, "/a/b", { reading })).toEqual([
    [2, "disallow", 2, "earlier-line"],
    [3, "disallow", 1, "later-line"],
    [4, "disallow", 4, "later-line"],
  ]);
});

test("a candidate shows the rule as written and as compared", () => {
  const { candidates: found } = compile(all("Disallow: /caf%c3%a9/%62*"), "Bot").explain("/café/b");
  expect(found).toEqual([
    {
      line: 2,
      kind: "disallow",
      pattern: "/caf%c3%a9/%62*",
      normalised: "/caf%C3%A9/b*",
      octets: 13,
      decides: true,
      because: "most-octets",
      pieces: expect.anything(),
    },
  ]);
});

const differs = (file: string, address: string, token = "Bot"): readonly Difference[] =>
  compile(file, token).explain(address).differences;

test("differences name the readings whose verdict or line is another", () => {
  expect(differs(all("Disallow: /a"), "/a")).toEqual([]);
  expect(differs(all("Disallow: /a/%62"), "/a/b")).toEqual([
    { reading: "google", verdict: "allowed", basis: "no-match", line: null },
    { reading: "1994", verdict: "allowed", basis: "no-match", line: null },
  ]);
  expect(differs(all("Disallow:"), "/a")).toEqual([
    { reading: "google", verdict: "allowed", basis: "rule", line: 2 },
  ]);
  expect(
    differs("User-agent: Foo\n\nUser-agent: *\nDisallow: /\n", "/a", "Foo").map((d) => d.reading),
  ).toEqual(["1996", "1994"]);
});

test("another basis alone is no difference", () => {
  // Exempt in rfc9309 and 1996, simply not matched elsewhere: allowed without a line in all four.
  expect(differs(all("Disallow: /b"), "/robots.txt")).toEqual([]);
});

test("the target is given as asked and as compared", () => {
  const found = compile("", "Bot").explain("https://h.example/%62?a=ä#f");
  expect(found.target).toBe("/%62?a=ä");
  expect(found.normalisedTarget).toBe("/b?a=%C3%A4");
  expect(found.reading).toBe("rfc9309");
});

test("/robots.txt itself is allowed whatever its candidates", () => {
  const found = compile(all("Disallow: /"), "Bot").explain("/robots.txt");
  expect(found).toMatchObject({ verdict: "allowed", basis: "robots-txt-itself", line: null });
  expect(found.candidates).toEqual([]);
});

describe("explain agrees with decide", () => {
  test("on every row of the tables", () => {
    for (const { file, tokens, reading, url } of verdicts) {
      const matcher = compile(file, tokens, { reading });
      const { verdict, basis, line } = matcher.explain(url);
      expect({ verdict, basis, line }).toEqual(matcher.decide(url));
    }
  });

  test(
    "on hard files, where exactly one rule decides, and its line is the answer's",
    () => {
      fc.assert(
        fc.property(hardCase, ({ file, tokens, addresses, reading, obeysStar, fallback }) => {
          const matcher = compile(file, tokens, { reading, obeysStar, fallback });
          for (const address of addresses) {
            const found = matcher.explain(address);
            const { verdict, basis, line, candidates: rules, group } = found;
            expect({ verdict, basis, line }).toEqual(matcher.decide(address));
            const deciding = rules.filter((rule) => rule.decides);
            expect(deciding.map((rule) => rule.line)).toEqual(basis === "rule" ? [line] : []);
            if (basis === "no-match" || basis === "no-rules") expect(rules).toEqual([]);
            expect(rules.length).toBeLessThanOrEqual(group.rules);
            expect(new Set(rules.map((rule) => rule.line)).size).toBe(rules.length);
            expect(group).toEqual(matcher.group);
            for (const { reading: other, ...answer } of found.differences)
              expect(
                compile(file, tokens, { reading: other, obeysStar, fallback }).decide(address),
              ).toEqual(answer);
          }
        }),
        runs(1500, 50_000),
      );
    },
    PATIENCE,
  );
});
