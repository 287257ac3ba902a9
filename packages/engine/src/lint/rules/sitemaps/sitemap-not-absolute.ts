import { sitemapsIn } from "../../records/sitemaps.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc, YANDEX } from "../../sources.ts";

/** Sitemap lines without scheme and host: nobody can fetch them. */
export const sitemapNotAbsolute = defineRule({
  id: "sitemap-not-absolute",
  severities: ["error"],
  since: "0.2.0",
  sources: [rfc("2.2.4"), GOOGLE_SPEC, YANDEX],
  fixes: ["complete", "split-lines"],
  *check(file) {
    for (const { from, to, value, address, several, line } of sitemapsIn(file)) {
      if (several.length > 1) {
        const text = several.join(`${file.lineEnd}${file.key(line)}: `);
        yield {
          from,
          to,
          args: { value, count: several.length, expected: several[0] ?? "" },
          fix: { code: "split-lines", edits: [{ start: from, end: to, text }], isChoice: true },
        };
      } else if (address === null) {
        const complete = file.site === null ? null : completed(value, file.site);
        yield {
          from,
          to,
          args: { value, count: 1, expected: complete ?? "https://example.com/sitemap.xml" },
          fix:
            complete === null
              ? null
              : { code: "complete", edits: [{ start: from, end: to, text: complete }] },
        };
      }
    }
  },
  examples: [
    { source: "Sitemap: https://h.example/sitemap.xml\n", reports: [] },
    { source: "Sitemap: /sitemap.xml\n", reports: ["1:10-1:22"] },
    {
      source: "Sitemap: /sitemap.xml\n",
      reports: ["1:10-1:22"],
      fixed: "Sitemap: https://h.example/sitemap.xml\n",
      options: { address: "https://h.example/robots.txt" },
    },
    {
      source: "Sitemap: https://h.example/a.xml https://h.example/b.xml\n",
      reports: ["1:10-1:57"],
      fixed: "Sitemap: https://h.example/a.xml\nSitemap: https://h.example/b.xml\n",
    },
  ],
});

/** The address with scheme and host; null where it cannot be one. */
function completed(value: string, site: URL): string | null {
  try {
    const isHost = /^[\w-]+(?:\.[\w-]+)+\//.test(value);
    const { href, protocol } = new URL(isHost ? `${site.protocol}//${value}` : value, site.origin);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    return null;
  }
}
