import { defineRule } from "../../rule.ts";
import { DRAFT_1996, ORIGINAL_1994 } from "../../sources.ts";

/** Allow: the text of 1994 does not know it, and that of 1996 takes the first rule that matches. */
export const legacyAllow = defineRule({
  id: "legacy-allow",
  severities: ["info"],
  since: "0.2.0",
  sources: [ORIGINAL_1994, DRAFT_1996],
  profile: "legacy",
  *check(file) {
    for (const { rules } of file.groups) {
      let disallow: number | null = null;
      for (const { line, isAllow, pattern, inForce } of rules) {
        if (!isAllow && inForce) disallow ??= line.number;
        if (isAllow) yield { ...file.content(line), args: { pattern, behind: disallow } };
      }
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    { source: "User-agent: *\nDisallow: /a\nAllow: /a/b\n", reports: ["3:1-3:12"] },
  ],
});
