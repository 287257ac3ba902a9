import { findCrawler, fromUserAgent, looksLikeUserAgent } from "../crawlers/index.ts";
import { HEADER_LIMIT } from "../crawlers/product.ts";
import { textArgument } from "../url.ts";
import type { AskedCrawler, CrawlerProblem } from "./model.ts";

/** Longest own token, in UTF-16 units. */
const TOKEN_LIMIT = 200;

/**
 * Who is meant by what a person typed or pasted: a token or alias of the registry, whatever its case; a whole HTTP
 * User-Agent header, turned into its product token; else a token of one's own, its version dropped. `*` asks for what
 * everybody else is told. Never throws on a string.
 */
export function askCrawler(typed: string): AskedCrawler | { readonly problem: CrawlerProblem } {
  const text = textArgument("typed", typed).trim();
  if (text === "") return { problem: "crawler-empty" };
  if (text.length > HEADER_LIMIT) return { problem: "crawler-too-long" };
  const known = registered(text);
  if (known !== null) return known;
  if (looksLikeUserAgent(text)) return fromHeader(text);
  const token = (text.split("/")[0] as string).trim();
  if (token === "" || !isPrintable(token)) return { problem: "crawler-invalid" };
  if (token.length > TOKEN_LIMIT) return { problem: "crawler-too-long" };
  return registered(token) ?? { token, entry: null, from: "own-token" };
}

/** An alias is asked for by its own name: in a file it is another token than the entry's. */
function registered(text: string): AskedCrawler | null {
  const entry = findCrawler(text);
  if (entry === null) return null;
  const lower = text.toLowerCase();
  const token = entry.aliases.find((alias) => alias.toLowerCase() === lower) ?? entry.token;
  return { token, entry, from: "registry" };
}

function fromHeader(header: string): AskedCrawler | { readonly problem: CrawlerProblem } {
  const found = fromUserAgent(header);
  if (found === null) return { problem: "crawler-invalid" };
  return { token: found.token, entry: found.entry, from: "user-agent-header" };
}

/** No control characters, line ends or `:` and `#`, which no user-agent line can hold. */
function isPrintable(token: string): boolean {
  for (let i = 0; i < token.length; i++) {
    const c = token.charCodeAt(i);
    if (c < 32 || (c >= 127 && c < 160) || c === 58 || c === 35) return false;
  }
  return true;
}
