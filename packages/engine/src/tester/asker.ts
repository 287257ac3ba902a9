import type { Asker } from "../analyse/model.ts";
import { crawlers } from "../crawlers/index.ts";
import { tokensOf } from "./matchers.ts";
import type { AskedCrawler } from "./model.ts";

/** A crawler as proofs ask for it: its tokens with their fallbacks, and whether the groups of `*` bind it. */
export function askerOf({ token, entry }: AskedCrawler): Asker {
  return { token, tokens: tokensOf(token, entry), obeysStar: entry?.obeysStar !== false };
}

/** Every crawler of the registry as proofs ask for it. */
export function askersOfRegistry(): readonly Asker[] {
  return crawlers.map((entry) => askerOf({ token: entry.token, entry, from: "registry" }));
}
