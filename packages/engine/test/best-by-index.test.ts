import fc from "fast-check";
import { expect, test } from "vitest";
import { compile, type ReadingId } from "../src/index.ts";
import { PATIENCE, runs } from "./runs.ts";

// The first questions to a matcher are answered by a scan over the rules, later ones by an index. A matcher that was
// just made therefore says what the scan says.
const EARLY = 4;

/** The addresses to which scan and index give different answers. */
function parted(file: string, addresses: readonly string[], reading: ReadingId): string[] {
  const indexed = compile(file, "Bot", { reading });
  for (let i = 0; i < 20; i++) indexed.decide("/");
  const found: string[] = [];
  for (let i = 0; i < addresses.length; i += EARLY) {
    const scanned = compile(file, "Bot", { reading });
    for (const address of addresses.slice(i, i + EARLY)) {
      const [a, b] = [scanned.decide(address), indexed.decide(address)];
      if (a.verdict !== b.verdict || a.line !== b.line)
        found.push(`${address}: ${a.verdict} ${a.line}, by index ${b.verdict} ${b.line}`);
    }
  }
  return found;
}

/** A file of rules over few letters: heads, grams and masks meet in every way. */
const crowd = (letters: readonly string[], rules: number, longest: number) =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom("Allow", "Disallow"),
        fc.constantFrom("/", "/", "*", "/*", "/a"),
        fc.array(fc.constantFrom(...letters), { maxLength: longest }).map((row) => row.join("")),
        fc.constantFrom("", "", "", "$", "*", "*$"),
      ),
      { minLength: rules, maxLength: rules * 2 },
    )
    .map(
      (rows) =>
        `User-agent: *\n${rows.map(([key, ...pattern]) => `${key}: ${pattern.join("")}\n`).join("")}`,
    );

const addressesOf = (letters: readonly string[], longest: number) =>
  fc.array(
    fc
      .array(fc.constantFrom(...letters), { maxLength: longest })
      .map((row) => `https://h.example/${row.join("")}`),
    { minLength: 16, maxLength: 40 },
  );

const PLAIN = ["a", "b", "/"];
const ODD = ["a", "b", "ab", "/", "?", "$", "%61", "%2F", "é", "-", "."];

test.each<[why: string, letters: readonly string[], rules: number, longest: number]>([
  ["few rules", [...PLAIN, "*"], 8, 6],
  ["many short rules over three letters", [...PLAIN, "*"], 200, 5],
  ["many long rules over two letters", ["a", "b", "*"], 120, 30],
  ["many rules without stars", ODD, 300, 6],
  ["many rules with many stars", ["a", "b", "*", "*"], 150, 12],
  ["rules with escapes, dollars and queries", [...ODD, "*"], 100, 8],
])(
  "scan and index agree: %s",
  (_why, letters, rules, longest) => {
    const plain = letters.filter((letter) => letter !== "*");
    fc.assert(
      fc.property(
        crowd(letters, rules, longest),
        addressesOf(plain, longest * 2),
        fc.constantFrom<ReadingId>("rfc9309", "google"),
        (file, addresses, reading) => {
          expect(parted(file, addresses, reading)).toEqual([]);
        },
      ),
      runs(60, 1500),
    );
  },
  PATIENCE,
);

test("scan and index agree on long addresses", () => {
  const letters = ["abc", "b", "/", "xyz", "?"];
  fc.assert(
    fc.property(
      crowd([...letters, "*"], 60, 6),
      fc.array(
        fc
          .array(fc.constantFrom(...letters), { minLength: 150, maxLength: 400 })
          .map((row) => `/${row.join("")}`),
        { minLength: 8, maxLength: 12 },
      ),
      (file, addresses) => {
        expect(parted(file, addresses, "rfc9309")).toEqual([]);
      },
    ),
    runs(25, 1000),
  );
});

// All rules share all their stretches: the index cannot help, the answer must be right all the same.
test("scan and index agree where every rule holds the same stretches", () => {
  const rules = Array.from({ length: 500 }, (_, i) => {
    const bits = i.toString(2).padStart(9, "0").replaceAll("0", "*ab").replaceAll("1", "*ba");
    return `${i % 2 === 0 ? "Disallow" : "Allow"}: /${bits}*c$\n`;
  });
  const addresses = Array.from({ length: 64 }, (_, i) => {
    const bits = (i * 37).toString(2).replaceAll("0", "ab").replaceAll("1", "ba");
    return `/${bits.repeat(3)}${i % 3 === 0 ? "" : "c"}`;
  });
  expect(parted(`User-agent: *\n${rules.join("")}`, addresses, "rfc9309")).toEqual([]);
});
