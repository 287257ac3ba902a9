import { wholeSiteRule } from "../../input/whole-site.ts";
import { otherLines } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { CONTENT_SIGNAL } from "../../sources.ts";

/** Signals for pages that the same group closes altogether. */
export const contentSignalBlocked = defineRule({
  id: "content-signal-blocked",
  severities: ["info"],
  since: "0.2.0",
  sources: [CONTENT_SIGNAL],
  *check(file) {
    for (const { line, group } of otherLines(file, "content-signal")) {
      const rules = file.ruleGroupOf(group?.agents[0]?.keys[0] ?? "");
      const rule = rules === null ? null : wholeSiteRule(file, rules);
      if (rule === null) continue;
      yield {
        ...file.content(line),
        args: { line: rule.line.number },
        cause: file.content(rule.line),
      };
    }
  },
  examples: [
    {
      source: "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /\nAllow: /a\n",
      reports: [],
    },
    {
      source: "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /\n",
      reports: ["2:1-2:28"],
    },
  ],
});
