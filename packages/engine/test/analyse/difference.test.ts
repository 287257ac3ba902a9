import { describe, expect, test } from "vitest";
import { askersIn, difference, representatives, ruleSet } from "../../src/analyse/index.ts";
import type { Asker } from "../../src/analyse/model.ts";
import { compile, parse, type ReadingId } from "../../src/index.ts";
import { askersOfRegistry } from "../../src/tester/index.ts";
import { isLong, PATIENCE } from "../runs.ts";
import { pick, plausibleAddress, type Random, randomFrom } from "./addresses.ts";
import { changeObserver } from "./claims.ts";
import { isRespelled } from "./domain.ts";
import { oracleRules } from "./oracle-rules.ts";
import { ask, heard } from "./plain-answers.ts";

/*
 * Two files for many crawlers: what is told of a crawler is what it is told by the plain matcher, and what is proven for
 * the crawlers that the files name holds for all.
 */

const TOKENS = [
  "Foo",
  "Bar",
  "foo-news",
  "MJ12bot",
  "mj12bot/v1.4",
  "Sogou web spider",
  "Foo bar",
  "Foo.com",
  "360Spider",
  "*",
  "* x",
  "Baz/2.1",
];
const PATTERNS = [
  "/",
  "/a",
  "/a*",
  "/a$",
  "/*b",
  "*b",
  "/a/b",
  "/%2A",
  "",
  "x",
  "/*?",
  "/robots.txt",
];

interface Block {
  readonly agents: readonly string[];
  readonly rules: readonly string[];
}

function someBlocks(random: Random): Block[] {
  return Array.from({ length: 1 + random(4) }, () => ({
    agents: Array.from({ length: 1 + random(2) }, () => pick(random, TOKENS)),
    rules: Array.from(
      { length: random(4) },
      () => `${pick(random, ["Allow", "Disallow"])}: ${pick(random, PATTERNS)}`,
    ),
  }));
}

const written = (blocks: readonly Block[]): string =>
  blocks
    .map(({ agents, rules }) =>
      [...agents.map((agent) => `User-agent: ${agent}`), ...rules, ""].join("\n"),
    )
    .join("\n");

/** Often the same for everybody: blocks turned round, a rule said twice; else one agent or rule less. */
function changed(random: Random, blocks: readonly Block[]): readonly Block[] {
  const closed = blocks.filter(({ rules }) => rules.length > 0);
  switch (random(4)) {
    case 0:
      return [...closed].reverse();
    case 1:
      return closed.map(({ agents, rules }) => ({ agents, rules: [...rules, ...rules] }));
    case 2:
      return closed.map((block, i) =>
        i === 0 ? { ...block, rules: block.rules.slice(1).concat("Disallow: /a") } : block,
      );
    default:
      return closed.map((block, i) =>
        i === 0 ? { ...block, agents: [pick(random, TOKENS)] } : block,
      );
  }
}

/** Any crawler, with any fallbacks. */
function anyAsker(random: Random): Asker {
  const names = [
    "Foo",
    "Bar",
    "foo-news",
    "MJ12bot",
    "Sogou web spider",
    "Foo bar",
    "Foo",
    "360Spider",
    "Nobody",
    "Foo.com",
    "Baz",
    "Sogou",
  ];
  const tokens = Array.from({ length: 1 + random(3) }, () => pick(random, names));
  return { token: tokens[0] as string, tokens, obeysStar: random(4) > 0 };
}

const decideFor = (file: string, { tokens, obeysStar }: Asker, reading: ReadingId) => {
  const matcher = compile(file, tokens, { reading, obeysStar, fallback: "in-order" });
  return (address: string) => ask(matcher, address);
};

const addressesFor = (random: Random, count: number): string[] =>
  Array.from({ length: count }, () =>
    plausibleAddress(
      PATTERNS.filter((p) => p !== ""),
      random,
    ),
  ).filter((address): address is string => address !== null && !isRespelled(address));

