import { otherLines, tokensOf } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { EXTENSIONS, SEZNAM } from "../../sources.ts";

const RATE =
  /^\d+\s*\/\s*\d+\s*[smh]?(?:\s+(?:[01]\d|2[0-4])[0-5]\d\s*-\s*(?:[01]\d|2[0-4])[0-5]\d)?$/i;

/** Request-rate: Seznam alone documents it. */
export const requestRate = defineRule({
  id: "request-rate",
  severities: ["info", "error"],
  since: "0.2.0",
  sources: [SEZNAM, EXTENSIONS],
  *check(file) {
    for (const { line, value, group } of otherLines(file, "request-rate")) {
      const isValid = RATE.test(value);
      yield {
        ...file.content(line),
        severity: isValid ? "info" : "error",
        args: { value, isValid, tokens: tokensOf(group) },
      };
    }
  },
  examples: [
    { source: "User-agent: SeznamBot\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent: SeznamBot\nRequest-rate: 1/10s 1800-1900\nDisallow: /a\n",
      reports: ["2:1-2:30"],
    },
    { source: "User-agent: *\nRequest-rate: often\nDisallow: /a\n", reports: ["2:1-2:20"] },
  ],
});
