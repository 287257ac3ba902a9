import { otherLines } from "../../records/other-lines.ts";
import { knownKey, partsOf } from "../../records/signal-parts.ts";
import { usageStart } from "../../records/usage-path.ts";
import { defineRule } from "../../rule.ts";
import { AIPREF } from "../../sources.ts";

const KEYS = ["train-ai", "search"];

/** Keys of Content-Usage that are not in its vocabulary: they are passed over. */
export const contentUsageKeyUnknown = defineRule({
  id: "content-usage-key-unknown",
  severities: ["warning", "info"],
  since: "0.2.0",
  sources: [AIPREF],
  fixes: ["spell"],
  *check(file) {
    for (const line of otherLines(file, "content-usage")) {
      for (const { key, keySpan } of partsOf(line, usageStart(line.value))) {
        // Capitals make the whole value unreadable, which is another finding.
        if (KEYS.includes(key) || key !== key.toLowerCase()) continue;
        const expected = knownKey(key, KEYS);
        const { from, to } = keySpan;
        yield {
          from,
          to,
          severity: expected === null ? "info" : "warning",
          args: { key, known: KEYS, expected },
          fix:
            expected === null
              ? null
              : { code: "spell", edits: [{ start: from, end: to, text: expected }] },
        };
      }
    }
  },
  examples: [
    { source: "User-agent: *\nContent-Usage: /a train-ai=n, search=y\nAllow: /\n", reports: [] },
    {
      source: "User-agent: *\nContent-Usage: ai-train=n\nAllow: /\n",
      reports: ["2:16-2:24"],
      fixed: "User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n",
    },
  ],
});
