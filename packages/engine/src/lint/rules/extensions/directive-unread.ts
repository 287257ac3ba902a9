import { defineRule } from "../../rule.ts";
import { EXTENSIONS, GOOGLE_CODE } from "../../sources.ts";

/** Directives that somebody has documented, and that no crawler is known to read, or one alone. */
const UNREAD = /^(?:domain|indexpage|llm-policy|noarchive|nofollow|revisit-after|robot-version)$/i;

/** Directives of old proposals and of single engines. */
export const directiveUnread = defineRule({
  id: "directive-unread",
  severities: ["info"],
  since: "0.2.0",
  sources: [GOOGLE_CODE, EXTENSIONS],
  *check(file) {
    for (const line of file.lines) {
      if (line.kind !== "other" || line.key === null) continue;
      const key = file.text(line.key);
      if (!UNREAD.test(key)) continue;
      const reader = /^indexpage$/i.test(key) ? "360Spider" : null;
      yield { from: line.key.from, to: line.key.to, args: { key, reader } };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\nHost: h.example\n", reports: [] },
    { source: "User-agent: *\nDisallow: /a\nRevisit-after: 7 days\n", reports: ["3:1-3:14"] },
  ],
});
