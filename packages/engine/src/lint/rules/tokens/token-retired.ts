import { findCrawler } from "../../../crawlers/registry.ts";
import { defineRule } from "../../rule.ts";
import { REGISTRY } from "../../sources.ts";

/** Crawlers that are known to be gone. */
export const tokenRetired = defineRule({
  id: "token-retired",
  severities: ["info"],
  since: "0.2.0",
  sources: [REGISTRY],
  *check(file) {
    for (const { from, to, name } of file.agents()) {
      const crawler = findCrawler(name);
      if (crawler?.retired !== true) continue;
      yield { from, to, args: { token: crawler.token, operator: crawler.operator } };
    }
  },
  examples: [
    { source: "User-agent: ClaudeBot\nDisallow: /\n", reports: [] },
    { source: "User-agent: anthropic-ai\nDisallow: /\n", reports: ["1:13-1:25"] },
  ],
});
