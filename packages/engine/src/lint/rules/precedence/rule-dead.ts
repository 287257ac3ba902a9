import { removeLines } from "../../edits.ts";
import { type RuleGroup, rulesOf } from "../../input/effective.ts";
import type { LintFile } from "../../input/file.ts";
import type { RuleLine } from "../../input/groups.ts";
import { patternSignature } from "../../proofs/signature.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A rule that never decides any address, for any crawler that it binds. Proven, or not reported. */
export const ruleDead = defineRule({
  id: "rule-dead",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC],
  fixes: ["remove"],
  *check(file) {
    for (const [rule, coveredBy] of deadIn(file)) {
      const by = coveredBy.map((number) => file.lines[number - 1]);
      const [first] = by;
      if (first === undefined) continue;
      const kinds = new Set(by.map((line) => line?.kind));
      yield {
        ...file.content(rule.line),
        args: {
          isAllow: rule.isAllow,
          pattern: rule.pattern,
          coveredBy: coveredBy.slice(0, 20),
          isOverruled: kinds.has(rule.isAllow ? "disallow" : "allow"),
        },
        cause: file.content(first),
        fix: { code: "remove", edits: removeLines([rule.line]), onlyProven: true },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\nDisallow: /a/b\n", reports: [] },
    { source: "User-agent: *\nDisallow: /a\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /shop\nDisallow: /b\nAllow: /shop*\n",
      reports: ["2:1-2:16"],
      fixed: "User-agent: *\nDisallow: /b\nAllow: /shop*\n",
    },
    {
      source: "User-agent: a\nUser-agent: b\nDisallow: /x\n\nUser-agent: a\nAllow: /x*\n",
      reports: [],
    },
  ],
});

/** Rules that are dead in every set that they belong to, in both readings, with the lines that decide instead. */
function deadIn(file: LintFile): ReadonlyMap<RuleLine, readonly number[]> {
  const { analysis, allRuleGroups } = file;
  const dead = new Map<RuleLine, readonly number[]>();
  const alive = new Set<RuleLine>();
  for (const [rule, by] of fates(allRuleGroups, (group) => analysis.area(group).dead())) {
    if (by === undefined || repeats(file, rule, by)) alive.add(rule);
    else if (!dead.has(rule)) dead.set(rule, by);
  }
  for (const rule of alive) dead.delete(rule);
  const concerned = allRuleGroups.filter((group) => [...rulesOf(group)].some((r) => dead.has(r)));
  for (const [rule, by] of fates(concerned, (group) => analysis.area(group, "google").dead()))
    if (by === undefined) dead.delete(rule);
  return dead;
}

/** The rules in force of sets, with what decides instead of them. */
function* fates(
  groups: readonly RuleGroup[],
  deadOf: (group: RuleGroup) => ReadonlyMap<number, readonly number[]>,
): Generator<readonly [RuleLine, readonly number[] | undefined]> {
  for (const group of groups) {
    const dead = deadOf(group);
    for (const rule of rulesOf(group)) if (rule.inForce) yield [rule, dead.get(rule.line.number)];
  }
}

/** The same pattern stands in another line: that is another finding. */
function repeats(file: LintFile, rule: RuleLine, by: readonly number[]): boolean {
  const own = patternSignature(file.bytes, rule);
  return by.some((number) => {
    const value = file.lines[number - 1]?.value ?? null;
    return value !== null && patternSignature(file.bytes, value) === own;
  });
}
