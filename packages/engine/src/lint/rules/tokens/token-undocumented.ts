import { findCrawler } from "../../../crawlers/registry.ts";
import { defineRule } from "../../rule.ts";
import { REGISTRY } from "../../sources.ts";

/** Crawlers whose operators are not known to say whether they follow robots.txt. */
export const tokenUndocumented = defineRule({
  id: "token-undocumented",
  severities: ["info"],
  since: "0.2.0",
  sources: [REGISTRY],
  *check(file) {
    for (const { from, to, name } of file.agents()) {
      const crawler = findCrawler(name);
      if (crawler === null || crawler.retired || crawler.respects === "yes") continue;
      const { token, operator, respects } = crawler;
      yield { from, to, args: { token, operator, respects } };
    }
  },
  examples: [
    { source: "User-agent: Googlebot\nDisallow: /\n", reports: [] },
    { source: "User-agent: Bytespider\nDisallow: /\n", reports: ["1:13-1:23"] },
  ],
});
