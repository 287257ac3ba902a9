import { otherLines, tokensOf } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { EXTENSIONS } from "../../sources.ts";

const TIME = /^(?:[01]\d|2[0-4]):?[0-5]\d\s*-\s*(?:[01]\d|2[0-4]):?[0-5]\d$/;

/** Visit-time: an old proposal that no crawler is known to read. */
export const visitTime = defineRule({
  id: "visit-time",
  severities: ["info", "error"],
  since: "0.2.0",
  sources: [EXTENSIONS],
  *check(file) {
    for (const { line, value, group } of otherLines(file, "visit-time")) {
      const isValid = TIME.test(value);
      yield {
        ...file.content(line),
        severity: isValid ? "info" : "error",
        args: { value, isValid, tokens: tokensOf(group) },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    { source: "User-agent: *\nVisit-time: 0600-0845\nDisallow: /a\n", reports: ["2:1-2:22"] },
    { source: "User-agent: *\nVisit-time: at night\nDisallow: /a\n", reports: ["2:1-2:21"] },
  ],
});
