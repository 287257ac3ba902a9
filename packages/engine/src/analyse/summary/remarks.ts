import type { RobotsFile } from "../../parse.ts";
import type { Remark, Summary } from "./model.ts";

/** The sitemaps of a file, repeats once. */
export function sitemapsOf(file: RobotsFile): Summary["sitemaps"] {
  const known = new Map<string, number>();
  for (const { kind, value, number } of file.lines()) {
    if (kind !== "sitemap" || value === null) continue;
    const address = file.text(value);
    if (address !== "" && !known.has(address)) known.set(address, number);
  }
  return [...known].map(([address, line]) => ({ address, line }));
}

/** Lines such as Crawl-delay, with the user-agent lines of their group that stand above them. */
export function remarksOf(file: RobotsFile): readonly Remark[] {
  const remarks: Remark[] = [];
  let tokens: string[] = [];
  let isOver = false;
  for (const { kind, key, value, number } of file.lines()) {
    if (key === null || value === null) continue;
    if (kind === "user-agent") {
      if (isOver) tokens = [];
      tokens.push(file.text(value));
      isOver = false;
    } else if (kind === "allow" || kind === "disallow") isOver = true;
    else if (kind === "other") {
      const directive = file.text(key).toLowerCase();
      remarks.push({ directive, value: file.text(value), line: number, ...whom(tokens) });
    }
  }
  return remarks;
}

/** Crawlers that are named for one line. */
const MOST_TOKENS = 20;

const whom = (tokens: readonly string[]): Pick<Remark, "tokens" | "crawlers"> => ({
  tokens: tokens.slice(0, MOST_TOKENS),
  crawlers: tokens.length,
});
