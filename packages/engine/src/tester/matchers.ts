import { type CompileOptions, compile, type Matcher } from "../compile.ts";
import type { Crawler } from "../crawlers/model.ts";
import type { ReadingId } from "../model.ts";
import type { RobotsFile } from "../parse.ts";

/** Product tokens under which a crawler looks for its group, its own first. */
export function tokensOf(token: string, entry: Crawler | null): readonly string[] {
  return entry === null ? [token] : [token, ...entry.fallback];
}

/** Matchers that are kept for one file: somebody may ask for ever new tokens. */
const LIMIT = 128;

/** Kept as long as the file: many addresses of one site share its compiled rules. */
const known = new WeakMap<RobotsFile, Map<string, Matcher>>();

/** The rules of a file for a crawler: one token at a time, and `*` only where it obeys it. */
export function matcherFor(
  file: RobotsFile,
  token: string,
  entry: Crawler | null,
  reading: ReadingId,
): Matcher {
  let matchers = known.get(file);
  if (matchers === undefined) {
    matchers = new Map();
    known.set(file, matchers);
  }
  const tokens = tokensOf(token, entry);
  const options: CompileOptions = {
    reading,
    obeysStar: entry?.obeysStar !== false,
    fallback: "in-order",
  };
  const key = JSON.stringify([tokens, options]);
  let matcher = matchers.get(key);
  if (matcher === undefined) {
    if (matchers.size >= LIMIT) matchers.clear();
    matcher = compile(file, tokens, options);
    matchers.set(key, matcher);
  }
  return matcher;
}
