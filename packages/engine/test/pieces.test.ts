import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, type Piece } from "../src/index.ts";
import { hardCase } from "./hard-files.ts";
import { PATIENCE, runs } from "./runs.ts";

/** The pieces of a pattern over an address, in short: what the pattern writes, then what it takes. */
function pieces(pattern: string, address: string): string[][] {
  const [rule] = compile(`User-agent: *\nDisallow: ${pattern}\n`, "Bot").explain(
    address,
  ).candidates;
  return (rule?.pieces ?? []).map((piece) => [piece.kind, piece.pattern, piece.target]);
}

test.each<[pattern: string, address: string, expected: string[][]]>([
  ["/fish", "/fishing", [["literal", "/fish", "/fish"]]],
  ["/", "/a", [["literal", "/", "/"]]],
  [
    "/*.pdf$",
    "/docs/a.pdf",
    [
      ["literal", "/", "/"],
      ["star", "*", "docs/a"],
      ["literal", ".pdf", ".pdf"],
      ["end", "$", ""],
    ],
  ],
  [
    "/*?sort=",
    "/shoes?sort=price",
    [
      ["literal", "/", "/"],
      ["star", "*", "shoes"],
      ["literal", "?sort=", "?sort="],
    ],
  ],
  [
    "/a*",
    "/abc",
    [
      ["literal", "/a", "/a"],
      ["star", "*", "bc"],
    ],
  ],
  [
    "/a**c",
    "/abc",
    [
      ["literal", "/a", "/a"],
      ["star", "**", "b"],
      ["literal", "c", "c"],
    ],
  ],
  [
    "*b*b$",
    "/abbb",
    [
      ["star", "*", "/a"],
      ["literal", "b", "b"],
      ["star", "*", "b"],
      ["literal", "b", "b"],
      ["end", "$", ""],
    ],
  ],
  [
    "/*$",
    "/x",
    [
      ["literal", "/", "/"],
      ["star", "*", "x"],
      ["end", "$", ""],
    ],
  ],
  [
    "/$",
    "/",
    [
      ["literal", "/", "/"],
      ["end", "$", ""],
    ],
  ],
  ["/caf%c3%a9", "/café", [["literal", "/caf%C3%A9", "/caf%C3%A9"]]],
])("%s over %s", (pattern, address, expected) => {
  expect(pieces(pattern, address)).toEqual(expected);
});

test.each(["1996", "1994"] as const)("%s: a star is a letter like any other", (reading) => {
  const file = "User-agent: *\nDisallow: /a*$\n";
  const [rule] = compile(file, "Bot", { reading }).explain("/a*$b").candidates;
  expect(rule?.pieces).toEqual([{ kind: "literal", pattern: "/a*$", target: "/a*$" }]);
});

const join = (row: readonly Piece[], side: "pattern" | "target") =>
  row.map((piece) => piece[side]).join("");

test(
  "pieces in a row are the pattern, and a first part of the target; to its end with an anchor",
  () => {
    fc.assert(
      fc.property(hardCase, ({ file, tokens, addresses, reading }) => {
        for (const address of addresses) {
          const found = compile(file, tokens, { reading }).explain(address);
          for (const { pieces: row, normalised } of found.candidates) {
            expect(join(row, "pattern")).toBe(normalised);
            const covered = join(row, "target");
            // A rule of the older readings may end inside a character: what it has of it is shown as U+FFFD.
            const shown = covered.replace(/\ufffd+$/, "");
            expect(found.normalisedTarget.startsWith(shown)).toBe(true);
            if (row.at(-1)?.kind === "end") expect(covered).toBe(found.normalisedTarget);
            for (const { kind, pattern, target } of row)
              expect(
                kind === "literal" ? target : kind === "end" ? "$" : pattern.replaceAll("*", ""),
              ).toBe(kind === "literal" ? pattern : kind === "end" ? pattern : "");
          }
        }
      }),
      runs(1500, 50_000),
    );
  },
  PATIENCE,
);
