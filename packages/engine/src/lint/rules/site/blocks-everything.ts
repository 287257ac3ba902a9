import { searchersIn } from "../../input/searchers.ts";
import { wholeSiteRule } from "../../input/whole-site.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A set of rules that closes the whole site to everybody, or to search crawlers: proven for all addresses. */
export const blocksEverything = defineRule({
  id: "blocks-everything",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC],
  *check(file) {
    for (const group of file.ruleGroups) {
      const crawlers = searchersIn(file, group);
      const isStar = group.keys.includes("*");
      if (!isStar && crawlers.length === 0) continue;
      const rule = wholeSiteRule(file, group);
      if (rule === null) continue;
      const [agent] = group.keys.flatMap((key) => file.effective.get(key)?.agents[0] ?? []);
      yield {
        ...file.content(rule.line),
        args: { isStar, crawlers, token: agent?.name ?? "*" },
        cause: agent ?? null,
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /\nAllow: /public/\n", reports: [] },
    { source: "User-agent: GPTBot\nDisallow: /\n", reports: [] },
    { source: "User-agent: *\nDisallow: /\n", reports: ["2:1-2:12"] },
    { source: "User-agent: Googlebot\nDisallow: /*\nAllow: /\n", reports: ["2:1-2:13"] },
  ],
});
