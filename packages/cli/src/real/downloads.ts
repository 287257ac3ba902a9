import { statusMeaning } from "@aushang/engine/tester";
import type { Fetcher } from "@aushang/fetcher";
import { openFetcher } from "../fetching.ts";
import type { Session } from "../session.ts";

/** The largest sitemap of the protocol, unpacked (sitemaps.org, read 2026-11-30). */
const SIZE_LIMIT = 52_428_800;
const TIMEOUTS = { total: 120_000, firstByte: 30_000, idle: 20_000 };

/** Fetches sitemaps: larger than a robots.txt, and with more patience. */
export class Downloads {
  readonly #session: Session;
  readonly #userAgent: unknown;
  #typed: Fetcher | null = null;
  #named: Fetcher | null = null;

  constructor(session: Session, userAgent: unknown) {
    this.#session = session;
    this.#userAgent = userAgent;
  }

  /**
   * The octets at an address, or why there are none. `typed` is the origin that a person named: elsewhere private
   * addresses are refused, since whoever wrote an index could name any.
   */
  async get(
    address: string,
    typed: string | null,
  ): Promise<readonly Uint8Array[] | { readonly failure: string }> {
    const isTyped = typed !== null && URL.canParse(address) && new URL(address).origin === typed;
    const outcome = await (await this.#fetcher(isTyped)).fetch(address, { fresh: true });
    const meaning = statusMeaning(outcome);
    if (meaning.state === "readable") return [outcome.body];
    const { failure, status } = outcome;
    const { texts } = this.#session;
    return { failure: failure === null ? `HTTP ${status}` : texts.failure[failure] };
  }

  async close(): Promise<void> {
    await Promise.all([this.#typed?.close(), this.#named?.close()]);
  }

  async #fetcher(isTyped: boolean): Promise<Fetcher> {
    const open = (): Promise<Fetcher> =>
      openFetcher(this.#session, this.#userAgent, {
        sizeLimit: SIZE_LIMIT,
        timeouts: TIMEOUTS,
        trustTyped: isTyped,
      });
    if (isTyped) {
      this.#typed ??= await open();
      return this.#typed;
    }
    this.#named ??= await open();
    return this.#named;
  }
}
