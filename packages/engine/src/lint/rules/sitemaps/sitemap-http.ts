import { sitemapsIn } from "../../records/sitemaps.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC } from "../../sources.ts";

/** A sitemap over http on a site that is known to be served over https. */
export const sitemapHttp = defineRule({
  id: "sitemap-http",
  severities: ["info"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC],
  fixes: ["use-https"],
  *check(file) {
    if (file.site?.protocol !== "https:") return;
    for (const { from, to, value, address } of sitemapsIn(file)) {
      if (address?.protocol !== "http:" || address.hostname !== file.site.hostname) continue;
      const edits = [{ start: from, end: from + 4, text: "https" }];
      yield { from, to, args: { value }, fix: { code: "use-https", edits, isChoice: true } };
    }
  },
  examples: [
    {
      source: "Sitemap: https://h.example/s.xml\n",
      reports: [],
      options: { address: "https://h.example/" },
    },
    {
      source: "Sitemap: http://h.example/s.xml\n",
      reports: ["1:10-1:32"],
      fixed: "Sitemap: https://h.example/s.xml\n",
      options: { address: "https://h.example/" },
    },
  ],
});
