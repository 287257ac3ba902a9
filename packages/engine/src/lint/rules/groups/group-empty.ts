import { findCrawler } from "../../../crawlers/registry.ts";
import { insertAfter } from "../../edits.ts";
import type { LintFile } from "../../input/file.ts";
import type { AgentLine } from "../../input/groups.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Crawlers that are named and get no rule at all: everything is open to them. */
export const groupEmpty = defineRule({
  id: "group-empty",
  severities: ["warning", "info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["say-open"],
  *check(file) {
    const last = file.groups.at(-1);
    if (last === undefined || last.rules.length > 0) return;
    const agents = last.agents.filter((agent) => isWithoutRules(file, agent));
    const [first] = agents;
    const end = last.agents.at(-1);
    if (first === undefined || end === undefined) return;
    const readsStar = agents.some(({ name }) => findCrawler(name)?.obeysStar !== false);
    const star = readsStar ? file.effective.get("*") : undefined;
    yield {
      from: first.from,
      to: agents.at(-1)?.to ?? first.to,
      severity: star === undefined ? "info" : "warning",
      args: { tokens: agents.map(({ name }) => name), hasStar: star !== undefined },
      cause: star?.agents[0] ?? null,
      fix: { code: "say-open", edits: [insertAfter(file, end.line, ["Disallow:"])] },
    };
  },
  examples: [
    { source: "User-agent: Bingbot\nDisallow:\n", reports: [] },
    {
      source: "User-agent: Bingbot\nDisallow: /a\n\nUser-agent: Bingbot\nCrawl-delay: 5\n",
      reports: [],
    },
    {
      source: "User-agent: *\nDisallow: /private/\n\nUser-agent: Slurp\nCrawl-delay: 10\n",
      reports: ["4:13-4:18"],
      fixed:
        "User-agent: *\nDisallow: /private/\n\nUser-agent: Slurp\nDisallow:\nCrawl-delay: 10\n",
    },
  ],
});

/** Groups of one token count together: another one may have the rules. */
function isWithoutRules(file: LintFile, { keys, isStar }: AgentLine): boolean {
  if (isStar || keys.length === 0) return false;
  return keys.every((key) =>
    (file.effective.get(key)?.groups ?? []).every(({ rules }) => rules.length === 0),
  );
}
