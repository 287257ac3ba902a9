import fc from "fast-check";
import { expect, test } from "vitest";
import { type CompileOptions, compile, type Step } from "../src/index.ts";
import { hardCase } from "./hard-files.ts";
import { PATIENCE, runs } from "./runs.ts";

const FILE = `User-agent: Googlebot
Disallow: /a
Allow: /a/b
Disallow: /c
Disallow: /c
Disallow: /t
Allow: /t

User-agent: *
Disallow:

User-agent: Empty
`;

const steps = (tokens: string | string[], address: string, options?: CompileOptions) =>
  compile(FILE, tokens, options).explain(address).steps;

const own: Step = {
  code: "group-own",
  args: { asked: "Googlebot", lines: [[1, 7]], rules: 6 },
};
const at = (target: string, normalised = target): Step => ({
  code: "address",
  args: { target, normalised, octets: normalised.length },
});

test.each<[why: string, address: string, expected: Step[]]>([
  ["nothing matches", "/x", [own, at("/x"), { code: "no-match", args: { rules: 6 } }]],
  [
    "one rule matches",
    "/ax",
    [
      own,
      at("/ax"),
      { code: "candidates", args: { matching: 1, rules: 6 } },
      { code: "only-candidate", args: { line: 2, kind: "disallow", octets: 2 } },
    ],
  ],
  [
    "the longer of two",
    "/a/b",
    [
      own,
      at("/a/b"),
      { code: "candidates", args: { matching: 2, rules: 6 } },
      { code: "most-octets", args: { line: 3, kind: "allow", octets: 4, next: 2 } },
    ],
  ],
  [
    "allow and disallow alike",
    "/t",
    [
      own,
      at("/t"),
      { code: "candidates", args: { matching: 2, rules: 6 } },
      { code: "tie-allow", args: { line: 7, octets: 2, against: 6 } },
    ],
  ],
  [
    "the same rule twice",
    "/c",
    [
      own,
      at("/c"),
      { code: "candidates", args: { matching: 2, rules: 6 } },
      { code: "earlier-line", args: { line: 4, octets: 2, against: 5 } },
    ],
  ],
  [
    "the address in the form that is compared",
    "/%61x",
    [
      own,
      at("/%61x", "/ax"),
      { code: "candidates", args: { matching: 1, rules: 6 } },
      { code: "only-candidate", args: { line: 2, kind: "disallow", octets: 2 } },
    ],
  ],
  ["the file itself", "/robots.txt", [{ code: "robots-txt-itself", args: {} }]],
])("steps: %s", (_why, address, expected) => {
  expect(steps("Googlebot", address)).toMatchObject(expected);
});

test("how the group was chosen is the first step", () => {
  const first = (tokens: string | string[], options?: CompileOptions) =>
    steps(tokens, "/x", options)[0];
  expect(first(["Image", "Googlebot"])).toMatchObject({
    code: "group-fallback",
    args: { asked: "Image", token: "Googlebot", lines: [[1, 7]], rules: 6 },
  });
  expect(first("Bot")).toMatchObject({
    code: "group-star",
    args: { asked: "Bot", lines: [[9, 10]], rules: 0 },
  });
  expect(first("Bot", { obeysStar: false })).toMatchObject({
    code: "group-star-not-obeyed",
    args: { asked: "Bot", lines: [[9, 10]] },
  });
  expect(compile("User-agent: Foo\nDisallow: /\n", "Bot").explain("/x").steps[0]).toMatchObject({
    code: "group-none",
    args: { asked: "Bot" },
  });
});

test("a group without rules says so", () => {
  expect(steps("Empty", "/x").map((step) => step.code)).toEqual([
    "group-own",
    "group-without-rules",
    "address",
    "no-match",
  ]);
});

test("google: only an empty rule matches", () => {
  expect(steps("Bot", "/x", { reading: "google" }).at(-1)).toMatchObject({
    code: "empty-rule",
    args: { line: 10 },
  });
});

test.each(["1996", "1994"] as const)("%s: the first rule that matches", (reading) => {
  expect(steps("Googlebot", "/c", { reading }).at(-1)).toMatchObject({
    code: "first-match",
    args: { line: 4, kind: "disallow" },
  });
});

test(
  "the numbers in the steps are those of the explanation",
  () => {
    fc.assert(
      fc.property(hardCase, ({ file, tokens, addresses, reading, obeysStar, fallback }) => {
        const found = compile(file, tokens, { reading, obeysStar, fallback }).explain(
          addresses[0] as string,
        );
        const codes = found.steps.map((step) => step.code);
        if (found.basis === "robots-txt-itself") {
          expect(codes).toEqual(["robots-txt-itself"]);
          return;
        }
        expect(codes[0]).toMatch(/^group-(own|fallback|star|none|star-not-obeyed)$/);
        expect(codes).toContain("address");
        for (const { code, args } of found.steps) {
          if (code === "candidates")
            expect(args).toEqual({ matching: found.candidates.length, rules: found.group.rules });
          if (code === "address")
            expect(args).toEqual({
              target: found.target,
              normalised: found.normalisedTarget,
              octets: expect.any(Number),
            });
          if ("line" in args) expect(args.line).toBe(found.line);
        }
        expect(codes.includes("no-match")).toBe(found.basis !== "rule");
      }),
      runs(800, 20_000),
    );
  },
  PATIENCE,
);
