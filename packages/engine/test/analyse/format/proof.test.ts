import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RefusalReason } from "../../../src/analyse/format/model.ts";
import { Budget } from "../../../src/analyse/format/proof/budget.ts";
import { Proof } from "../../../src/analyse/format/proof/proof.ts";
import { compile, parse, type ReadingId } from "../../../src/index.ts";
import { type HardCase, hardCase, octets } from "../../hard-files.ts";
import { PATIENCE, runs } from "../../runs.ts";

const objection = (
  before: string | Uint8Array,
  after: string | Uint8Array,
  ...readings: readonly ReadingId[]
): RefusalReason | null => new Proof(readings, new Budget()).objection(parse(before), parse(after));

const A = "User-agent: A\nDisallow: /a\n";
const B = "User-agent: B\nDisallow: /b\n";
const STAR = "User-agent: *\nDisallow: /s\n";

interface Row {
  readonly why: string;
  readonly before: string;
  readonly after: string;
  readonly reading: ReadingId;
  /** Crawler and address of the counterexample, another code, or null for proven. */
  readonly gives: readonly [string, string] | RefusalReason["code"] | null;
}

const rows: readonly Row[] = [
  {
    why: "groups in another order",
    before: A + B + STAR,
    after: STAR + B + A,
    reading: "rfc9309",
    gives: null,
  },
  {
    why: "rules in another order",
    before: `${A}Allow: /x\n`,
    after: "User-agent: A\nAllow: /x\nDisallow: /a\n",
    reading: "google",
    gives: null,
  },
  {
    why: "a named crawler is told otherwise",
    before: STAR + A,
    after: `${STAR}User-agent: A\nDisallow: /ab\n`,
    reading: "rfc9309",
    gives: ["A", "/a"],
  },
  {
    why: "everybody else is told otherwise",
    before: STAR + A,
    after: `User-agent: *\nDisallow: /st\n${A}`,
    reading: "rfc9309",
    gives: ["AnyOtherCrawler", "/s"],
  },
  {
    why: "a whole name with digits",
    before: "User-agent: MJ12bot\nDisallow: /a\n",
    after: "User-agent: MJ13bot\nDisallow: /a\n",
    reading: "rfc9309",
    gives: ["MJ12bot", "/a"],
  },
  {
    why: "to Google's parser these are one name",
    before: "User-agent: MJ12bot\nDisallow: /a\n",
    after: "User-agent: MJ13bot\nDisallow: /a\n",
    reading: "google",
    gives: null,
  },
  {
    why: "a name is lost, with the same rules for everybody: its fallbacks would count",
    before: `User-agent: A\nDisallow: /s\n${STAR}`,
    after: STAR,
    reading: "rfc9309",
    gives: "not-proven",
  },
  {
    why: "the group of everybody is lost, with no rules in it: a crawler is freed of nothing, yet of a group",
    before: `${A}User-agent: *\n`,
    after: A,
    reading: "rfc9309",
    gives: "not-proven",
  },
  {
    why: "a Crawl-delay comes to another crawler",
    before: `${A}Crawl-delay: 5\n${B}`,
    after: `${A + B}Crawl-delay: 5\n`,
    reading: "rfc9309",
    gives: "directive-moves",
  },
  {
    why: "a Crawl-delay goes",
    before: `${A}Crawl-delay: 5\n`,
    after: A,
    reading: "rfc9309",
    gives: "directive-moves",
  },
  {
    why: "a sitemap goes",
    before: `${A}Sitemap: s\n`,
    after: A,
    reading: "rfc9309",
    gives: "directive-moves",
  },
  {
    why: "a sitemap stands elsewhere",
    before: `${A}Sitemap: s\n${B}`,
    after: `Sitemap: s\n${A + B}`,
    reading: "rfc9309",
    gives: null,
  },
  {
    why: "1996: records of unlike crawlers in another order, where one name holds the other",
    before: `User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBar\nDisallow: /b\n`,
    after: `User-agent: FooBar\nDisallow: /b\n\nUser-agent: Foo\nDisallow: /a\n`,
    reading: "1996",
    gives: ["Foo", "/a"],
  },
  {
    why: "1994: a name that holds both is bound by the first",
    before: `${A}\n${B}`,
    after: `${B}\n${A}`,
    reading: "1994",
    gives: "not-proven",
  },
  {
    why: "1996: the order of rules decides",
    before: "User-agent: A\nDisallow: /a\nAllow: /ab\n",
    after: "User-agent: A\nAllow: /ab\nDisallow: /a\n",
    reading: "1996",
    gives: ["A", "/ab"],
  },
  {
    why: "1996: records side by side with the same rules are one",
    before: "User-agent: A\nDisallow: /\n\nUser-agent: B\nDisallow: /\n",
    after: "User-agent: B\nUser-agent: A\nDisallow: /\n",
    reading: "1996",
    gives: null,
  },
  {
    why: "1996: a record that stood before says all there is",
    before: `${A}\nUser-agent: A\nDisallow: /x\n`,
    after: A,
    reading: "1996",
    gives: null,
  },
  {
    why: "what stood further down becomes a byte order mark",
    before: "#\n\ufeffUser-agent: A\n",
    after: "\ufeffUser-agent: A\n",
    reading: "rfc9309",
    gives: "not-proven",
  },
];

