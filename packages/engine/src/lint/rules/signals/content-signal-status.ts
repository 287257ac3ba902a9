import { otherLines, tokensOf } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { CONTENT_SIGNAL, EXTENSIONS } from "../../sources.ts";

/** Content-Signal: what it is, and that nobody is known to act on it. One finding a file. */
export const contentSignalStatus = defineRule({
  id: "content-signal-status",
  severities: ["info"],
  since: "0.2.0",
  sources: [CONTENT_SIGNAL, EXTENSIONS],
  *check(file) {
    const [first] = otherLines(file, "content-signal");
    if (first === undefined) return;
    yield {
      ...file.content(first.line),
      args: { value: first.value, tokens: tokensOf(first.group) },
    };
  },
  examples: [
    { source: "User-agent: *\nAllow: /\n", reports: [] },
    {
      source: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n",
      reports: ["2:1-2:28"],
    },
  ],
});
