import { targetOf } from "../../../url.ts";
import type { LintFile } from "../../input/file.ts";
import { wholeSiteRule } from "../../input/whole-site.ts";
import { sitemapsIn } from "../../records/sitemaps.ts";
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
    const sitemaps = [...sitemapsIn(file)];
    const hosts = new Set(sitemaps.flatMap(({ address }) => address?.host ?? []));
    for (const { from, to, value, address } of sitemaps) {
      // Where the site is not known it is the host of the sitemaps, if they have but one.
      const isOwn = file.site === null ? hosts.size === 1 : file.site.host === address?.host;
      const found = address === null || !isOwn ? null : blockedFor(file, targetOf(address.href));
      if (address === null || found === null) continue;
      const rule = file.lines[found.line - 1];
      yield {
        from,
        to,
        args: { value, ...found, host: file.site === null ? address.host : null },
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

/** Who may not fetch an address, and by which line. */
function blockedFor(
  file: LintFile,
  target: string,
): { readonly token: string; readonly line: number } | null {
  for (const key of READERS) {
    const group = file.ruleGroupOf(key);
    // Who may fetch nothing at all is another finding.
    if (group === null || wholeSiteRule(file, group) !== null) continue;
    const { verdict, line } = file.analysis.area(group).decide(target);
    if (verdict === "disallowed" && line !== null)
      return { token: file.effective.get(key)?.agents[0]?.name ?? key, line };
  }
  return null;
}
