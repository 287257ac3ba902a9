import { sitemapsIn } from "../../records/sitemaps.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A sitemap on another host. That is allowed; what it lists may count only where the hosts are shown to belong together. */
export const sitemapOtherHost = defineRule({
  id: "sitemap-other-host",
  severities: ["info"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC, rfc("2.2.4")],
  *check(file) {
    if (file.site === null) return;
    for (const { from, to, value, address } of sitemapsIn(file)) {
      if (address === null || address.host === file.site.host) continue;
      yield { from, to, args: { value, host: address.host, own: file.site.host } };
    }
  },
  examples: [
    {
      source: "Sitemap: https://h.example/s.xml\n",
      reports: [],
      options: { address: "https://h.example/" },
    },
    { source: "Sitemap: https://cdn.example/s.xml\n", reports: [] },
    {
      source: "Sitemap: https://cdn.example/s.xml\n",
      reports: ["1:10-1:35"],
      options: { address: "https://h.example/" },
    },
  ],
});
