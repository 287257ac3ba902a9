import type { RuleState } from "../../../analyse/model.ts";
import type { ReadingId } from "../../../model.ts";
import { removeLines } from "../../edits.ts";
import { rulesOf } from "../../input/effective.ts";
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
    for (const [rule, state] of deadIn(file)) {
      const by = state.coveredBy.map((number) => file.lines[number - 1]);
      const [first] = by;
      if (first === undefined) continue;
      const kinds = new Set(by.map((line) => line?.kind));
      yield {
        ...file.content(rule.line),
        args: {
          isAllow: rule.isAllow,
          pattern: rule.pattern,
          coveredBy: state.coveredBy.slice(0, 20),
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

/** Rules that are dead in every set that they belong to, in both readings. */
function deadIn(file: LintFile): ReadonlyMap<RuleLine, RuleState> {
  const dead = new Map<RuleLine, RuleState>();
  const alive = new Set<RuleLine>();
  for (const [rule, state] of statesIn(file)) {
    if (state === null || !isLost(file, rule, state)) alive.add(rule);
    else if (!dead.has(rule)) dead.set(rule, state);
  }
  for (const rule of alive) dead.delete(rule);
  return dead;
}

/** Dead, and not only because the same pattern stands in another line: that is another finding. */
function isLost(file: LintFile, rule: RuleLine, { state, because, coveredBy }: RuleState): boolean {
  if (state !== "dead" || because === "no-address") return false;
  const own = patternSignature(file.bytes, rule);
  return coveredBy.every((number) => {
    const value = file.lines[number - 1]?.value ?? null;
    return value === null || patternSignature(file.bytes, value) !== own;
  });
}

const READINGS: readonly ReadingId[] = ["rfc9309", "google"];

/** The rules of sets in which one may be dead, with their states in both readings; null where that was too much work. */
function* statesIn(file: LintFile): Generator<readonly [RuleLine, RuleState | null]> {
  const { analysis, allRuleGroups } = file;
  const doubtful = allRuleGroups.filter((group) => analysis.hasDoubtful(group, "rfc9309"));
  // A rule is dead only if it is so in all its sets.
  const rules = new Set(doubtful.flatMap((group) => [...rulesOf(group)]));
  for (const group of allRuleGroups) {
    const own = [...rulesOf(group)].filter((rule) => rules.has(rule));
    for (const reading of own.length === 0 ? [] : READINGS) {
      const states = analysis.states(group, reading);
      for (const rule of own) {
        const state = states?.get(rule.line.number) ?? null;
        // A rule that the reading does not give to these crawlers says nothing about it.
        if (states === null || state !== null) yield [rule, state];
      }
    }
  }
}
