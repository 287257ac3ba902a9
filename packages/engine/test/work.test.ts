import { expect, test } from "vitest";
import { bestByScan, type FindBest } from "../src/decide.ts";
import { toOctets } from "../src/decode.ts";
import { bestByIndex } from "../src/lookup/best-by-index.ts";
import { readingOf } from "../src/readings/index.ts";
import type { Rules } from "../src/rules.ts";
import { levelsOf, select } from "../src/select.ts";

/*
 * Work is counted, not timed: every octet of a pattern, every number of a rule and every octet of the address that is
 * read counts one. So these tests say the same on any machine.
 */

let reads = 0;

/** The same numbers behind a counter. */
function counted<Row extends Uint8Array | Int32Array>(row: Row): Row {
  return new Proxy(row, {
    get(target, key) {
      const isNumber = typeof key === "string" && /^\d+$/.test(key);
      if (isNumber) reads++;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function rulesOf(text: string): Rules {
  const reading = readingOf("rfc9309");
  return select(toOctets(text), reading, levelsOf(reading, ["FooBot"], true, true)).rules;
}

/** Reads that one decision takes, the most of several addresses. The index is built uncounted. */
function worstReads(text: string, addresses: readonly string[], by: "index" | "scan"): number {
  const rules = rulesOf(text);
  const watched: Rules = {
    count: rules.count,
    patterns: counted(rules.patterns),
    rows: counted(rules.rows),
  };
  const find: FindBest = by === "index" ? bestByIndex(watched) : bestByScan(watched, true);
  return Math.max(
    ...addresses.map((address) => {
      const octets = toOctets(address);
      reads = 0;
      find(counted(octets), octets.length);
      return reads;
    }),
  );
}

const WORDS = ["user", "page", "img", "docs", "cart", "news", "api", "tag"];
const word = (i: number) => WORDS[i % WORDS.length] as string;

/** Rules of all kinds, all different; one in seven starred. */
function mixed(count: number): string {
  const patterns = Array.from({ length: count }, (_, i) => {
    if (i % 20 === 0) return `/*/${word(i)}${i}$`;
    if (i % 20 === 1) return `/*?${word(i)}${i}=`;
    if (i % 20 === 2) return `/${word(i)}/*.${word(i + 1)}${i}`;
    return `/${word(i)}/${word(i >> 3)}/${i}`;
  });
  return `User-agent: *\n${patterns.map((p) => `Disallow: ${p}`).join("\n")}\n`;
}

const ADDRESSES = Array.from(
  { length: 60 },
  (_, i) => `/${word(i)}/${word(i + 3)}/${i * 37}/${word(i)}?${word(i + 1)}${i * 61}=x`,
);

test("the work of a decision does not grow with the number of rules", () => {
  const few = worstReads(mixed(1000), ADDRESSES, "index");
  const many = worstReads(mixed(100_000), ADDRESSES, "index");
  expect(many).toBeLessThan(few * 2);
  expect(many).toBeLessThan(1500);
});

test("the counter counts: a scan reads every rule", () => {
  expect(worstReads(mixed(2000), ADDRESSES.slice(0, 3), "scan")).toBeGreaterThan(2000);
});

test.each([1, 10, 100, 1000])("%i stars cost no more than the address and the pattern", (stars) => {
  const pattern = `/${"*a".repeat(stars)}*bb`;
  const address = `/${"ab".repeat(1000)}`;
  const work = worstReads(`User-agent: *\nDisallow: ${pattern}\n`, [address], "scan");
  expect(work).toBeLessThan(6 * (address.length + pattern.length));
});

test.each([
  ["one long repetitive segment", `/*${"ab".repeat(2000)}c`, `/${"ab".repeat(4000)}`],
  ["the same octet again and again", `/*${"a".repeat(3000)}b`, `/${"a".repeat(8000)}`],
  [
    "segments that nearly fit",
    `/*${"aab".repeat(500)}*${"aab".repeat(500)}c`,
    `/${"aab".repeat(3000)}`,
  ],
  ["end anchored", `/*a*a*a*a*a*a*a*ab$`, `/${"a".repeat(8000)}`],
])("%s: linear in the address", (_name, pattern, address) => {
  const work = worstReads(`User-agent: *\nDisallow: ${pattern}\n`, [address], "scan");
  expect(work).toBeLessThan(40 * (address.length + pattern.length));
});

test("twice the address, twice the work at most", () => {
  const text = mixed(5000);
  const short = worstReads(text, [`/${"user/page1".repeat(100)}`], "index");
  const long = worstReads(text, [`/${"user/page1".repeat(200)}`], "index");
  expect(long).toBeLessThan(short * 2.5);
});

test("starred rules times address length is the bound, whatever the rules share", () => {
  const patterns = Array.from({ length: 500 }, (_, i) => `/*same*${i.toString(2)}*c`);
  const address = `/same${"01".repeat(200)}`;
  const text = `User-agent: *\n${patterns.map((p) => `Disallow: ${p}`).join("\n")}\n`;
  expect(worstReads(text, [address], "index")).toBeLessThan(500 * address.length * 3);
});

test("1,000 nested literals: the longest decides and the shorter ones are not read", () => {
  const patterns = Array.from({ length: 1000 }, (_, i) => `/${"a".repeat(i + 1)}`);
  const text = `User-agent: *\n${patterns.map((p) => `Disallow: ${p}`).join("\n")}\n`;
  expect(worstReads(text, [`/${"a".repeat(1200)}`], "index")).toBeLessThan(8000);
});
