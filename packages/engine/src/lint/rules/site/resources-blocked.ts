import { type RuleGroup, rulesOf } from "../../input/effective.ts";
import type { RuleLine } from "../../input/groups.ts";
import { searchersIn } from "../../input/searchers.ts";
import { wholeSiteRule } from "../../input/whole-site.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC } from "../../sources.ts";

/** Patterns that stand for what a page is drawn with, and an address that each of them is there for. */
const RESOURCES: readonly (readonly [pattern: RegExp, address: string])[] = [
  [/\.css\*?\$?$/i, "/style.css"],
  [/\.m?js\*?\$?$/i, "/script.js"],
  [/^\/\*?wp-includes\/?\*?$/i, "/wp-includes/js/jquery/jquery.min.js"],
  [/^\/\*?wp-content\/(?:themes|plugins)\/?\*?$/i, "/wp-content/themes/site/style.css"],
  [/^\/_next\/?\*?$/i, "/_next/static/chunks/main.js"],
  [/^\/_nuxt\/?\*?$/i, "/_nuxt/entry.js"],
  [/^\/(?:css|js|scripts?|styles?)\/?\*?$/i, ""],
  [/^\/(?:assets|static|dist|bundles)\/?\*?$/i, ""],
];

/** Style sheets and scripts that search crawlers may not fetch: they do not see pages as people do. */
export const resourcesBlocked = defineRule({
  id: "resources-blocked",
  severities: ["warning"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC],
  *check(file) {
    const seen = new Set<RuleLine>();
    for (const group of file.ruleGroups) {
      const tokens = searchersIn(file, group);
      if (tokens.length === 0 || wholeSiteRule(file, group) !== null) continue;
      for (const [rule, address] of resourcesIn(group)) {
        if (seen.has(rule)) continue;
        const { line } = file.analysis.area(group).decide(address);
        if (line !== rule.line.number) continue;
        seen.add(rule);
        yield {
          from: rule.from,
          to: rule.to,
          args: { pattern: rule.pattern, address, crawlers: tokens },
        };
      }
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /private/\n", reports: [] },
    { source: "User-agent: BadBot\nDisallow: /*.css$\n", reports: [] },
    { source: "User-agent: *\nDisallow: /\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /*.css$\nDisallow: /wp-includes/\n",
      reports: ["2:11-2:18", "3:11-3:24"],
    },
  ],
});

/** Disallow rules for such files, each with an address that it closes. */
function* resourcesIn(group: RuleGroup): Generator<readonly [RuleLine, string]> {
  for (const rule of rulesOf(group)) {
    if (rule.isAllow || !rule.inForce) continue;
    const found = RESOURCES.find(([pattern]) => pattern.test(rule.pattern));
    if (found === undefined) continue;
    const folder = rule.pattern.replace(/\*+$/, "").replace(/\/?$/, "/");
    yield [rule, found[1] === "" ? `${folder}main.js` : found[1]];
  }
}
