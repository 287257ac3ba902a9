import { type WriteForm, writeGooglePattern, writeRfcPattern } from "../../escapes.ts";
import type { ReadingId } from "../../model.ts";
import { OctetWriter } from "../../octets.ts";
import { type RuleGroup, rulesOf } from "../input/effective.ts";
import type { LintGroup, RuleLine } from "../input/groups.ts";
import type { Analysis } from "./analysis.ts";
import type { Budget } from "./budget.ts";

const READINGS: readonly (readonly [ReadingId, WriteForm])[] = [
  ["rfc9309", writeRfcPattern],
  ["google", writeGooglePattern],
];
const writer = new OctetWriter(256);

/** The rules of one set by the octets that count for them in one reading. */
interface Ranks {
  readonly ruleGroup: RuleGroup;
  readonly reading: ReadingId;
  readonly byOctets: ReadonlyMap<number, readonly RuleLine[]>;
}

/** What the index is made of. */
interface RankSource {
  readonly bytes: Uint8Array;
  readonly allRuleGroups: readonly RuleGroup[];
  readonly budget: Budget;
  readonly analysis: Analysis;
  groupAt(line: RuleLine["line"]): LintGroup | null;
}

/** Answers whether a rule may lose a few octets of precedence without a rule of the other kind in the way. */
export class RankIndex {
  readonly #source: RankSource;
  readonly #byGroup = new Map<LintGroup, Ranks[]>();
  readonly #isComplete: boolean;

  constructor(source: RankSource) {
    this.#source = source;
    this.#isComplete = source.allRuleGroups.every((each) => this.#add(each));
  }

  #add(ruleGroup: RuleGroup): boolean {
    const { bytes, budget } = this.#source;
    const rules = [...rulesOf(ruleGroup)];
    if (!budget.spend(rules.length)) return false;
    for (const [reading, write] of READINGS) {
      const byOctets = new Map<number, RuleLine[]>();
      for (const rule of rules)
        for (const octets of countsOf(bytes, rule, write)) addTo(byOctets, octets, rule);
      const ranks = { ruleGroup, reading, byOctets };
      for (const group of ruleGroup.groups) addTo(this.#byGroup, group, ranks);
    }
    return true;
  }

  /**
   * Whether the rule, matching what it matches, may count `by` octets less (a negative number) without changing a
   * verdict: no rule of the other kind that matches a common address comes in between. Allow wins a tie.
   */
  isFree(rule: RuleLine, by: number): boolean {
    const group = this.#source.groupAt(rule.line);
    if (group === null) return true;
    if (!this.#isComplete) return false;
    return (this.#byGroup.get(group) ?? []).every((ranks) => this.#isFreeIn(ranks, rule, by));
  }

  #isFreeIn(ranks: Ranks, rule: RuleLine, by: number): boolean {
    const write = ranks.reading === "google" ? writeGooglePattern : writeRfcPattern;
    const [most = 0] = countsOf(this.#source.bytes, rule, write);
    const tie = rule.isAllow ? 1 : 0;
    for (let octets = most + by + tie; octets < most + tie; octets++)
      for (const other of ranks.byOctets.get(octets) ?? [])
        if (other.isAllow !== rule.isAllow && this.#meet(ranks, rule, other)) return false;
    return true;
  }

  /** Whether two rules match a common address, or it is not known that they do not. */
  #meet({ ruleGroup, reading }: Ranks, a: RuleLine, b: RuleLine): boolean {
    if (!this.#source.budget.spend(20)) return true;
    return this.#source.analysis.area(ruleGroup, reading).meet(a.line.number, b.line.number);
  }
}

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const known = lists.get(key);
  if (known === undefined) lists.set(key, [value]);
  else known.push(value);
}

/** The octets that count for a rule; a second number where Google's parser reads `/dir/index.html` as `/dir/$` too. */
function countsOf(bytes: Uint8Array, rule: RuleLine, write: WriteForm): readonly number[] {
  writer.length = 0;
  const octets = write(bytes, rule.from, rule.to, writer);
  const folder = /^.*\/(?=index\.htm[^/]*$)/.exec(rule.raw)?.[0];
  return rule.isAllow && folder !== undefined ? [octets, folder.length + 1] : [octets];
}
