import type { SitemapProblem } from "@aushang/engine/impact";
import { Damage } from "../octets/damage.ts";
import type { OctetSource } from "../octets/source.ts";
import { type Unpacked, unpacked } from "../octets/unpacked.ts";
import { Entries, SIZE_LIMIT, Stop } from "./entries.ts";
import type { SitemapBatch, SitemapSummary } from "./model.ts";
import { TextSitemap } from "./text-list.ts";
import { textPieces } from "./text-pieces.ts";
import { XmlSitemap } from "./xml.ts";

/** A sitemap that is read while somebody iterates over it, once. */
export interface SitemapReading extends AsyncIterable<SitemapBatch> {
  /** What is known so far. */
  readonly summary: SitemapSummary;
}

/**
 * Reads a sitemap as it comes: XML (`urlset` or `sitemapindex`) or a text with an address on each line, each also
 * compressed by gzip. Of an index the addresses of its sitemaps are given; whoever asked fetches them.
 *
 * At most 50,000 entries and 52,428,800 octets, unpacked, as the protocol says. What ends the reading early is
 * `summary.problem`; what came before was given. Nothing that a sitemap holds throws; errors of the source are thrown as
 * they are.
 */
export function readSitemap(source: OctetSource): SitemapReading {
  const reading = new Reading(unpacked(source));
  return {
    get summary() {
      return reading.summary();
    },
    [Symbol.asyncIterator]: () => reading.batches(),
  };
}

class Reading {
  readonly #from: Unpacked;
  readonly #entries = new Entries();
  #sitemap: XmlSitemap | TextSitemap | null = null;
  #blank = "";
  #octets = 0;
  #problem: SitemapProblem | null = null;

  constructor(from: Unpacked) {
    this.#from = from;
  }

  summary(): SitemapSummary {
    const { addresses, sitemaps, bad, badAddresses } = this.#entries;
    return {
      kind: this.#sitemap?.kind ?? null,
      compressed: this.#from.compressed,
      octets: this.#octets,
      addresses,
      sitemaps,
      bad,
      badAddresses: [...badAddresses],
      problem: this.#problem,
    };
  }

  async *batches(): AsyncGenerator<SitemapBatch, void, undefined> {
    const texts = textPieces(this.#counted());
    for (let more = true; more; ) {
      try {
        const { done, value } = await texts.next();
        if (done) this.#end();
        else this.#read(value);
        more = !done;
      } catch (error) {
        this.#problem = this.#problemOf(error);
        more = false;
      }
      const batch = this.#entries.take();
      if (batch !== null) yield batch;
    }
    await texts.return();
  }

  #problemOf(error: unknown): SitemapProblem {
    if (error instanceof Stop) return error.problem;
    if (error instanceof Damage) return { code: error.code, line: this.#sitemap?.line ?? 1 };
    throw error;
  }

  async *#counted(): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const piece of this.#from.octets) {
      const room = SIZE_LIMIT - this.#octets;
      this.#octets += Math.min(piece.length, room);
      yield piece.length > room ? piece.subarray(0, room) : piece;
      if (piece.length > room)
        throw new Stop({ code: "too-large", line: this.#sitemap?.line ?? 1, limit: SIZE_LIMIT });
    }
  }

  #read(text: string): void {
    const unread = this.#blank + text;
    this.#sitemap ??= this.#kindOf(unread);
    // Blanks alone say nothing yet, but lines are counted in them, and XML forbids them before its declaration.
    this.#blank = this.#sitemap === null ? unread : "";
    this.#sitemap?.write(unread);
  }

  #kindOf(text: string): XmlSitemap | TextSitemap | null {
    const start = text.trimStart();
    if (start === "") return null;
    if (/^<(?:!doctype\s+html|html[\s>])/i.test(start)) {
      const line = text.slice(0, text.length - start.length).split("\n").length;
      throw new Stop({ code: "html", line });
    }
    return start.startsWith("<") ? new XmlSitemap(this.#entries) : new TextSitemap(this.#entries);
  }

  #end(): void {
    if (this.#sitemap === null) throw new Stop({ code: "empty" });
    this.#sitemap.end();
  }
}
