import { compile } from "../../../compile.ts";
import { toText } from "../../../decode.ts";
import { bomLength } from "../../../lines.ts";
import type { ReadingId } from "../../../model.ts";
import type { RobotsFile } from "../../../parse.ts";
import { readingOf } from "../../../readings/index.ts";
import { type Sameness, sameVerdicts } from "../../flips.ts";
import type { RuleSet } from "../../rule-set.ts";
import type { RefusalReason } from "../model.ts";
import { areSameBelongings, belongingsOf } from "./belongings.ts";
import type { Budget } from "./budget.ts";
import { appliedTo } from "./names.ts";
import { areSameRuns, type Records, type Run, recordsOf } from "./records.ts";
import { setOfRules } from "./rule-list.ts";
import {
  agentText,
  type Block,
  isSameStructure,
  type Structure,
  structuresOf,
  textOctets,
} from "./structure.ts";

/** A token that stands for every crawler that is not named. */
const NOBODY = "AnyOtherCrawler";

/** Units of the budget for an octet of rules that are compared, and for comparing at all. */
const COST = 5;
const COST_OF_ANY = 1500;

const MOST_SETS = 8;

/** Names of which one is looked for that differs, where parts of names count. */
const MOST_NAMES = 6;

/** A crawler for whom two files differ, and where. */
interface Doubt {
  readonly name: string;
  readonly isNobody: boolean;
  /** Null where no address was found. */
  readonly witness: string | null;
}

/**
 * Proves that files give every crawler the same verdict for every address, in some readings.
 *
 * Who is named by what and the order of rules are compared first; only rules that differ are handed to
 * {@link sameVerdicts}. All of it is counted, and behind the bound nothing is proven any more.
 */
export class Proof {
  readonly #readings: readonly ReadingId[];
  readonly #known = new Map<string, Sameness>();
  readonly #sets = new Map<string, RuleSet>();
  readonly #structures = new WeakMap<RobotsFile, readonly Structure[]>();
  readonly #budget: Budget;
  /** A proof was not begun for want of what it would cost. */
  #isShort = false;

  constructor(readings: readonly ReadingId[], budget: Budget) {
    this.#readings = readings;
    this.#budget = budget;
  }

  /** Why `after` must not take the place of `before`; null when it is proven that it may. */
  objection(before: RobotsFile, after: RobotsFile): RefusalReason | null {
    if (!this.#budget.read(after.bytes.length * this.#readings.length)) return { code: "work" };
    this.#isShort = false;
    // What stood further down must not come to be read as a byte order mark.
    if (bomLength(after.bytes) > bomLength(before.bytes)) return this.#unproven();
    const old = this.#structuresOf(before);
    const next = this.#structuresOf(after);
    for (const [i, reading] of this.#readings.entries()) {
      const doubt = this.#doubt(old[i] as Structure, next[i] as Structure);
      if (doubt !== null)
        return this.#isShort ? { code: "work" } : reasonOf(doubt, reading, before, after);
    }
    const same = areSameBelongings(belongingsOf(before), belongingsOf(after));
    return same === true ? null : { code: same === null ? "work" : "directive-moves" };
  }

  #unproven(): RefusalReason {
    return { code: "not-proven", reading: this.#readings[0] ?? "rfc9309" };
  }

  #structuresOf(file: RobotsFile): readonly Structure[] {
    let known = this.#structures.get(file);
    if (known === undefined) {
      known = structuresOf(file, this.#readings);
      this.#structures.set(file, known);
    }
    return known;
  }

  #doubt(old: Structure, next: Structure): Doubt | null {
    if (isSameStructure(old, next)) return null;
    return old.reading.groups === "all"
      ? this.#doubtOfNames(old, next)
      : this.#doubtOfRecords(old, next);
  }

