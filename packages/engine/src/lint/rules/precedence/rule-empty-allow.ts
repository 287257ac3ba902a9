import { removeLines } from "../../edits.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** An Allow without a path. It says nothing. */
export const ruleEmptyAllow = defineRule({
  id: "rule-empty-allow",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC],
  fixes: ["remove", "say-open"],
  *check(file) {
    for (const { line, isAllow, pattern, from } of file.rules()) {
      if (!isAllow || pattern !== "" || line.key === null) continue;
      const isOnly = file.groupAt(line)?.rules.length === 1;
      const key = { start: line.key.from, end: line.key.to, text: "Disallow" };
      yield {
        from: line.key.from,
        to: from,
        args: { isOnly },
        fix: isOnly
          ? { code: "say-open", edits: [key] }
          : { code: "remove", edits: removeLines([line]) },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow:\n", reports: [] },
    {
      source: "User-agent: *\nAllow:\nDisallow: /a\n\nUser-agent: b\nAllow:\n",
      reports: ["2:1-2:7", "6:1-6:7"],
      fixed: "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow:\n",
    },
  ],
});
