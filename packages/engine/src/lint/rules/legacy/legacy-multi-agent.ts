import { defineRule } from "../../rule.ts";
import { ORIGINAL_1994 } from "../../sources.ts";

/** Several user-agent lines in a group: allowed from the first, and not read by every crawler of that time. */
export const legacyMultiAgent = defineRule({
  id: "legacy-multi-agent",
  severities: ["info"],
  since: "0.2.0",
  sources: [ORIGINAL_1994],
  profile: "legacy",
  *check(file) {
    for (const { agents } of file.groups) {
      const [first, second] = agents;
      const last = agents.at(-1);
      if (first === undefined || second === undefined || last === undefined) continue;
      yield {
        from: second.line.from,
        to: last.to,
        args: { count: agents.length, first: first.name },
      };
    }
  },
  examples: [
    { source: "User-agent: a\nDisallow: /\n", reports: [] },
    {
      source: "User-agent: a\nUser-agent: b\nUser-agent: c\nDisallow: /\n",
      reports: ["2:1-3:14"],
    },
  ],
});
