import type { ReadingId } from "@aushang/engine";
import type { ImpactResult } from "@aushang/engine/impact";
import type { LogSummary } from "@aushang/inputs/log";
import type { SitemapSummary } from "@aushang/inputs/sitemap";

/** What the worker of this page is asked to count. */
export interface ImpactJob {
  readonly present: Uint8Array;
  /** Null to count one file alone. */
  readonly draft: Uint8Array | null;
  readonly reading: ReadingId;
  /** Origin that the files are for; null for that of the first address. */
  readonly origin: string | null;
  readonly files: readonly File[];
}

/** How one of the files was read. */
export type FileReading =
  | {
      readonly kind: "sitemap";
      readonly summary: SitemapSummary;
      /** Of an index: the first sitemaps that it names. */
      readonly names: readonly string[];
    }
  | { readonly kind: "log"; readonly summary: LogSummary }
  /** The browser could not read it: it was moved, changed, or may not be read. */
  | { readonly kind: "unreadable" };

/** What became of one of the files. */
export interface FileReport {
  readonly name: string;
  readonly size: number;
  readonly reading: FileReading;
}

/** What was counted. Entries of sitemaps and requests of logs would mean nothing added up. */
export interface ImpactAnswer {
  readonly list: ImpactResult | null;
  readonly requests: ImpactResult | null;
  readonly files: readonly FileReport[];
}

/** How far the counting is. */
export interface Progress {
  /** Position of the file that is being read. */
  readonly file: number;
  /** Octets of all files that were read, as they are on the disk. */
  readonly read: number;
}

/** What the worker says while it counts, and at the end. */
export type ImpactSays =
  | { readonly kind: "progress"; readonly progress: Progress }
  | { readonly kind: "done"; readonly answer: ImpactAnswer };
