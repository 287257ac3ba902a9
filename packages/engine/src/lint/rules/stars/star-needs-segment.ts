import type { LintFile } from "../../input/file.ts";
import type { RuleLine } from "../../input/groups.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A pattern that begins with a slash, a star and a slash: it needs two slashes and leaves the top of the site alone. */
export const starNeedsSegment = defineRule({
  id: "star-needs-segment",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.3"), GOOGLE_SPEC],
  fixes: ["any-depth"],
  *check(file) {
    for (const rule of file.rules()) {
      const { from, pattern } = rule;
      const rest = /^\/\*\/([^*$]+.*)$/.exec(pattern)?.[1];
      if (rest === undefined || !rule.inForce) continue;
      const top = `/${rest.replaceAll("*", "").replace(/\$$/, "")}`;
      if (isCoveredAtTop(file, rule, top)) continue;
      yield {
        from,
        to: from + 3,
        args: { pattern, top, anywhere: `*/${rest}`, part: `/*${rest}` },
        fix: {
          code: "any-depth",
          edits: [{ start: from, end: from + 1, text: "" }],
          isChoice: true,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: */referrers\n", reports: [] },
    { source: "User-agent: *\nDisallow: /referrers\nDisallow: /*/referrers\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /*/referrers\n",
      reports: ["2:11-2:14"],
      fixed: "User-agent: *\nDisallow: */referrers\n",
    },
  ],
});

/** Whether another rule says the same of the address at the top of the site. */
function isCoveredAtTop(file: LintFile, rule: RuleLine, top: string): boolean {
  const key = file.groupAt(rule.line)?.agents[0]?.keys[0] ?? "";
  const group = file.ruleGroupOf(key);
  if (group === null) return true;
  const { verdict, line } = file.analysis.area(group).decide(top);
  return line !== null && verdict === (rule.isAllow ? "allowed" : "disallowed");
}
