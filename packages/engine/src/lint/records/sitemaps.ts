import type { Line, Span } from "../../model.ts";
import type { LintFile } from "../input/file.ts";

/** A sitemap line. The span is that of its value. */
export interface SitemapLine extends Span {
  readonly line: Line;
  readonly value: string;
  /** Null where it is no whole http or https address. */
  readonly address: URL | null;
  /** The addresses, where the line seems to hold several. */
  readonly several: readonly string[];
}

/** All sitemap lines of a file. Lines whose colon is that of the address are the business of other rules. */
export function* sitemapsIn(file: LintFile): Generator<SitemapLine> {
  for (const line of file.lines) {
    if (line.kind !== "sitemap" || line.value === null) continue;
    if (/\shttps?$/i.test(file.key(line))) continue;
    const { from, to } = line.value;
    const value = file.text(line.value);
    const words = value.split(/[\s,;]+/).filter((word) => word !== "");
    const several = words.every((word) => /^(?:https?:\/)?\//i.test(word)) ? words : [];
    yield { line, from, to, value, address: addressOf(value), several };
  }
}

function addressOf(value: string): URL | null {
  if (!/^https?:\/\/[^/\s]/i.test(value)) return null;
  try {
    return new URL(value);
  } catch {
    return null;
  }
}
