import type { LintFile } from "../../input/file.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, MOZ, rfc } from "../../sources.ts";

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)(.*)$/i;

/** Whole addresses where a path belongs: they match nothing. */
export const patternFullUrl = defineRule({
  id: "pattern-full-url",
  severities: ["error"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC, MOZ],
  fixes: ["path-only"],
  *check(file) {
    for (const { from, to, pattern, isAllow } of file.rules()) {
      const [, host = "", rest = ""] = ADDRESS.exec(pattern) ?? [];
      if (host === "") continue;
      const path = rest.startsWith("/") || rest.startsWith("*") ? rest : `/${rest}`;
      const isOwn = isOwnHost(file, host);
      yield {
        from,
        to,
        args: { pattern, isAllow, host, path, isOwn },
        fix:
          isOwn === false
            ? null
            : { code: "path-only", edits: [{ start: from, end: to, text: path }], isChoice: true },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /p\nSitemap: https://h.example/s.xml\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: https://h.example/p\n",
      reports: ["2:11-2:30"],
      fixed: "User-agent: *\nDisallow: /p\n",
    },
    {
      source: "User-agent: *\nDisallow: https://other.example/p\n",
      reports: ["2:11-2:34"],
      options: { address: "https://h.example/robots.txt" },
    },
  ],
});

/** Whether the address is one of the site; null where the site is not known. */
function isOwnHost(file: LintFile, host: string): boolean | null {
  if (file.site === null) return null;
  const bare = (name: string) => name.toLowerCase().replace(/^www\./, "");
  return bare(file.site.host) === bare(host);
}
