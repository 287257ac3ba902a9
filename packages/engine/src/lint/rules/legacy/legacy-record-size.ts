import { linesOf } from "../../input/groups.ts";
import { defineRule } from "../../rule.ts";
import { ORIGINAL_1994 } from "../../sources.ts";

/** Octets of one record that crawlers of that time had room for: from 512 on some did not. */
const SMALL = 512;
const LARGE = 1024;

/** Groups that are longer than what crawlers of the nineties kept of them. */
export const legacyRecordSize = defineRule({
  id: "legacy-record-size",
  severities: ["info"],
  since: "0.2.0",
  sources: [ORIGINAL_1994],
  profile: "legacy",
  *check(file) {
    for (const group of file.groups) {
      const [first, last] = linesOf(group);
      const from = file.lines[first - 1]?.from ?? 0;
      const to = file.lines[last - 1]?.end ?? from;
      if (to - from <= SMALL) continue;
      const args = { octets: to - from, limit: to - from > LARGE ? LARGE : SMALL };
      const agent = group.agents[0];
      if (agent !== undefined) yield { from: agent.from, to: agent.to, args };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: `User-agent: *\n${"Disallow: /a-longer-path\n".repeat(60)}`,
      reports: ["1:13-1:14"],
    },
  ],
});
