import { targetOf } from "../../../url.ts";
import type { LintFile } from "../../input/file.ts";
import { type SitemapLine, sitemapsIn } from "../../records/sitemaps.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC } from "../../sources.ts";

/** Crawlers that read sitemaps, as tokens in lower case. */
const READERS = ["googlebot", "bingbot", "*"];

/** A sitemap whose own address is disallowed for those that should read it. */
export const sitemapBlocked = defineRule({
  id: "sitemap-blocked",
  severities: ["warning"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC],
  *check(file) {
    for (const sitemap of sitemapsIn(file)) {
      if (sitemap.address === null || !isOwn(file, sitemap)) continue;
      const found = blockedFor(file, targetOf(sitemap.address.href));
      if (found === null) continue;
      const rule = file.lines[found.line - 1];
      yield {
        from: sitemap.from,
        to: sitemap.to,
        args: { value: sitemap.value, ...found },
        cause: rule === undefined ? null : file.content(rule),
      };
    }
  },
  examples: [
    {
      source: "User-agent: *\nDisallow: /a\nSitemap: https://h.example/s.xml\n",
      reports: [],
    },
    {
      source: "User-agent: *\nDisallow: /*.xml$\nSitemap: https://h.example/s.xml\n",
      reports: ["3:10-3:33"],
    },
  ],
});

/** Where the site is not known, a sitemap is taken to be on it. */
const isOwn = ({ site }: LintFile, { address }: SitemapLine): boolean =>
  site === null || site.host === address?.host;

/** Who may not fetch an address, and by which line. */
function blockedFor(
  file: LintFile,
  target: string,
): { readonly token: string; readonly line: number } | null {
  for (const key of READERS) {
    const group = file.ruleGroupOf(key);
    if (group === null) continue;
    const { verdict, line } = file.analysis.area(group).decide(target);
    if (verdict === "disallowed" && line !== null)
      return { token: file.effective.get(key)?.agents[0]?.name ?? key, line };
  }
  return null;
}
