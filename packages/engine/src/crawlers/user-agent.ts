import { textArgument } from "../url.ts";
import type { Crawler } from "./model.ts";
import { HEADER_LIMIT, productOf, withoutLinks } from "./product.ts";
import { crawlers, type NamedCrawler, names } from "./registry.ts";

/** Longest first, so that of two at the same place the longer is found. */
const lowerNames = names
  .map((named) => ({ ...named, lower: named.name.toLowerCase() }))
  .sort((a, b) => b.lower.length - a.lower.length);

/** What marks a crawler's header without its name, as `yandex.com/bots` marks every robot of Yandex. */
const markers = crawlers.flatMap((crawler) => {
  const lower = crawler.userAgentContains?.toLowerCase() ?? "";
  const isNamed = lower === "" || placeOf(crawler.token.toLowerCase(), lower) !== -1;
  return isNamed ? [] : [{ name: crawler.token, crawler, lower }];
});

/**
 * The product token that an HTTP `User-Agent` header stands for, with its entry; `entry` is null for a crawler that
 * the registry does not have, the whole result null for a browser or for nothing that can be told.
 * A name counts only as a whole (`Googlebot` is not in `Googlebot-Mobile`), not within a link or an e-mail address,
 * and not after "like". The first name wins, at the same place the longest.
 * `token` is the name that the header carries: an alias stays one. Also takes a bare token, a `name/version`, a whole
 * header line and a header in quotes. Only the first 2,000 characters are read.
 */
export function fromUserAgent(
  header: string,
): { readonly token: string; readonly entry: Crawler | null } | null {
  const text = headerValue(textArgument("header", header));
  const bare = withoutLinks(text);
  const named = firstName(bare.toLowerCase()) ?? firstMarker(text.toLowerCase());
  if (named !== null) return { token: named.name, entry: named.crawler };
  const token = productOf(bare);
  return token === null ? null : { token, entry: null };
}

/**
 * Whether a text is a `User-Agent` header rather than a product token: `Mozilla/5.0 (...)`, `Foo/1.0 (+https://...)`.
 * False for every name of the registry, with or without a version, and for a single word.
 */
export function looksLikeUserAgent(text: string): boolean {
  const start = textArgument("text", text).slice(0, HEADER_LIMIT).trim();
  if (/^(user-agent[ \t]*:|mozilla\/)/i.test(start) || /[(;]/.test(start)) return true;
  const words = start.split(/\s+/);
  return words.slice(0, -1).some((word) => /\/\d/.test(word));
}

/** The value alone: without the header's name, quotes around it, or the `+` that some logs write for a blank. */
function headerValue(header: string): string {
  const text = header
    .slice(0, HEADER_LIMIT)
    .trim()
    .replace(/^user-agent[ \t]*:/i, "")
    .trim()
    .replace(/^["']|["']$/g, "");
  return /\s/.test(text) ? text : text.replaceAll("+", " ");
}

function firstName(lower: string): NamedCrawler | null {
  let best: NamedCrawler | null = null;
  let bestAt = lower.length;
  for (const named of lowerNames) {
    const at = placeOf(named.lower, lower);
    if (at !== -1 && at < bestAt) {
      best = named;
      bestAt = at;
    }
  }
  return best;
}

/** Where a name stands as a whole, -1 when nowhere. Both in lower case. */
function placeOf(name: string, text: string): number {
  let at = text.indexOf(name);
  while (at !== -1 && !isWhole(text, at, at + name.length)) at = text.indexOf(name, at + 1);
  return at;
}

function isWhole(text: string, from: number, to: number): boolean {
  const before = text[from - 1] ?? " ";
  const after = text[to] ?? " ";
  if (/[a-z0-9_.\-/[]/.test(before) || /[a-z0-9_-]/.test(after)) return false;
  if (after === "." && /[a-z0-9]/.test(text[to + 1] ?? " ")) return false;
  return !/(^|[ (])like $/.test(text.slice(Math.max(0, from - 6), from));
}

function firstMarker(lower: string): NamedCrawler | null {
  return (
    markers.find((marker) => {
      const at = lower.indexOf(marker.lower);
      return at !== -1 && !/[a-z0-9-]/.test(lower[at - 1] ?? " ");
    }) ?? null
  );
}
