export type { SitemapBatch, SitemapSummary } from "./model.ts";
export { readSitemap, type SitemapReading } from "./reader.ts";
