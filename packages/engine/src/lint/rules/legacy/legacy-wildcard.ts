import { defineRule } from "../../rule.ts";
import { DRAFT_1996, ORIGINAL_1994 } from "../../sources.ts";

/** Stars and dollars: ordinary characters to crawlers of the old standards. */
export const legacyWildcard = defineRule({
  id: "legacy-wildcard",
  severities: ["info"],
  since: "0.2.0",
  sources: [ORIGINAL_1994, DRAFT_1996],
  profile: "legacy",
  *check(file) {
    for (const { from, to, pattern, isAllow } of file.rules())
      if (/\*|\$$/.test(pattern)) yield { from, to, args: { pattern, isAllow } };
  },
  examples: [
    { source: "User-agent: *\nDisallow: /private/\n", reports: [] },
    { source: "User-agent: *\nDisallow: /*.pdf$\n", reports: ["2:11-2:18"] },
  ],
});
