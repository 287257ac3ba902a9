import { textArgument } from "../url.ts";
import { rows } from "./data.ts";
import type { Crawler, CrawlerRow } from "./model.ts";

/** Every crawler and control token of the registry, in its order: by operator, the best known first. */
export const crawlers: readonly Crawler[] = rows.map(asCrawler);

/** A crawler under one of its names: its token or an alias, as the registry spells it. */
export interface NamedCrawler {
  readonly name: string;
  readonly crawler: Crawler;
}

/** Every name of every crawler, tokens and aliases. */
export const names: readonly NamedCrawler[] = crawlers.flatMap((crawler) =>
  [crawler.token, ...crawler.aliases].map((name) => ({ name, crawler })),
);

const byName: ReadonlyMap<string, Crawler> = new Map(
  names.map(({ name, crawler }) => [name.toLowerCase(), crawler]),
);

/**
 * The entry for a product token or alias, whatever its case and the blanks around it; null when there is none.
 * Nothing is guessed: `Googlebot/2.1` and `Google` are not found.
 * For an alias the entry's `token` is another one than asked for: in a file they are two (see `Crawler.aliases`).
 */
export function findCrawler(token: string): Crawler | null {
  return byName.get(textArgument("token", token).trim().toLowerCase()) ?? null;
}

function asCrawler(row: CrawlerRow): Crawler {
  const [token, operator, purpose, respects, obeysStar, userAgentContains, rest] = row;
  return {
    token,
    aliases: [],
    operator,
    purpose,
    controlOnly: false,
    userAgentContains,
    fallback: [],
    fallbackBasis: null,
    obeysStar,
    respects,
    retired: false,
    ...rest,
  };
}
