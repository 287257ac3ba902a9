import { textArgument } from "../url.ts";
import type { Crawler } from "./model.ts";
import { crawlers } from "./registry.ts";

/** Longer input is no mistyped token: 64 is well above the longest of the registry. */
const INPUT_LIMIT = 64;
/** Below this a part of a name says too little. */
const PART_LIMIT = 3;

/**
 * The crawlers that somebody may have meant, nearest first, at most `count`: names that begin with the text or the text
 * with them, names that contain it, an operator of that name (`Anthropic`), few typing errors. Empty when nothing is near.
 * Of equals the living come before the retired, then the registry's order holds. Only the first 64 characters are read.
 */
export function nearestCrawlers(text: string, count: number): readonly Crawler[] {
  const asked = textArgument("text", text).slice(0, INPUT_LIMIT).trim().toLowerCase();
  if (asked === "") return [];
  return crawlers
    .map((crawler) => ({ crawler, distance: distanceOf(crawler, asked) }))
    .filter(({ distance }) => distance !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, Math.max(0, count))
    .map(({ crawler }) => crawler);
}

/** Kinds of nearness lie 100 apart, so that within a kind the lengths decide. */
function distanceOf(crawler: Crawler, asked: string): number {
  const names = [crawler.token, ...crawler.aliases].map((name) => name.toLowerCase());
  if (names.includes(asked)) return 0;
  const byName = Math.min(...names.map((name) => nameDistance(name, asked)));
  const byOperator = 200 + operatorDistance(crawler.operator?.toLowerCase() ?? "", asked);
  return Math.min(byName, byOperator) + (crawler.retired ? 150 : 0);
}

/**
 * Any word of the operator's name counts, as `Tencent` in `Sogou (Tencent)`. Short ones do not: `Foo` is no mistyped
 * `for` of the `Allen Institute for AI`.
 */
function operatorDistance(operator: string, asked: string): number {
  const words = operator.split(/[ ,()]+/).filter((word) => word.length > PART_LIMIT);
  return Math.min(...[operator, ...words].map((word) => typingErrors(word, asked)));
}

function nameDistance(name: string, asked: string): number {
  const gap = Math.abs(name.length - asked.length);
  return Math.min(typingErrors(name, asked), partDistance(name, asked) + gap);
}

function partDistance(name: string, asked: string): number {
  if (Math.min(name.length, asked.length) < PART_LIMIT) return Number.POSITIVE_INFINITY;
  if (name.startsWith(asked) || asked.startsWith(name)) return 100;
  return name.includes(asked) ? 300 : Number.POSITIVE_INFINITY;
}

/** Ten for each error; infinite for more than one in four characters, or three in all. */
function typingErrors(name: string, asked: string): number {
  const edits = editDistance(name, asked, Math.min(3, Math.floor((asked.length + 1) / 4)));
  return edits === null ? Number.POSITIVE_INFINITY : 10 * edits;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words; null for more than `most`. */
function editDistance(a: string, b: string, most: number): number | null {
  if (Math.abs(a.length - b.length) > most) return null;
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (above[column] as number) + 1,
        (current[column - 1] as number) + 1,
        (above[column - 1] as number) + (same ? 0 : 1),
        swapped ? (older[column - 2] as number) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    older = above;
    above = current;
  }
  const edits = above[b.length] as number;
  return edits > most ? null : edits;
}
