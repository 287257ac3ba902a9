import { describe, expect, test } from "vitest";
import { flips, representatives, ruleSet, ruleStates } from "../../src/analyse/index.ts";
import type { Flips } from "../../src/analyse/model.ts";
import { compile, type Matcher, type ReadingId, targetOf } from "../../src/index.ts";
import { type ReferenceRule, rulesInForce } from "../reference.ts";
import { isLong, PATIENCE } from "../runs.ts";
import {
  answered,
  collected,
  collection,
  fileOf,
  hasWhole,
  type VectorCase,
  wholeLines,
} from "../vectors.ts";
import { pick, plausibleAddress, type Random, randomFrom } from "./addresses.ts";
import {
  changeObserver,
  faultsOfFlips,
  faultsOfWitnesses,
  oddExample,
  type Row,
  writtenReading,
} from "./claims.ts";
import { isRespelled, provenDomain, readAddress } from "./domain.ts";
import { oracleRules } from "./oracle-rules.ts";
import { ask, heard } from "./plain-answers.ts";

/*
 * Real files. Claims about all addresses are held against plausible addresses, made from the patterns of the files
 * themselves and typed at an origin: none of them may say otherwise.
 */

if (!hasWhole)
  console.warn(
    "The collection of real files is not beside the repository: proofs were not tried on it.",
  );

/** Every file in a long run, else a few of moderate size. */
function chosen(): readonly string[] {
  const names = collection();
  if (isLong) return names;
  return names.filter((_, i) => i % 31 === 5).filter((name) => collected(name).length < 40_000);
}

const ADDRESSES = isLong ? 1500 : 80;

/** A side of a question: a file for one crawler in one reading. */
function sideOf(file: Uint8Array, token: string, reading: ReadingId) {
  const matcher = compile(file, token, { reading, fallback: "in-order" });
  return {
    set: ruleSet(file, token, reading),
    matcher,
    rules: oracleRules(file, reading, { tokens: [token] }),
    ask: (address: string) => ask(matcher, address),
  };
}
type Side = ReturnType<typeof sideOf>;

const inForce = (file: Uint8Array, token: string, reading: ReadingId): readonly ReferenceRule[] =>
  rulesInForce({ file, tokens: [token], reading, inOrder: true });

/** A crawler that the file names, or one that it does not. */
function someToken(file: Uint8Array, random: Random): string {
  const named = [
    ...Buffer.from(file)
      .toString("latin1")
      .matchAll(/^user-agent:[ \t]*([A-Za-z_-]+)/gim),
  ];
  return random(2) === 0 || named.length === 0 ? "Bot" : (pick(random, named)[1] as string);
}

/** One rule deleted, inserted, turned or altered. Null where there is none to edit. */
function editedFile(
  file: Uint8Array,
  rules: readonly ReferenceRule[],
  random: Random,
): Uint8Array | null {
  if (rules.length === 0) return null;
  const rule = pick(random, rules);
  const parts = Buffer.from(file)
    .toString("latin1")
    .split(/(\r\n|\r|\n)/);
  const at = (rule.line - 1) * 2;
  const written = `${rule.allow ? "Allow" : "Disallow"}: ${rule.pattern}`;
  const turned = `${rule.allow ? "Disallow" : "Allow"}: ${rule.pattern}`;
  const other = `${rule.allow ? "Disallow" : "Allow"}: ${alteredPattern(pick(random, rules).pattern, random)}`;
  const altered = `${rule.allow ? "Allow" : "Disallow"}: ${alteredPattern(rule.pattern, random)}`;
  parts[at] = pick(random, ["", turned, altered, `${written}\n${other}`]);
  return new Uint8Array(Buffer.from(parts.join(""), "latin1"));
}

function alteredPattern(pattern: string, random: Random): string {
  const at = random(pattern.length + 1);
  switch (random(7)) {
    case 0:
      return pattern.slice(0, at);
    case 1:
      return `${pattern.slice(0, at)}*${pattern.slice(at)}`;
    case 2:
      return pattern.endsWith("$") ? pattern.slice(0, -1) : `${pattern}$`;
    case 3:
      return `${pattern}*`;
    case 4:
      return `${pattern}/`;
    case 5:
      return pattern.replace("*", "x");
    default:
      return `${pattern.slice(0, at)}a${pattern.slice(at)}`;
  }
}

