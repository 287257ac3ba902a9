import { between, removeLines } from "../../edits.ts";
import { linesOf } from "../../input/groups.ts";
import { defineRule } from "../../rule.ts";
import { DRAFT_1996, rfc, YANDEX } from "../../sources.ts";

/** Blank lines inside a group. They mean nothing by the standard; some crawlers end the group there. */
export const groupSplitBlank = defineRule({
  id: "group-split-blank",
  severities: ["info", "warning"],
  since: "0.2.0",
  sources: [rfc("2.2"), YANDEX, DRAFT_1996],
  fixes: ["remove-blank-lines"],
  *check(file) {
    const isStrict = file.hasProfile("yandex") || file.hasProfile("legacy");
    for (const group of file.groups) {
      const agent = group.agents.at(-1)?.line.number ?? 1;
      const blanks = between(file, agent, linesOf(group)[1]).filter(({ kind }) => kind === "blank");
      const [first] = blanks;
      if (first === undefined) continue;
      const lost = group.rules.filter(({ line }) => line.number > first.number);
      yield {
        from: first.from,
        to: first.to,
        severity: isStrict ? "warning" : "info",
        args: { blanks: blanks.length, lost: lost.length, rules: group.rules.length },
        cause: lost[0] ?? null,
        fix: { code: "remove-blank-lines", edits: removeLines(blanks) },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /c\n", reports: [] },
    {
      source: "User-agent: *\n\nDisallow: /a\n\nDisallow: /b\n",
      reports: ["2:1-3:1"],
      fixed: "User-agent: *\nDisallow: /a\nDisallow: /b\n",
    },
  ],
});
