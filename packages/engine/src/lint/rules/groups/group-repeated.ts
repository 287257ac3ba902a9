import { mergeGroups } from "../../merge.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, ORIGINAL_1994, rfc } from "../../sources.ts";

/** A crawler that several groups name: they count together, but not for everybody. */
export const groupRepeated = defineRule({
  id: "group-repeated",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC, ORIGINAL_1994],
  fixes: ["merge"],
  *check(file) {
    const reported = new Set<number>();
    for (const { key, agents, groups } of file.effective.values()) {
      const again = agents.find((agent) => groups[1]?.agents.includes(agent));
      if (key === "*" || again === undefined || reported.has(again.line.number)) continue;
      reported.add(again.line.number);
      const edits = mergeGroups(file, groups);
      yield {
        from: again.from,
        to: again.to,
        args: {
          token: again.name,
          groups: groups.length,
          lines: groups.map((group) => group.agents[0]?.line.number ?? 0).slice(0, 20),
        },
        cause: agents[0] ?? null,
        fix: edits === null ? null : { code: "merge", edits, onlyProven: true },
      };
    }
  },
  examples: [
    { source: "User-agent: a\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n", reports: [] },
    {
      source:
        "User-agent: a\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n\nUser-agent: A\nDisallow: /c\n",
      reports: ["7:13-7:14"],
      fixed: "User-agent: a\nDisallow: /a\nDisallow: /c\n\nUser-agent: *\nDisallow: /b\n\n",
    },
  ],
});
