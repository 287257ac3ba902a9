import fc from "fast-check";
import type { ReadingId } from "../../src/model.ts";

/** Pieces of patterns that crowd: they overlap, nest, and meet the edges of every reading. */
const pieces = [
  "a",
  "b",
  "ab",
  "A",
  "/",
  "*",
  "?",
  "&",
  "=",
  "$",
  "%61",
  "%2F",
  "%2f",
  "%24",
  "%2A",
  ".x",
  "é",
];

/** A pattern as somebody may write one. */
export const patterns: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("/", "/", "/", "*", "/*", ""),
    fc.array(fc.constantFrom(...pieces), { maxLength: 6 }),
    fc.constantFrom("", "", "$", "*", "*$"),
  )
  .map(([start, row, end]) => start + row.join("") + end);

/** An address, path and query, over the same letters. */
export const addresses: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      "a",
      "b",
      "ab",
      "A",
      "/",
      "?",
      "&",
      "=",
      "$",
      "*",
      "%61",
      "%2F",
      "%24",
      "%2A",
      ".x",
      "%C3%A9",
    ),
    { maxLength: 8 },
  )
  .map((row) => `/${row.join("")}`)
  .filter((address) => !address.startsWith("//"));

/** The rules of one group, as lines. */
export const rules: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom("Allow", "Disallow", "Disallow"), patterns), { maxLength: 5 })
  .map((row) => row.map(([key, pattern]) => `${key}: ${pattern}\n`).join(""));

/** Files with one to three groups, some shared, with all line ends. */
export const files: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.uniqueArray(fc.constantFrom("*", "Foo", "Bar", "Baz"), { minLength: 1, maxLength: 2 }),
        rules,
      ),
      { maxLength: 3 },
    ),
    fc.constantFrom("\n", "\r\n", "\r"),
    fc.boolean(),
  )
  .map(([groups, end, isClosed]) => {
    const text = groups
      .map(([agents, body]) => agents.map((agent) => `User-agent: ${agent}\n`).join("") + body)
      .join("\n");
    const whole = text.replaceAll("\n", end);
    return isClosed ? whole : whole.replace(/[\r\n]+$/, "");
  });

/** Every reading. */
export const readingIds: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];