describe.each(["rfc9309", "google"] as const)("%s", (reading) => {
  test(
    "what is told of a crawler is what the plain matcher tells it",
    () => {
      const random = randomFrom(31);
      let told = 0;
      for (let i = 0; i < (isLong ? 4000 : 120); i++) {
        const blocks = someBlocks(random);
        const [old, next] = [written(blocks), written(changed(random, blocks))];
        const askers = [
          anyAsker(random),
          anyAsker(random),
          { token: "Quux", tokens: ["Quux"], obeysStar: true },
        ];
        const found = difference(old, next, askers, [reading]);
        expect(found.proven).toBe(true);
        for (const asker of askers) {
          const sides = [decideFor(old, asker, reading), decideFor(next, asker, reading)] as const;
          const own = found.changes.filter(({ crawlers }) => crawlers.includes(asker.token));
          for (const { witness, direction, lines } of own) {
            if (askers.filter(({ token }) => token === asker.token).length > 1) continue;
            told++;
            const said = sides.map((side) => side(witness));
            const verdicts =
              direction === "opened" ? ["disallowed", "allowed"] : ["allowed", "disallowed"];
            expect(said, `${old}\n=>\n${next}\n${asker.tokens} ${witness}`).toEqual([
              `${verdicts[0]} ${lines.old ?? "-"}`,
              `${verdicts[1]} ${lines.new ?? "-"}`,
            ]);
          }
          const rules = [old, next].map((file) => oracleRules(Buffer.from(file), reading, asker));
          const observer = changeObserver(own, reading, [rules[0] ?? [], rules[1] ?? []]);
          for (const address of addressesFor(random, 6)) {
            const [before, after] = sides.map((side) => side(address).split(" ")[0]);
            if (before !== after)
              expect(
                heard(observer, address),
                `${old}\n=>\n${next}\n${asker.tokens} ${address}`,
              ).not.toBe("");
          }
        }
        const all = found.outcomes.flatMap(({ crawlers }) => crawlers);
        expect(new Set(all)).toEqual(new Set(askers.map(({ token }) => token)));
      }
      expect(told).toBeGreaterThan(30);
    },
    PATIENCE,
  );

  test(
    "what is proven for the crawlers that files name is proven for all",
    () => {
      const random = randomFrom(32);
      let same = 0;
      for (let i = 0; i < (isLong ? 20_000 : 500); i++) {
        const blocks = someBlocks(random);
        const [old, next] = [written(blocks), written(changed(random, blocks))];
        const found = difference(old, next, askersIn([parse(old), parse(next)], reading), [
          reading,
        ]);
        if (!found.proven || found.changes.length > 0) continue;
        same++;
        for (let k = 0; k < 4; k++) {
          const asker = anyAsker(random);
          const sides = [decideFor(old, asker, reading), decideFor(next, asker, reading)];
          for (const address of addressesFor(random, 4)) {
            const [before, after] = sides.map((side) => side(address).split(" ")[0]);
            expect(before, `${old}\n=>\n${next}\n${JSON.stringify(asker)} ${address}`).toBe(after);
          }
        }
      }
      expect(same).toBeGreaterThan(30);
    },
    PATIENCE,
  );
});

test("a value of many words names many crawlers, and each counts", () => {
  const value = "one two three four five six seven eight nine ten eleven";
  const [old, next] = [`User-agent: ${value}\nDisallow: /\n`, ""];
  const name = value.split(" ").slice(0, 9).join(" ");
  expect(ask(compile(old, name), "/a")).toBe("disallowed 2");
  const found = difference(old, next, askersIn([parse(old), parse(next)]));
  const decisions = askersIn([parse(old)]).map(({ tokens }) => ask(compile(old, tokens), "/a"));
  expect(decisions).toContain("disallowed 2");
  expect(found.changes.length).toBeGreaterThan(0);
});

test("all crawlers of the registry: each stands in one outcome a reading, those that fare alike together", () => {
  const old = "User-agent: *\nDisallow: /shop\n\nUser-agent: GPTBot\nDisallow: /\n";
  const next = "User-agent: *\nDisallow: /shop/\n\nUser-agent: GPTBot\nDisallow: /\n";
  const askers = askersOfRegistry();
  const { outcomes, changes, proven } = difference(old, next, askers, ["rfc9309", "google"]);
  expect(proven).toBe(true);
  for (const reading of ["rfc9309", "google"]) {
    const own = outcomes.filter((outcome) => outcome.reading === reading);
    const all = own.flatMap(({ crawlers }) => crawlers);
    expect(all.length).toBe(new Set(all).size);
    expect(all.length).toBe(new Set(askers.map(({ token }) => token)).size);
  }
  for (const { crawlers } of changes) expect(crawlers).not.toContain("GPTBot");
});

test.each([[["rfc9309", "google"]], [["google", "1994"]], [["rfc9309", "1996"]]] as const)(
  "representatives of one file in %s: each is decided as told",
  (readings) => {
    const random = randomFrom(33);
    for (let i = 0; i < (isLong ? 2000 : 60); i++) {
      const file = written(someBlocks(random));
      const found = representatives(readings.map((reading) => ruleSet(file, "Foo", reading)));
      const asked = readings.map((reading) =>
        decideFor(file, { token: "Foo", tokens: ["Foo"], obeysStar: true }, reading),
      );
      for (const { address, decisions } of found.addresses)
        expect(
          asked.map((side) => side(address)),
          `${file} ${address}`,
        ).toEqual(decisions.map(({ verdict, line }) => `${verdict} ${line ?? "-"}`));
      if (!found.proven) continue;
      const shown = new Set(
        found.addresses.map(({ decisions }) => JSON.stringify(decisions.map(({ line }) => line))),
      );
      // Letters alone: every reading writes these alike.
      for (const address of ["/", "/a", "/ab", "/a/b", "/b", "/abb", "/x"])
        expect(shown, `${file} ${address}`).toContain(
          JSON.stringify(
            asked
              .map((side) => side(address).split(" ")[1])
              .map((line) => (line === "-" ? null : Number(line))),
          ),
        );
    }
  },
  PATIENCE,
);
