import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compile } from "../src/index.ts";
import { holdTable } from "./tables.ts";

describe("verdicts", () => holdTable("patterns"));

const matches = (pattern: string, address: string): boolean =>
  compile(`User-agent: *\nDisallow: ${pattern}\n`, "Bot", { reading: "google" }).decide(address)
    .line === 2;

/** The pattern as an expression: what a person would write down for it. */
function asExpression(pattern: string): RegExp {
  const body = pattern.replace(/\$$/, "").split("*");
  const source = body.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join(".*");
  return new RegExp(`^${source}${pattern.endsWith("$") ? "$" : ""}`, "s");
}

test("a pattern matches what its expression matches", () => {
  const letter = fc.constantFrom("a", "b", "*", "/", "$", ".");
  const pattern = fc.array(letter, { maxLength: 9 }).map((row) => `/${row.join("")}`);
  const address = fc
    .array(fc.constantFrom("a", "b", "/", "$", "."), { maxLength: 12 })
    .map((row) => `https://h.example/${row.join("")}`);
  fc.assert(
    fc.property(pattern, address, (p, a) => {
      expect(matches(p, a), `${p} and ${a}`).toBe(
        asExpression(p).test(a.slice("https://h.example".length)),
      );
    }),
    { numRuns: 5000 },
  );
});

test("a pattern without its stars' places filled in any way still matches", () => {
  const part = fc.string({ unit: fc.constantFrom("a", "b", "/"), maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 1, maxLength: 6 }),
      fc.array(part, { minLength: 6, maxLength: 6 }),
      (parts, fills) => {
        const filled = parts
          .map((p, i) => p + (i < parts.length - 1 ? (fills[i] ?? "") : ""))
          .join("");
        const pattern = `/${parts.join("*")}`;
        expect(matches(pattern, `https://h.example/${filled}`)).toBe(true);
        expect(matches(`${pattern}$`, `https://h.example/${filled}`)).toBe(true);
        expect(matches(pattern, `https://h.example/${filled}tail`)).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

// An expression engine that backtracks would not end here in this life.
test.each<[why: string, pattern: string, address: string, expected: boolean]>([
  [
    "40 stars before a letter that is not there",
    `/${"*a".repeat(40)}b`,
    `/${"a".repeat(20_000)}`,
    false,
  ],
  [
    "1,000 stars before a letter that is not there",
    `/${"*a".repeat(1000)}b`,
    `/${"a".repeat(20_000)}`,
    false,
  ],
  ["1,000 stars that all fit", `/${"*a".repeat(1000)}b$`, `/${"a".repeat(20_000)}b`, true],
  [
    "a segment that nearly fits everywhere",
    `/*${"a".repeat(5000)}b`,
    `/${"a".repeat(50_000)}`,
    false,
  ],
  ["a segment that repeats itself", `/*${"ab".repeat(2500)}c`, `/${"ab".repeat(25_000)}c`, true],
  ["8,000 stars alone", `/${"*".repeat(8000)}`, "/", true],
  ["8,000 stars and an end", `/${"*".repeat(8000)}$`, `/${"x".repeat(100_000)}`, true],
])("bounded: %s", (_why, pattern, address, expected) => {
  const begin = performance.now();
  expect(matches(pattern, address)).toBe(expected);
  expect(performance.now() - begin).toBeLessThan(2000);
});
