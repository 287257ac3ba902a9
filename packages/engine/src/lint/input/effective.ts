import type { Crawler } from "../../crawlers/model.ts";
import { crawlers } from "../../crawlers/registry.ts";
import type { AgentLine, LintGroup, RuleLine } from "./groups.ts";

/** All groups of one token: what a crawler of that name is bound by. */
export interface EffectiveGroup {
  /** In lower case; `*` for everybody else. */
  readonly key: string;
  /** The lines that name it, in order. */
  readonly agents: readonly AgentLine[];
  readonly groups: readonly LintGroup[];
}

/** The effective groups of a file by the keys of its lines, in the order in which they are first named. */
export function effectiveGroups(
  groups: readonly LintGroup[],
  keysOf: (agent: AgentLine) => readonly string[],
): ReadonlyMap<string, EffectiveGroup> {
  const found = new Map<string, { key: string; agents: AgentLine[]; groups: LintGroup[] }>();
  for (const group of groups) {
    for (const agent of group.agents) {
      for (const key of keysOf(agent)) {
        const known = found.get(key) ?? { key, agents: [], groups: [] };
        found.set(key, known);
        known.agents.push(agent);
        if (known.groups.at(-1) !== group) known.groups.push(group);
      }
    }
  }
  return found;
}

/** Effective groups that consist of the same groups: their crawlers are bound by the same rules. */
export interface RuleGroup {
  readonly keys: readonly string[];
  readonly groups: readonly LintGroup[];
}

/** The different sets of rules that a file holds. */
export function ruleGroups(effective: ReadonlyMap<string, EffectiveGroup>): readonly RuleGroup[] {
  const numbers = new Map<LintGroup, number>();
  const found = new Map<string, { keys: string[]; groups: readonly LintGroup[] }>();
  for (const { key, groups } of effective.values()) {
    for (const group of groups) if (!numbers.has(group)) numbers.set(group, numbers.size);
    const name = groups.map((group) => numbers.get(group)).join();
    const known = found.get(name) ?? { keys: [], groups };
    found.set(name, known);
    known.keys.push(key);
  }
  return [...found.values()];
}

/** Its rules, in the order of the file. */
export function* rulesOf({ groups }: { groups: readonly LintGroup[] }): Generator<RuleLine> {
  for (const { rules } of groups) yield* rules;
}

/**
 * Which crawlers of the registry each effective group binds: by their own token, or through a documented second choice,
 * or, for `*`, because no group names them.
 */
export function boundCrawlers(
  effective: ReadonlyMap<string, EffectiveGroup>,
): ReadonlyMap<string, readonly Crawler[]> {
  const bound = new Map<string, Crawler[]>();
  for (const crawler of crawlers) {
    const own = [crawler.token, ...crawler.fallback].map((token) => token.toLowerCase());
    const keys = crawler.obeysStar === false ? own : [...own, "*"];
    const key = keys.find((each) => effective.has(each));
    if (key === undefined) continue;
    const known = bound.get(key) ?? [];
    bound.set(key, known);
    known.push(crawler);
  }
  return bound;
}