/** Plausible addresses for the rules of some files. */
function addressesFor(
  rules: readonly ReferenceRule[],
  random: Random,
  count: number,
): readonly string[] {
  const patterns = rules.map(({ pattern }) => pattern).filter((pattern) => pattern !== "");
  return Array.from({ length: count }, () => plausibleAddress(patterns, random)).filter(
    (address) => address !== null,
  );
}

/** Faults of flips that some addresses show. Addresses are asked as typed; claims are about the form that stands for them. */
function faultsFound(old: Side, next: Side, found: Flips, addresses: readonly string[]): string[] {
  const readings = [old.set.reading, next.set.reading] as const;
  const domain = provenDomain(...readings);
  const observer = changeObserver(found.changes, writtenReading(...readings), [
    old.rules,
    next.rules,
  ]);
  const odd = oddExample(readings[0]);
  const rows: Row[] = [];
  for (const typed of addresses) {
    // Between readings, what the standard makes of it.
    const address = domain === "requested" ? typed : readAddress(typed, "requested", "rfc9309");
    if (address === null || readAddress(address, domain, readings[0]) === null) continue;
    if (isRespelled(address)) continue;
    rows.push({
      address,
      said: [
        old.ask(address),
        next.ask(address),
        heard(observer, address) ?? "",
        heard(odd, address) ?? "",
      ],
    });
  }
  flipping += rows.filter(({ said }) => said[0]?.[0] !== said[1]?.[0]).length;
  return [
    ...faultsOfFlips(found, rows),
    ...faultsOfWitnesses(found, (address) => heard(observer, address) ?? "", [old.ask, next.ask]),
  ];
}

let flipping = 0;

