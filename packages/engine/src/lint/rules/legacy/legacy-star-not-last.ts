import { defineRule } from "../../rule.ts";
import { DRAFT_1996, ORIGINAL_1994 } from "../../sources.ts";

/** A group for everybody in front of others: who reads only until a record fits never reaches its own. */
export const legacyStarNotLast = defineRule({
  id: "legacy-star-not-last",
  severities: ["info"],
  since: "0.2.0",
  sources: [ORIGINAL_1994, DRAFT_1996],
  profile: "legacy",
  *check(file) {
    for (const [i, { agents }] of file.groups.entries()) {
      const star = agents.find(({ isStar }) => isStar);
      const next = file.groups.slice(i + 1).find((group) => !group.agents.some((a) => a.isStar));
      const below = next?.agents[0];
      if (star === undefined || below === undefined) continue;
      yield { from: star.from, to: star.to, args: { below: below.name }, cause: below };
      return;
    }
  },
  examples: [
    {
      source: "User-agent: a\nDisallow:\n\nUser-agent: *\nDisallow: /\n",
      reports: [],
    },
    {
      source: "User-agent: *\nDisallow: /\n\nUser-agent: linkCheck\nDisallow:\n",
      reports: ["1:13-1:14"],
    },
  ],
});
