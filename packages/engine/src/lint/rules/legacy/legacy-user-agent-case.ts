import { defineRule } from "../../rule.ts";
import { ORIGINAL_1994 } from "../../sources.ts";

/** Keys in other letters than those of the text of 1994: some crawlers of that time wanted them exactly so. */
export const legacyUserAgentCase = defineRule({
  id: "legacy-user-agent-case",
  severities: ["info"],
  since: "0.2.0",
  sources: [ORIGINAL_1994],
  profile: "legacy",
  fixes: ["as-written"],
  *check(file) {
    for (const { key, kind, spelling } of file.lines) {
      if (key === null || spelling !== "exact") continue;
      const expected =
        kind === "user-agent" ? "User-agent" : kind === "disallow" ? "Disallow" : null;
      const found = file.text(key);
      if (expected === null || found === expected) continue;
      yield {
        from: key.from,
        to: key.to,
        args: { found, expected },
        fix: { code: "as-written", edits: [{ start: key.from, end: key.to, text: expected }] },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "User-Agent: *\ndisallow: /a\n",
      reports: ["1:1-1:11", "2:1-2:9"],
      fixed: "User-agent: *\nDisallow: /a\n",
    },
  ],
});
