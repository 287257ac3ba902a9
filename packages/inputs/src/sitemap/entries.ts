import type { BadAddress, SitemapProblem } from "@aushang/engine/impact";
import type { SitemapBatch } from "./model.ts";

/** The protocol's bounds (sitemaps.org, read 2026-11-30): entries, and octets unpacked. */
const ENTRY_LIMIT = 50_000;
export const SIZE_LIMIT = 52_428_800;

/** Bad addresses that are shown, and characters of each. */
const SHOWN = 10;
const SHOWN_TEXT = 200;

/** Ends the reading of a sitemap from within. */
export class Stop extends Error {
  override readonly name = "Stop";
  readonly problem: SitemapProblem;

  constructor(problem: SitemapProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Collects the entries of a sitemap. */
export class Entries {
  addresses = 0;
  sitemaps = 0;
  bad = 0;
  readonly badAddresses: BadAddress[] = [];
  #addresses: string[] = [];
  #sitemaps: string[] = [];

  /** Adds an entry as written. */
  add(written: string, isSitemap: boolean, line: number): void {
    const address = written.trim();
    if (this.addresses + this.sitemaps + this.bad >= ENTRY_LIMIT)
      throw new Stop({ code: "too-many", line, limit: ENTRY_LIMIT });
    if (!isAddress(address)) {
      this.bad++;
      if (this.badAddresses.length < SHOWN)
        this.badAddresses.push({ line, text: address.slice(0, SHOWN_TEXT) });
    } else if (isSitemap) {
      this.sitemaps++;
      this.#sitemaps.push(address);
    } else {
      this.addresses++;
      this.#addresses.push(address);
    }
  }

  /** What was added since the last time; null for nothing. */
  take(): SitemapBatch | null {
    if (this.#addresses.length + this.#sitemaps.length === 0) return null;
    const batch = { addresses: this.#addresses, sitemaps: this.#sitemaps };
    this.#addresses = [];
    this.#sitemaps = [];
    return batch;
  }
}

/** Whether a text is a whole address. U+FFFD stands for octets that are no text. */
function isAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+[^\s\ufffd]*$/i.test(text);
}