describe.skipIf(!hasWhole)("real files", () => {
  test(
    "each living rule decides its witness, and dead rules decide no plausible address",
    () => {
      const random = randomFrom(11);
      const faults: string[] = [];
      const count = { alive: 0, dead: 0, unproven: 0, addresses: 0 };
      for (const name of chosen()) {
        const file = collected(name);
        const token = someToken(file, random);
        for (const reading of ["rfc9309", "google"] as const) {
          const { set, ask: asked } = sideOf(file, token, reading);
          const dead = new Set<number>();
          for (const state of ruleStates(set)) {
            count[state.state]++;
            if (state.state === "dead") dead.add(state.line);
            if (state.state !== "alive") continue;
            const said = asked(state.witness ?? "");
            if (!said.endsWith(` ${state.line}`))
              faults.push(
                `${name} ${reading} ${token}: ${JSON.stringify(state)} is decided ${said}`,
              );
          }
          for (const address of addressesFor(inForce(file, token, reading), random, ADDRESSES)) {
            count.addresses++;
            const line = Number(asked(address).split(" ")[1]);
            if (dead.has(line))
              faults.push(`${name} ${reading} ${token}: dead line ${line} decides ${address}`);
          }
        }
      }
      expect(faults.slice(0, 6)).toEqual([]);
      expect(Math.min(count.alive, count.dead, count.addresses)).toBeGreaterThan(5);
      expect(count.unproven).toBe(0);
      console.info(`Rules of real files: ${JSON.stringify(count)}`);
    },
    PATIENCE,
  );

  test(
    "one edit: what flips is what is said to flip",
    () => {
      const random = randomFrom(12);
      const faults: string[] = [];
      flipping = 0;
      let asked = 0;
      let unproven = 0;
      for (const name of chosen())
        for (let i = 0; i < 2; i++) {
          const file = collected(name);
          const token = someToken(file, random);
          const reading = pick(random, ["rfc9309", "google"] as const);
          const rules = inForce(file, token, reading);
          const after = editedFile(file, rules, random);
          if (after === null) continue;
          const [old, next] = [sideOf(file, token, reading), sideOf(after, token, reading)];
          const found = flips(old.set, next.set);
          if (!found.proven) unproven++;
          const nearby = [
            ...found.changes.map(({ pattern }) => ({ pattern, allow: true, line: 0 })),
          ];
          const addresses = [
            ...addressesFor([...rules, ...inForce(after, token, reading)], random, ADDRESSES),
            ...(nearby.length > 0 ? addressesFor(nearby, random, ADDRESSES) : []),
          ];
          asked += addresses.length;
          const seen = faultsFound(old, next, found, addresses);
          faults.push(...seen.slice(0, 2).map((fault) => `${name} ${reading} ${token}: ${fault}`));
        }
      expect(faults.slice(0, 6)).toEqual([]);
      expect(flipping).toBeGreaterThan(asked / 100);
      expect(unproven).toBe(0);
      console.info(`Edits of real files: ${asked} addresses, ${flipping} flips`);
    },
    PATIENCE,
  );

  test(
    "two files that have nothing to do with each other",
    () => {
      const random = randomFrom(13);
      const faults: string[] = [];
      flipping = 0;
      const names = chosen();
      for (const [i, name] of names.entries()) {
        const other = names[(i + 7) % names.length] as string;
        const files = [collected(name), collected(other)] as const;
        const reading = pick(random, ["rfc9309", "google"] as const);
        const [old, next] = [sideOf(files[0], "Bot", reading), sideOf(files[1], "Bot", reading)];
        const found = flips(old.set, next.set);
        const rules = files.flatMap((file) => inForce(file, "Bot", reading));
        const seen = faultsFound(old, next, found, addressesFor(rules, random, ADDRESSES));
        faults.push(...seen.slice(0, 2).map((fault) => `${name} ${other} ${reading}: ${fault}`));
      }
      expect(faults.slice(0, 6)).toEqual([]);
      expect(flipping).toBeGreaterThan(50);
    },
    PATIENCE,
  );

  test(
    "the standard against Google's parser on one file",
    () => {
      const random = randomFrom(14);
      const faults: string[] = [];
      for (const name of chosen()) {
        const file = collected(name);
        const token = someToken(file, random);
        const [old, next] = [sideOf(file, token, "rfc9309"), sideOf(file, token, "google")];
        const found = flips(old.set, next.set);
        const addresses = addressesFor(inForce(file, token, "google"), random, ADDRESSES);
        const seen = faultsFound(old, next, found, addresses);
        faults.push(...seen.slice(0, 2).map((fault) => `${name} ${token}: ${fault}`));
      }
      expect(faults.slice(0, 6)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    "representatives stand for every plausible address",
    () => {
      const random = randomFrom(15);
      const faults: string[] = [];
      let limited = 0;
      for (const name of chosen()) {
        const file = collected(name);
        const tokens = [...new Set(["Bot", someToken(file, random), someToken(file, random)])];
        const sides = tokens.map((token) => sideOf(file, token, "rfc9309"));
        const found = representatives(
          sides.map(({ set }) => set),
          { limit: 100_000 },
        );
        if (!found.proven) limited++;
        const told = (matchers: readonly Matcher[], address: string) =>
          matchers.map((matcher) => ask(matcher, address)).join(" | ");
        const matchers = sides.map(({ matcher }) => matcher);
        const shown = new Set(found.addresses.map(({ address }) => told(matchers, address)));
        for (const { address, decisions } of found.addresses) {
          const claimed = decisions
            .map(({ verdict, line }) => `${verdict} ${line ?? "-"}`)
            .join(" | ");
          if (claimed !== told(matchers, address))
            faults.push(`${name}: ${address} is not ${claimed}`);
        }
        if (!found.proven) continue;
        const rules = tokens.flatMap((token) => inForce(file, token, "rfc9309"));
        for (const typed of addressesFor(rules, random, ADDRESSES)) {
          if (isRespelled(typed)) continue;
          if (!shown.has(told(matchers, typed)))
            faults.push(`${name}: nothing stands for ${typed}`);
        }
      }
      expect(faults.slice(0, 6)).toEqual([]);
      expect(limited).toBeLessThan(chosen().length / 10);
    },
    PATIENCE,
  );

  test(
    "Google's own answers: dead rules decide none of them, and flips agree with them",
    () => {
      const real = wholeLines<VectorCase>("google-real.jsonl.gz");
      const google = wholeLines<VectorCase>("google-6000.jsonl.gz");
      const standard = answered(google, wholeLines("rfc9309-6000.jsonl.gz"));
      const cases = [...real, ...google, ...standard].filter((_, i) => isLong || i % 40 === 0);
      const faults: string[] = [];
      let inDomain = 0;
      for (const each of cases) {
        // Proofs are about addresses that can be requested; some of these have raw blanks and the like.
        if (readAddress(targetOf(each.url), "requested", "1994") === null) continue;
        inDomain++;
        const file = fileOf(each);
        const set = ruleSet(
          file,
          { token: each.agent, tokens: [each.agent], obeysStar: true },
          each.reading,
        );
        const dead = ruleStates(set).filter(({ state }) => state === "dead");
        if (dead.some(({ line }) => line === each.expect.line))
          faults.push(
            `${each.id} ${each.reading}: dead line ${each.expect.line} decides ${each.url}`,
          );
      }
      expect(faults.slice(0, 6)).toEqual([]);
      expect(inDomain).toBeGreaterThan(300);
    },
    PATIENCE,
  );
});
