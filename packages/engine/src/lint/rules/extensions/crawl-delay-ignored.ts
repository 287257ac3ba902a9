import type { LintFile } from "../../input/file.ts";
import { HONOUR_DELAY, IGNORE_DELAY } from "../../records/delay-readers.ts";
import { type OtherLine, otherLines, tokensOf } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { BING, COMMON_CRAWL, GOOGLE_SPEC, REGISTRY } from "../../sources.ts";

/** Seconds above which Common Crawl may leave a page out. */
const LARGE = 30;

/** Crawl-delay: who reads it, who does not, and whether it is a number. */
export const crawlDelayIgnored = defineRule({
  id: "crawl-delay-ignored",
  severities: ["info", "error"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC, REGISTRY, BING, COMMON_CRAWL],
  *check(file) {
    for (const delay of otherLines(file, "crawl-delay")) {
      const { from, to, value, group } = delay;
      const isNumber = /^(?:\d+(?:\.\d*)?|\.\d+)$/.test(value);
      yield {
        from: from === to ? delay.line.from : from,
        to,
        severity: isNumber ? "info" : "error",
        args: {
          value,
          isNumber,
          tokens: tokensOf(group),
          isLarge: isNumber && Number(value) > LARGE,
          ...readersOf(file, delay),
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    { source: "User-agent: Googlebot\nCrawl-delay: 10\nDisallow: /a\n", reports: ["2:14-2:16"] },
    { source: "User-agent: *\nCrawl-delay: 45\nDisallow: /a\n", reports: ["2:14-2:16"] },
    { source: "User-agent: *\nCrawl-delay: slow\nDisallow: /a\n", reports: ["2:14-2:18"] },
    { source: "Crawl-delay: 5\n", reports: ["1:14-1:15"] },
  ],
});

/** Crawlers that the group binds, by what they do with it. Bingbot takes it from the group of everybody as well. */
function readersOf(file: LintFile, { group }: OtherLine) {
  const keys = new Set((group?.agents ?? []).flatMap((agent) => agent.keys));
  const bound = [...keys].flatMap((key) => file.boundBy(key).map(({ token }) => token));
  const readers = bound.filter((token) => HONOUR_DELAY.has(token));
  if (keys.has("*") && !readers.includes("Bingbot")) readers.unshift("Bingbot");
  return { readers, ignorers: bound.filter((token) => IGNORE_DELAY.has(token)) };
}
