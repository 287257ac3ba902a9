import { linesOf } from "../../groups.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A named group without any rule line: it opens everything for its crawlers. */
export const groupEmpty = defineRule({
  id: "group-empty",
  severities: ["warning", "info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["say-open"],
  *check(file) {
    for (const group of file.groups) {
      if (group.rules.length > 0) continue;
      const [first] = group.agents;
      const last = group.agents.at(-1);
      if (first === undefined || last === undefined) continue;
      yield {
        from: first.from,
        to: last.to,
        args: { tokens: group.agents.map(({ name }) => name), line: linesOf(group)[0] },
        fix: {
          code: "say-open",
          edits: [{ start: last.line.end, end: last.line.end, text: `${file.lineEnd}Disallow:` }],
        },
      };
    }
  },
  examples: [
    { source: "User-agent: a\nDisallow:\n", reports: [] },
    { source: "User-agent: a\n", reports: ["1:13-1:14"], fixed: "User-agent: a\nDisallow:\n" },
  ],
});
