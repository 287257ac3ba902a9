import {
  flips,
  type RuleSet,
  representatives,
  ruleSet,
  ruleStates,
  sameVerdicts,
} from "../../src/analyse/index.ts";
import type { Flips, RuleState } from "../../src/analyse/model.ts";
import { compile, type ReadingId } from "../../src/index.ts";
import { octets } from "../hard-files.ts";
import { pick, type Random } from "./addresses.ts";
import type { Observer } from "./automaton.ts";
import { RESPELLED, ruleObserver } from "./automaton.ts";
import {
  changeObserver,
  faultsOfFlips,
  faultsOfRepresentatives,
  faultsOfStates,
  faultsOfWitnesses,
  oddExample,
  type Row,
  writtenReading,
} from "./claims.ts";
import { type Domain, readAddress } from "./domain.ts";
import { type OracleRule, oracleRules, type Tokens } from "./oracle-rules.ts";
import { ask, groupOf, heard, takes } from "./plain-answers.ts";

/** All addresses up to some length over a few letters, as a reading compares them. */
export class World {
  readonly reading: ReadingId;
  readonly words: readonly string[];
  readonly #forms: readonly string[];
  readonly #known = new Map<string, Uint8Array>();
  /** Single answers that were computed. */
  answers = 0;

  constructor(words: readonly string[], reading: ReadingId, domain: Domain) {
    this.reading = reading;
    const rows = words.map((word) => [word, readAddress(word, domain, reading)] as const);
    const real = rows.filter(([, form]) => form !== null);
    this.words = real.map(([word]) => word);
    this.#forms = real.map(([, form]) => form as string);
  }

