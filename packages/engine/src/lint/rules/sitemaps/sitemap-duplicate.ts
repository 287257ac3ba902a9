import { removeLines } from "../../edits.ts";
import { type SitemapLine, sitemapsIn } from "../../records/sitemaps.ts";
import { defineRule } from "../../rule.ts";
import { rfc } from "../../sources.ts";

/** The same sitemap twice. */
export const sitemapDuplicate = defineRule({
  id: "sitemap-duplicate",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.4")],
  fixes: ["remove"],
  *check(file) {
    const seen = new Map<string, SitemapLine>();
    for (const sitemap of sitemapsIn(file)) {
      const { from, to, value, line } = sitemap;
      const first = seen.get(value) ?? sitemap;
      seen.set(value, first);
      if (first === sitemap || value === "") continue;
      yield {
        from,
        to,
        args: { value, first: first.line.number },
        cause: first,
        fix: { code: "remove", edits: removeLines([line]) },
      };
    }
  },
  examples: [
    { source: "Sitemap: https://h.example/a.xml\nSitemap: https://h.example/b.xml\n", reports: [] },
    {
      source: "Sitemap: https://h.example/a.xml\nsitemap:https://h.example/a.xml\n",
      reports: ["2:9-2:32"],
      fixed: "Sitemap: https://h.example/a.xml\n",
    },
  ],
});
