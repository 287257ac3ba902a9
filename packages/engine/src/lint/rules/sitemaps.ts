import { sitemapBlocked } from "./sitemaps/sitemap-blocked.ts";
import { sitemapDuplicate } from "./sitemaps/sitemap-duplicate.ts";
import { sitemapHttp } from "./sitemaps/sitemap-http.ts";
import { sitemapNotAbsolute } from "./sitemaps/sitemap-not-absolute.ts";
import { sitemapOtherHost } from "./sitemaps/sitemap-other-host.ts";

/** Rules on sitemap lines. */
export const sitemapRules = [
  sitemapNotAbsolute,
  sitemapOtherHost,
  sitemapDuplicate,
  sitemapHttp,
  sitemapBlocked,
] as const;