  /** Which words a pattern takes. */
  taken(tokens: Tokens): Uint8Array {
    const key = tokens.join(" ");
    let found = this.#known.get(key);
    if (found === undefined) {
      found = Uint8Array.from(this.#forms, (form) => (takes(tokens, form) ? 1 : 0));
      if (this.#known.size > 20_000) this.#known.clear();
      this.#known.set(key, found);
    }
    return found;
  }

  /** What observers say of every word. */
  *rows(observers: readonly Observer[]): Generator<Row> {
    const masks = observers.map(({ patterns }) => patterns.map((tokens) => this.taken(tokens)));
    for (const [w, address] of this.words.entries()) {
      this.answers += observers.length;
      const isExempt = address === "/robots.txt";
      const said = observers.map(({ say }, side) =>
        say((i) => masks[side]?.[i]?.[w] === 1, isExempt),
      );
      if (!said.includes(RESPELLED)) yield { address, said };
    }
  }
}

/** A group of a few rules, as the engine and as the oracle see it. */
export interface Group {
  readonly story: string;
  readonly set: RuleSet;
  readonly rules: readonly OracleRule[];
  readonly observer: Observer;
  /** What the engine decides, without any of what is tested. */
  readonly ask: (address: string) => string;
}

/** A group of rules such as `Allow: /a`. Octets beyond ASCII are characters from U+0080 to U+00FF. */
export function groupFrom(lines: readonly string[], reading: ReadingId): Group {
  return groupOfFile(octets(groupOf(lines)), reading, lines.join(" / "));
}

/** The group of a file that binds a crawler that is not named. */
function groupOfFile(file: Uint8Array, reading: ReadingId, story: string): Group {
  const rules = oracleRules(file, reading);
  const matcher = compile(file, "Bot", { reading });
  return {
    story,
    set: ruleSet(file, "Bot", reading),
    rules,
    observer: ruleObserver(rules, reading),
    ask: (address) => ask(matcher, address),
  };
}

/** Faults of the flips between two groups that some rows show. */
export function judgeFlips(
  old: Group,
  next: Group,
  rowsFor: (observers: readonly Observer[]) => Iterable<Row>,
  found: Flips = flips(old.set, next.set),
): string[] {
  const claims = changeObserver(found.changes, writtenReading(old.set.reading, next.set.reading), [
    old.rules,
    next.rules,
  ]);
  const rows = [...rowsFor([old.observer, next.observer, claims, oddExample(next.set.reading)])];
  const same = sameVerdicts(old.set, next.set);
  return [
    ...faultsOfFlips(found, rows),
    ...faultsOfWitnesses(found, (address) => heard(claims, address) ?? "", [old.ask, next.ask]),
    ...faultsOfSameness(same, found, old, next),
  ].map(
    (fault) => `${old.set.reading} ${old.story} => ${next.set.reading} ${next.story}: ${fault}`,
  );
}

function faultsOfSameness(
  { same, witness }: { readonly same: boolean | null; readonly witness: string | null },
  found: Flips,
  old: Group,
  next: Group,
): string[] {
  const faults: string[] = [];
  if ((same === false) !== (witness !== null)) faults.push(`sameVerdicts: ${same} with ${witness}`);
  if (same === true && found.changes.length > 0) faults.push("sameVerdicts: the same, but flips");
  if (same === false && found.changes.length === 0) faults.push("sameVerdicts: differs, no flips");
  if (same === null && found.proven) faults.push("sameVerdicts: unknown, flips are proven");
  if (witness !== null && old.ask(witness).split(" ")[0] === next.ask(witness).split(" ")[0])
    faults.push(`sameVerdicts: ${witness} does not flip`);
  return faults;
}

/** Faults of what is said of the rules of a group. */
export function judgeStates(
  group: Group,
  rowsFor: (observers: readonly Observer[]) => Iterable<Row>,
  states: readonly RuleState[] = ruleStates(group.set, { redundant: true }),
): string[] {
  const faults = faultsOfStates(states, [
    ...rowsFor([group.observer, oddExample(group.set.reading)]),
  ]);
  for (const state of states) {
    const told = JSON.stringify(state);
    if (state.witness !== null && !group.ask(state.witness).endsWith(` ${state.line}`))
      faults.push(`${told}: the witness is decided by ${group.ask(state.witness)}`);
    if (state.state === "dead" && state.redundant !== true)
      faults.push(`${told}: dead, yet needed`);
    const rest = group.rules.filter(({ line }) => line !== state.line);
    const without = ruleObserver(rest, group.set.reading);
    const own = only(group, [state.line]);
    const covering = only(group, state.coveredBy);
    let matters: string | null = null;
    for (const { address, said } of rowsFor([group.observer, without, own, covering])) {
      const [all = "", less = "", isOwn, isCovered] = said;
      if (all.split(" ")[0] !== less.split(" ")[0]) matters = address;
      if (
        state.because === "covered" &&
        isOwn === "yes" &&
        isCovered !== "yes" &&
        !all.endsWith("-")
      )
        faults.push(`${told}: none of those lines matches ${address}`);
      if (state.because === "no-address" && isOwn === "yes")
        faults.push(`${told}: matches ${address}`);
    }
    if (state.redundant === true && matters !== null)
      faults.push(`${told}: without it ${matters} flips`);
    if (state.state === "dead" && (state.because === null || state.witness !== null))
      faults.push(`${told}: dead without a reason, or with a witness`);
    if (state.because === "repeat" && !isRepeated(group, state)) faults.push(`${told}: no repeat`);
  }
  return faults.map((fault) => `${group.set.reading} ${group.story}: ${fault}`);
}

/** Lines whose removal flips no address of the rows, though they are said to be needed. Only where rows are complete. */
export function neededInVain(
  group: Group,
  rowsFor: (observers: readonly Observer[]) => Iterable<Row>,
  states: readonly RuleState[],
): string[] {
  return states
    .filter(({ redundant }) => redundant === false)
    .filter(({ line }) => {
      const rest = group.rules.filter((rule) => rule.line !== line);
      const rows = rowsFor([group.observer, ruleObserver(rest, group.set.reading)]);
      return [...rows].every(({ said }) => said[0]?.split(" ")[0] === said[1]?.split(" ")[0]);
    })
    .map(({ line }) => `${group.set.reading} ${group.story}: line ${line} is not needed`);
}

const only = ({ rules, set }: Group, lines: readonly number[]): Observer => ({
  reading: set.reading,
  patterns: rules.filter(({ line }) => lines.includes(line)).map(({ tokens }) => tokens),
  inOrder: false,
  say: (matches) =>
    rules.filter(({ line }) => lines.includes(line)).some((_, i) => matches(i)) ? "yes" : "",
});

/** Whether a line before or behind has the very same pattern, as it is compared: stars in a row are one, `*x` is `/*x`. */
function isRepeated({ rules }: Group, { line, coveredBy }: RuleState): boolean {
  const form = (tokens: Tokens) =>
    tokens
      .join()
      .replace(/any(,any)+/g, "any")
      .replace(/^any(?!,\/)/, "/,any");
  const own = rules.filter((rule) => rule.line === line).map(({ tokens }) => form(tokens));
  return rules.some((rule) => coveredBy.includes(rule.line) && own.includes(form(rule.tokens)));
}

/** Faults of the representatives of some groups. */
export function judgeRepresentatives(
  groups: readonly Group[],
  rowsFor: (observers: readonly Observer[]) => Iterable<Row>,
): string[] {
  const found = representatives(groups.map(({ set }) => set));
  const faults = faultsOfRepresentatives(
    found,
    groups.length,
    rowsFor(groups.map(({ observer }) => observer)),
  );
  for (const { address, decisions } of found.addresses)
    for (const [i, { verdict, line }] of decisions.entries())
      if (groups[i]?.ask(address) !== `${verdict} ${line ?? "-"}`)
        faults.push(`${address} is decided by ${groups[i]?.ask(address)}`);
  return faults.map((fault) => `${groups.map(({ story }) => story).join(" + ")}: ${fault}`);
}

/** All patterns of up to some pieces, with and without `$`. */
export function patternsOver(
  starts: readonly string[],
  pieces: readonly string[],
  most: number,
): readonly string[] {
  let level = [...starts];
  const all = [...level];
  for (let i = 0; i < most; i++) {
    level = level.flatMap((text) => pieces.map((piece) => text + piece));
    all.push(...level);
  }
  return [...new Set(all.flatMap((text) => [text, `${text}$`]))];
}

/** A few rules over some patterns, of which the first are the shortest and chosen more often. */
export function someRules(random: Random, patterns: readonly string[], most: number): string[] {
  return Array.from(
    { length: random(most + 1) },
    () =>
      `${pick(random, ["Allow", "Disallow"])}: ${patterns[random(1 + random(patterns.length))]}`,
  );
}

/** The rules with one of them left out, added, turned or altered. */
export function edited(
  random: Random,
  rules: readonly string[],
  patterns: readonly string[],
): string[] {
  const next = [...rules];
  const at = random(next.length + 1);
  const rule = () => `${pick(random, ["Allow", "Disallow"])}: ${pick(random, patterns)}`;
  const found = next[at];
  if (found === undefined || random(4) === 0) next.splice(at, 0, rule());
  else if (random(3) === 0) next.splice(at, 1);
  else if (random(2) === 0)
    next[at] = found.startsWith("A")
      ? found.replace("Allow", "Disallow")
      : found.replace("Disallow", "Allow");
  else next[at] = rule();
  return next;
}