test.each(rows)("$reading: $why", ({ before, after, reading, gives }) => {
  const found = objection(before, after, reading);
  if (typeof gives === "string" || gives === null || found?.code !== "verdict") {
    expect(found?.code ?? null).toBe(gives);
    return;
  }
  const { crawler, address } = found.counterexample;
  expect([crawler, address]).toEqual(gives);
});

/** Two files that differ in one stretch of the first. */
const pair = fc
  .tuple(
    hardCase,
    fc.nat(),
    fc.constantFrom("", "*", "/", "a", "\n", "$", "\n\n"),
    fc.nat({ max: 3 }),
  )
  .map(([made, where, text, gone]): [HardCase, Uint8Array] => {
    const at = where % (made.octets.length + 1);
    return [made, octets(made.octets.slice(0, at) + text + made.octets.slice(at + gone))];
  });

describe("of files that differ in a few octets", () => {
  test(
    "none is taken for the same that is not to some crawler, and a counterexample is one",
    () => {
      let same = 0;
      let unlike = 0;
      fc.assert(
        fc.property(pair, ([{ file, tokens, addresses, reading, obeysStar }, after]) => {
          const found = objection(file, after, reading);
          const [old, next] = [file, after].map((bytes) =>
            compile(bytes, tokens, { reading, obeysStar, fallback: "in-order" }),
          );
          if (found === null) {
            same++;
            for (const address of addresses.filter((text) => /^[\w/.:?=-]*$/.test(text)))
              expect(next?.decide(address).verdict, address).toBe(old?.decide(address).verdict);
          } else if (found.code === "verdict") {
            unlike++;
            const { crawler, address, before, after: then } = found.counterexample;
            const verdict = (bytes: Uint8Array) =>
              compile(bytes, crawler, { reading }).decide(address).verdict;
            expect([verdict(file), verdict(after)]).toEqual([before, then]);
            expect(before).not.toBe(then);
          }
        }),
        runs(1500, 60_000),
      );
      expect(same).toBeGreaterThan(200);
      expect(unlike).toBeGreaterThan(40);
    },
    PATIENCE,
  );
});

test("behind the bound nothing is proven any more", () => {
  const budget = new Budget();
  while (budget.read(1_000_000));
  expect(new Proof(["rfc9309"], budget).objection(parse(A), parse(A))).toEqual({ code: "work" });
  const other = new Budget();
  while (other.prove(100));
  const after = parse("User-agent: A\nDisallow: /a\nDisallow: /ab\n");
  expect(new Proof(["rfc9309"], other).objection(parse(A), after)).toEqual({ code: "work" });
  expect(new Proof(["rfc9309"], other).objection(parse(A), parse(`# ${A}${A}`))).toBe(null);
});
