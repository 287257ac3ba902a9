import { removeLines } from "../../edits.ts";
import { rulesOf } from "../../input/effective.ts";
import type { LintFile } from "../../input/file.ts";
import type { RuleLine } from "../../input/groups.ts";
import { lineSignature } from "../../proofs/signature.ts";
import { defineRule } from "../../rule.ts";
import { rfc } from "../../sources.ts";

/** The same rule twice for one crawler. */
export const ruleDuplicate = defineRule({
  id: "rule-duplicate",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.2")],
  fixes: ["remove"],
  *check(file) {
    for (const [rule, first] of repeatsIn(file)) {
      yield {
        ...file.content(rule.line),
        args: { isAllow: rule.isAllow, pattern: rule.pattern, first: first.line.number },
        cause: file.content(first.line),
        fix: {
          code: "remove",
          edits: removeLines([rule.line]),
          isProven: saysItToAll(file, first, rule),
          onlyProven: true,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /a%C3%A9\nDisallow: /b\ndisallow: /aé # again\n",
      reports: ["4:1-4:22"],
      fixed: "User-agent: *\nDisallow: /a%C3%A9\nDisallow: /b\n",
    },
  ],
});

/** Whether whoever is bound by the second is bound by the first, and the group keeps a rule that ends its user-agent lines. */
function saysItToAll(file: LintFile, first: RuleLine, second: RuleLine): boolean {
  const group = file.groupAt(second.line);
  const other = file.groupAt(first.line);
  if (group === null || other === null || group.rules.length < 2) return false;
  if (group === other) return true;
  const names = new Set(other.agents.flatMap((agent) => agent.names));
  return group.agents.every((agent) => agent.names.every((name) => names.has(name)));
}

/** Later rules with the earlier ones that say the same, in file order. */
function repeatsIn(file: LintFile): ReadonlyMap<RuleLine, RuleLine> {
  const repeats = new Map<RuleLine, RuleLine>();
  for (const group of file.ruleGroups) {
    const known = new Map<string, RuleLine>();
    const rules = [...rulesOf(group)].filter(({ inForce }) => inForce);
    if (!file.budget.spend(rules.length)) break;
    for (const rule of rules) {
      const signature = lineSignature(file.bytes, rule.line) ?? "";
      const first = known.get(signature) ?? rule;
      known.set(signature, first);
      if (first !== rule && !repeats.has(rule)) repeats.set(rule, first);
    }
  }
  return repeats;
}
