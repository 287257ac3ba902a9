import { otherLines, tokensOf } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { RSL } from "../../sources.ts";

/** License: for whom a line holds, and who reads it. */
export const licenseScope = defineRule({
  id: "license-scope",
  severities: ["info"],
  since: "0.2.0",
  sources: [RSL],
  *check(file) {
    for (const { line, value, group } of otherLines(file, "license")) {
      yield { ...file.content(line), args: { value, tokens: tokensOf(group) } };
    }
  },
  examples: [
    { source: "User-agent: *\nAllow: /\n", reports: [] },
    {
      source:
        "License: https://h.example/l.xml\nUser-agent: a\nLicense: https://h.example/a.xml\nAllow: /\n",
      reports: ["1:1-1:33", "3:1-3:33"],
    },
  ],
});
