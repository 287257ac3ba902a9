import { otherLines, tokensOf } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { AIPREF } from "../../sources.ts";

/** Content-Usage: what it is, and where its standard stands. One finding a file. */
export const contentUsageDraft = defineRule({
  id: "content-usage-draft",
  severities: ["info"],
  since: "0.2.0",
  sources: [AIPREF],
  *check(file) {
    const [first] = otherLines(file, "content-usage");
    if (first === undefined) return;
    yield {
      ...file.content(first.line),
      args: { value: first.value, tokens: tokensOf(first.group) },
    };
  },
  examples: [
    { source: "User-agent: *\nAllow: /\n", reports: [] },
    { source: "User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n", reports: ["2:1-2:26"] },
  ],
});
