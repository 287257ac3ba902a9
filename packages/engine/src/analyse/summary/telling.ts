import { sameVerdicts } from "../flips.ts";
import type { RuleState } from "../model.ts";
import { type RuleSet, ruleSet } from "../rule-set.ts";

/** Rules that are tried one by one; of more those that are left are told. */
const MOST_TRIED = 40;

/**
 * The rules that are worth telling: those that decide something, without the ones that could all go at once and leave
 * every verdict as it is. That each of two rules could go alone does not mean that both could.
 */
export function tellingRules(set: RuleSet, states: readonly RuleState[]): readonly RuleState[] {
  const alive = states.filter(({ state }) => state !== "dead");
  const needed = alive.filter(({ redundant }) => redundant !== true);
  if (needed.length === alive.length || isEnough(set, needed)) return needed;
  const tried = alive
    .filter(({ redundant }) => redundant === true)
    .sort((a, b) => b.octets - a.octets)
    .slice(0, MOST_TRIED);
  let kept = alive;
  for (const rule of tried) {
    const without = kept.filter((one) => one !== rule);
    if (isEnough(set, without)) kept = without;
  }
  return kept;
}

/** Whether these rules alone give every address the same verdict: proven. */
function isEnough(set: RuleSet, rules: readonly RuleState[]): boolean {
  const lines = rules.map(({ kind, pattern }) => `${kind}: ${pattern}\n`);
  const alone = ruleSet(`User-agent: *\n${lines.join("")}`, "*", set.reading);
  return sameVerdicts(set, alone).same === true;
}