  /** Compares name by name: all groups of a name apply, and the order of rules has no say. */
  #doubtOfNames(old: Structure, next: Structure): Doubt | null {
    const a = appliedTo(old);
    const b = appliedTo(next);
    for (const name of new Set([...a.byName.keys(), ...b.byName.keys()])) {
      const oldRules = unordered(a.byName.get(name) ?? a.star);
      const newRules = unordered(b.byName.get(name) ?? b.star);
      const same = this.#sameRules(old.reading.id, oldRules, newRules);
      // A crawler with this name as a fallback would come to another group.
      const isNamed = a.byName.has(name) === b.byName.has(name);
      if (same.same !== true || !isNamed) return { name, isNobody: false, witness: same.witness };
    }
    const same = this.#sameRules(old.reading.id, unordered(a.star), unordered(b.star));
    if (same.same === true && a.star.length > 0 === b.star.length > 0) return null;
    return { name: nobodyIn(old, next), isNobody: true, witness: same.witness };
  }

  /** Compares record by record. Parts of names count, so that no list of names would be complete. */
  #doubtOfRecords(old: Structure, next: Structure): Doubt | null {
    const a = recordsOf(old);
    const b = recordsOf(next);
    const { id } = old.reading;
    const star = this.#sameRules(id, a.star ?? [], b.star ?? []);
    if (star.same !== true)
      return { name: nobodyIn(old, next), isNobody: true, witness: star.witness };
    const areProven =
      areSameRuns(a, b) &&
      a.runs.every(({ rules }, i) => {
        return this.#sameRules(id, rules, (b.runs[i] as Run).rules).same === true;
      });
    return areProven ? null : this.#differingName(old, next, a, b);
  }

  /** A name of the files themselves for which the records differ, or the first name, without an address. */
  #differingName(old: Structure, next: Structure, a: Records, b: Records): Doubt {
    const before = rulesByValue(a);
    const after = rulesByValue(b);
    const names = [...new Set([...before.keys(), ...after.keys()])];
    const differing = names.filter((name) => before.get(name) !== after.get(name));
    const likely = differing.length > 0 ? differing : names;
    for (const name of likely.slice(0, MOST_NAMES)) {
      const rules = [old, next].map((structure) => firstFor(structure, name));
      const same = this.#sameRules(old.reading.id, rules[0] ?? [], rules[1] ?? []);
      if (same.same === false) return { name, isNobody: false, witness: same.witness };
    }
    return { name: likely[0] ?? NOBODY, isNobody: false, witness: null };
  }

  #sameRules(reading: ReadingId, old: readonly string[], next: readonly string[]): Sameness {
    const pair = [old, next].map((rules) => rules.join("\n"));
    if (pair[0] === pair[1]) return { same: true, witness: null };
    const key = [reading, ...pair].join("\n\n");
    let known = this.#known.get(key);
    if (known === undefined) {
      if (!this.#budget.prove(COST * key.length + COST_OF_ANY)) {
        this.#isShort = true;
        return { same: null, witness: null };
      }
      known = this.#compareRules(reading, old, next);
      this.#known.set(key, known);
    }
    return known;
  }

  #compareRules(reading: ReadingId, old: readonly string[], next: readonly string[]): Sameness {
    const a = this.#setOf(reading, old);
    const b = this.#setOf(reading, next);
    return a === null || b === null ? { same: null, witness: null } : sameVerdicts(a, b);
  }

  /** The last few are kept: what is tried against one file is tried again and again. */
  #setOf(reading: ReadingId, rules: readonly string[]): RuleSet | null {
    const key = [reading, ...rules].join("\n");
    const set = this.#sets.get(key) ?? setOfRules(reading, rules);
    this.#sets.delete(key);
    if (set !== null) this.#sets.set(key, set);
    for (const oldest of this.#sets.keys()) {
      if (this.#sets.size <= MOST_SETS) break;
      this.#sets.delete(oldest);
    }
    return set;
  }
}

const unordered = (blocks: readonly Block[]): readonly string[] =>
  [...new Set(blocks.flatMap(({ rules }) => rules))].sort();

/** The rules behind each value, as one text. */
function rulesByValue({ runs }: Records): ReadonlyMap<string, string> {
  return new Map(
    runs.flatMap(({ values, rules }) => {
      const text = rules.join("\n");
      return [...values].map((value) => [value, text] as const);
    }),
  );
}

/** The rules of the record that applies to a name. */
function firstFor({ reading, blocks }: Structure, name: string): readonly string[] {
  const names = reading.names(toText(textOctets(name)));
  const own = blocks.find(({ agents }) =>
    agents.some((agent) => names(textOctets(agent), 0, agent.length)),
  );
  return (own ?? blocks.find(({ isStar }) => isStar))?.rules ?? [];
}

/** A token that neither names. */
function nobodyIn(...structures: readonly Structure[]): string {
  const values = structures.flatMap(({ blocks }) => blocks.flatMap(({ agents }) => agents));
  const octets = values.map(textOctets);
  const reading = structures[0]?.reading ?? readingOf("rfc9309");
  let token = NOBODY;
  const isNamed = (name: string): boolean => {
    const names = reading.names(name);
    return octets.some((value) => names(value, 0, value.length));
  };
  for (let i = 0; i < 26 && isNamed(token); i++) token = String.fromCharCode(97 + i).repeat(9);
  return token;
}

/** A name as the file spells it; null where no line begins with it. */
function asWritten(file: RobotsFile, name: string): string | null {
  for (const { kind, value } of file.lines()) {
    if (kind !== "user-agent" || value === null) continue;
    if (agentText(file.bytes, value).startsWith(name))
      return toText(file.bytes, value.from, value.from + name.length);
  }
  return null;
}

/** A doubt is told as a counterexample only when the matchers of both whole files confirm it. */
function reasonOf(
  { name, isNobody, witness }: Doubt,
  reading: ReadingId,
  before: RobotsFile,
  after: RobotsFile,
): RefusalReason {
  if (witness === null) return { code: "not-proven", reading };
  const crawler = asWritten(after, name) ?? asWritten(before, name) ?? toText(textOctets(name));
  const [old, next] = [before, after].map(
    (file) => compile(file, crawler, { reading }).decide(witness).verdict,
  );
  if (old === undefined || next === undefined || old === next)
    return { code: "not-proven", reading };
  const counterexample = {
    address: witness,
    crawler,
    anybody: isNobody,
    reading,
    before: old,
    after: next,
  };
  return { code: "verdict", counterexample };
}
