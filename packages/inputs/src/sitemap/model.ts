import type { BadAddress, SitemapProblem } from "@aushang/engine/impact";

/** Entries of a sitemap, in order. */
export interface SitemapBatch {
  /** Addresses of pages, as written, without the blanks around them. */
  readonly addresses: readonly string[];
  /** Addresses of further sitemaps, of an index. Nothing here fetches them. */
  readonly sitemaps: readonly string[];
}

/** What is known of a sitemap; grows while it is read. */
export interface SitemapSummary {
  /** `urlset`, `sitemapindex`, or a `text` with an address on each line; null until that is known. */
  readonly kind: "urlset" | "sitemapindex" | "text" | null;
  readonly compressed: boolean;
  /** Octets that were read, unpacked. */
  readonly octets: number;
  readonly addresses: number;
  readonly sitemaps: number;
  /** Entries that are no whole http or https address. */
  readonly bad: number;
  /** The first ten. */
  readonly badAddresses: readonly BadAddress[];
  /** What ended the reading early; null for a sitemap that was read to its end. */
  readonly problem: SitemapProblem | null;
}
