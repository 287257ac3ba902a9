import { type RuleGroup, rulesOf } from "../../input/effective.ts";
import type { LintFile } from "../../input/file.ts";
import type { RuleLine } from "../../input/groups.ts";
import { patternSignature } from "../../proofs/signature.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, ORIGINAL_1994, rfc } from "../../sources.ts";

/** Allow and disallow for the same pattern: allow wins, but not for crawlers that read in order. */
export const ruleConflictTie = defineRule({
  id: "rule-conflict-tie",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC, ORIGINAL_1994],
  *check(file) {
    const reported = new Set<RuleLine>();
    for (const group of file.ruleGroups) {
      for (const [allow, disallow] of tiesIn(file, group)) {
        if (reported.has(disallow)) continue;
        reported.add(disallow);
        yield {
          ...file.content(disallow.line),
          args: {
            pattern: disallow.pattern,
            allow: allow.line.number,
            allowIsFirst: allow.line.number < disallow.line.number,
          },
          cause: file.content(allow.line),
        };
      }
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\nAllow: /a/\nAllow: /b\n", reports: [] },
    { source: "User-agent: *\nDisallow: /page\nAllow: /page\n", reports: ["2:1-2:16"] },
  ],
});

function* tiesIn(file: LintFile, group: RuleGroup): Generator<[RuleLine, RuleLine]> {
  const allowed = new Map<string, RuleLine>();
  const rules = [...rulesOf(group)].filter(({ inForce }) => inForce);
  if (!file.budget.spend(2 * rules.length)) return;
  for (const rule of rules) if (rule.isAllow) allowed.set(patternSignature(file.bytes, rule), rule);
  for (const rule of rules) {
    const allow = rule.isAllow ? undefined : allowed.get(patternSignature(file.bytes, rule));
    if (allow !== undefined) yield [allow, rule];
  }
}
