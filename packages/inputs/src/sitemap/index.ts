export type { OctetReader, OctetSource } from "../octets/source.ts";
export type { SitemapBatch, SitemapSummary } from "./model.ts";
export { readSitemap, type SitemapReading } from "./reader.ts";
