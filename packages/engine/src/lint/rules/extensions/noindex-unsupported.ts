import { otherLines } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { EXTENSIONS, GOOGLE_CODE, NOINDEX_ENDS } from "../../sources.ts";

/** Noindex in a robots.txt: nobody reads it any more. */
export const noindexUnsupported = defineRule({
  id: "noindex-unsupported",
  severities: ["warning"],
  since: "0.2.0",
  sources: [NOINDEX_ENDS, GOOGLE_CODE, EXTENSIONS],
  *check(file) {
    for (const { line, value, group } of otherLines(file, "noindex")) {
      const key = group?.agents[0]?.keys[0] ?? "";
      const rules = file.ruleGroupOf(key);
      const path = value.replaceAll("*", "").replace(/\$$/, "");
      const blocked = rules === null ? null : file.analysis.area(rules).decide(path);
      const isBlocked = blocked?.verdict === "disallowed";
      yield {
        ...file.content(line),
        args: { value, blockedBy: isBlocked ? blocked.line : null },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /a\nNoindex: /a\nNoindex: /b\n",
      reports: ["3:1-3:12", "4:1-4:12"],
    },
  ],
});
