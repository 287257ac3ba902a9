import { crawlers, findCrawler } from "../../../crawlers/registry.ts";
import type { AgentLine } from "../../input/groups.ts";
import { shapeOf } from "../../input/token-shape.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

/** Names with characters that no token has: they are cut there, and what is left may be somebody else. */
export const tokenCut = defineRule({
  id: "token-cut",
  severities: ["warning", "info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_CODE],
  fixes: ["token-only"],
  *check(file) {
    for (const agent of file.agents()) {
      if (shapeOf(agent.value) !== "odd") continue;
      const { from, to, value, token } = agent;
      const hit = findCrawler(token);
      yield {
        from,
        to,
        severity: hit === null ? "info" : "warning",
        args: { value, cut: token, hits: hit === null ? [] : alsoCaught(agent) },
        fix:
          hit === null
            ? null
            : {
                code: "token-only",
                edits: [{ start: from, end: to, text: token }],
                isChoice: true,
              },
      };
    }
  },
  examples: [
    { source: "User-agent: MJ12bot\nUser-agent: Sogou web spider\nDisallow: /\n", reports: [] },
    {
      source: "User-agent: Googlebot News\nDisallow: /\n",
      reports: ["1:13-1:27"],
      fixed: "User-agent: Googlebot\nDisallow: /\n",
    },
    { source: "User-agent: Offline Explorer\nDisallow: /\n", reports: ["1:13-1:29"] },
  ],
});

/** The crawler of what is left, and those that look for its group as their second choice. */
function alsoCaught({ token }: AgentLine): readonly string[] {
  const name = token.toLowerCase();
  return crawlers
    .filter((each) =>
      [each.token, ...each.aliases, ...each.fallback].some((own) => own.toLowerCase() === name),
    )
    .map((each) => each.token);
}
