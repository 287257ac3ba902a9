import { type WriteForm, writeGooglePattern, writeRfcPattern } from "../../escapes.ts";
import { OctetWriter } from "../../octets.ts";
import { type RuleGroup, rulesOf } from "../input/effective.ts";
import type { LintGroup, RuleLine } from "../input/groups.ts";
import type { Budget } from "./budget.ts";

const FORMS: readonly WriteForm[] = [writeRfcPattern, writeGooglePattern];
const writer = new OctetWriter(256);

/** The octets that count for a rule, in `rfc9309` and `google`. */
function octetsOf(bytes: Uint8Array, { from, to }: RuleLine): readonly number[] {
  return FORMS.map((write) => {
    writer.length = 0;
    return write(bytes, from, to, writer);
  });
}

/** Which octets the rules of a set have, by kind and reading. */
interface Ranks {
  readonly allow: readonly Set<number>[];
  readonly disallow: readonly Set<number>[];
}

/** Answers whether a rule may lose a few octets of precedence without a rule of the other kind in the way. */
export class RankIndex {
  readonly #bytes: Uint8Array;
  readonly #byGroup = new Map<LintGroup, Ranks[]>();
  readonly #isComplete: boolean;

  constructor(bytes: Uint8Array, ruleGroups: readonly RuleGroup[], budget: Budget) {
    this.#bytes = bytes;
    this.#isComplete = ruleGroups.every((each) => this.#add(each, budget));
  }

  #add(ruleGroup: RuleGroup, budget: Budget): boolean {
    const count = ruleGroup.groups.reduce((sum, { rules }) => sum + rules.length, 0);
    if (!budget.spend(count)) return false;
    const ranks: Ranks = {
      allow: FORMS.map(() => new Set()),
      disallow: FORMS.map(() => new Set()),
    };
    for (const rule of rulesOf(ruleGroup)) {
      const sets = rule.isAllow ? ranks.allow : ranks.disallow;
      const counts = octetsOf(this.#bytes, rule);
      for (const [i, set] of sets.entries()) set.add(counts[i] ?? 0);
      // Google's parser reads `Allow: /dir/index.html` as `/dir/$` too.
      const folder = /^.*\/(?=index\.htm[^/]*$)/.exec(rule.raw)?.[0];
      if (rule.isAllow && folder !== undefined) for (const set of sets) set.add(folder.length + 1);
    }
    for (const group of ruleGroup.groups)
      this.#byGroup.set(group, [...(this.#byGroup.get(group) ?? []), ranks]);
    return true;
  }

  /**
   * Whether the rule, matching what it matches, may count `by` octets less (a negative number) without changing a
   * verdict: no rule of the other kind counts as many octets as it does before, after or in between.
   */
  isFree(group: LintGroup | null, rule: RuleLine, by: number): boolean {
    if (group === null) return true;
    if (!this.#isComplete) return false;
    const octets = octetsOf(this.#bytes, rule);
    return (this.#byGroup.get(group) ?? []).every((ranks) =>
      (rule.isAllow ? ranks.disallow : ranks.allow).every((others, i) => {
        const most = octets[i] ?? 0;
        for (let count = most + by; count <= most; count++) if (others.has(count)) return false;
        return true;
      }),
    );
  }
}
