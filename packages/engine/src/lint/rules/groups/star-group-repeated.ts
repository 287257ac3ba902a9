import { mergeGroups } from "../../merge.ts";
import { defineRule } from "../../rule.ts";
import { rfc, YANDEX } from "../../sources.ts";

/** Several groups for everybody: they count together, but Yandex takes only one. */
export const starGroupRepeated = defineRule({
  id: "star-group-repeated",
  severities: ["info", "warning"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), YANDEX],
  fixes: ["merge"],
  *check(file) {
    const star = file.effective.get("*");
    const again = star?.agents.find((agent) => star.groups[1]?.agents.includes(agent));
    if (star === undefined || again === undefined) return;
    const edits = mergeGroups(file, star.groups);
    yield {
      from: again.from,
      to: again.to,
      severity: file.hasProfile("yandex") ? "warning" : "info",
      args: {
        groups: star.groups.length,
        lines: star.groups.map((group) => group.agents[0]?.line.number ?? 0).slice(0, 20),
      },
      cause: star.agents[0] ?? null,
      fix: edits === null ? null : { code: "merge", edits, onlyProven: true },
    };
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
      reports: ["4:13-4:14"],
      fixed: "User-agent: *\nDisallow: /a\nDisallow: /b\n\n",
    },
  ],
});
