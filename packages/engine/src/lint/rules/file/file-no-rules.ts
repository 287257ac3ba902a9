import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Text, but no rule in a group: nothing is blocked. Who writes an empty Disallow says so. */
export const fileNoRules = defineRule({
  id: "file-no-rules",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  *check(file) {
    const first = file.lines.find(({ kind }) => kind !== "blank");
    if (first === undefined || file.groups.some(({ rules }) => rules.length > 0)) return;
    yield { ...file.content(first), args: { lines: file.lines.length } };
  },
  examples: [
    { source: "User-agent: *\nDisallow:\n", reports: [] },
    { source: "", reports: [] },
    { source: "# nothing yet\nSitemap: https://h.example/s.xml\n", reports: ["1:1-1:14"] },
  ],
});
