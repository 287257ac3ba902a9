import { findCrawler } from "../../../crawlers/registry.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CRAWLERS, REGISTRY } from "../../sources.ts";

/** Tokens under which nothing fetches: they say what fetched pages may be used for. */
export const tokenControlOnly = defineRule({
  id: "token-control-only",
  severities: ["info"],
  since: "0.2.0",
  sources: [REGISTRY, GOOGLE_CRAWLERS],
  *check(file) {
    for (const { from, to, name } of file.agents()) {
      const crawler = findCrawler(name);
      if (crawler?.controlOnly !== true) continue;
      yield { from, to, args: { token: crawler.token, operator: crawler.operator } };
    }
  },
  examples: [
    { source: "User-agent: Googlebot\nDisallow: /\n", reports: [] },
    { source: "User-agent: Google-Extended\nDisallow: /\n", reports: ["1:13-1:28"] },
  ],
});
