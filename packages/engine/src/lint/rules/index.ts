import { directiveRules } from "./directives.ts";
import { extensionRules } from "./extensions.ts";
import { fetchRules } from "./fetch.ts";
import { fileRules } from "./file.ts";
import { groupRules } from "./groups.ts";
import { legacyRules } from "./legacy.ts";
import { patternRules } from "./patterns.ts";
import { precedenceRules } from "./precedence.ts";
import { signalRules } from "./signals.ts";
import { siteRules } from "./site.ts";
import { sitemapRules } from "./sitemaps.ts";
import { starRules } from "./stars.ts";
import { tokenRules } from "./tokens.ts";

/** All rules by what they are about, in the order in which they are documented. */
export const subjects = {
  groups: groupRules,
  directives: directiveRules,
  patterns: patternRules,
  stars: starRules,
  precedence: precedenceRules,
  tokens: tokenRules,
  sitemaps: sitemapRules,
  extensions: extensionRules,
  signals: signalRules,
  site: siteRules,
  legacy: legacyRules,
  file: fileRules,
  fetch: fetchRules,
} as const;

/** All rules. */
export const registry = [
  ...groupRules,
  ...directiveRules,
  ...patternRules,
  ...starRules,
  ...precedenceRules,
  ...tokenRules,
  ...sitemapRules,
  ...extensionRules,
  ...signalRules,
  ...siteRules,
  ...legacyRules,
  ...fileRules,
  ...fetchRules,
] as const;
