import { askCrawler, asTyped } from "@aushang/engine/tester";

/** What somebody put into the address field. */
export type Pasted =
  | { readonly kind: "address"; readonly address: string }
  | { readonly kind: "addresses"; readonly addresses: readonly string[] }
  | { readonly kind: "robots"; readonly robots: string };

/** Addresses that the server takes at once; the page says how many it left out. */
export const ADDRESSES_LIMIT = 200;

const DIRECTIVE = /^[\s\uFEFF]*(?:user-?\s?agent|disallow|allow|sitemap|crawl-delay)\s*:/im;
const LINE_END = /\r\n|[\r\n]/;

/**
 * Tells a robots file from addresses. A text is a file when one of its lines begins with a directive, or when it has
 * several lines and none of them could be an address; everything else is one address per line.
 */
export function readPasted(text: string): Pasted {
  if (DIRECTIVE.test(text)) return { kind: "robots", robots: text };
  const lines = text
    .split(LINE_END)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length <= 1) return { kind: "address", address: lines[0] ?? "" };
  if (lines.every((line) => line.startsWith("#"))) return { kind: "robots", robots: text };
  return { kind: "addresses", addresses: lines };
}

/**
 * A whole `User-Agent` header, with or without its name, that went into the address field; null for everything else.
 * It says who is asked about, not where.
 */
export function readHeader(text: string): string | null {
  const header = text.trim();
  // Without the remark in brackets it could as well be a line of a file.
  if (!header.includes("(") || LINE_END.test(header)) return null;
  if (!("problem" in asTyped(header))) return null;
  const asked = askCrawler(header);
  return "token" in asked && asked.from === "user-agent-header" ? header : null;
}
