import type { LintGroup } from "../../input/groups.ts";
import { type OtherLine, otherLines } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { CONTENT_SIGNAL } from "../../sources.ts";

/** More than one Content-Signal line in a group. */
export const contentSignalRepeated = defineRule({
  id: "content-signal-repeated",
  severities: ["warning"],
  since: "0.2.0",
  sources: [CONTENT_SIGNAL],
  *check(file) {
    const seen = new Map<LintGroup | null, OtherLine>();
    for (const signal of otherLines(file, "content-signal")) {
      const first = seen.get(signal.group) ?? signal;
      seen.set(signal.group, first);
      if (first === signal) continue;
      yield {
        ...file.content(signal.line),
        args: { first: first.line.number },
        cause: file.content(first.line),
      };
    }
  },
  examples: [
    {
      source:
        "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\nUser-agent: a\nContent-Signal: ai-train=yes\nAllow: /\n",
      reports: [],
    },
    {
      source: "User-agent: *\nContent-Signal: ai-train=no\nContent-Signal: search=yes\nAllow: /\n",
      reports: ["3:1-3:27"],
    },
  ],
});
