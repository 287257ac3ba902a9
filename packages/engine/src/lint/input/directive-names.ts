import type { Line } from "../../model.ts";
import { withoutInvisible } from "./invisible.ts";

/** Keys of RFC 9309 and of other directives that somebody documents, as they are usually written. */
const NAMES: readonly string[] = [
  "User-agent",
  "Disallow",
  "Allow",
  "Sitemap",
  "Crawl-delay",
  "Clean-param",
  "Content-Signal",
  "Content-Usage",
  "Host",
  "License",
  "Noindex",
  "Request-rate",
  "Visit-time",
];

/** Words that stand for a directive and are not near it. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["agent", "User-agent"],
  ["bot", "User-agent"],
  ["robot", "User-agent"],
  ["user", "User-agent"],
  ["delay", "Crawl-delay"],
  ["cache-delay", "Crawl-delay"],
  ["crawl-rate", "Crawl-delay"],
  ["xml-sitemap", "Sitemap"],
  ["video-sitemap", "Sitemap"],
  ["video sitemap", "Sitemap"],
  ["block", "Disallow"],
  ["deny", "Disallow"],
]);

/** Directives that decide verdicts: losing one of them is an error. */
export const isStandard = (name: string): boolean =>
  NAMES.indexOf(name) <= 3 && NAMES.includes(name);

/** How a directive is written. */
export const writtenName = (kind: Line["kind"]): string =>
  NAMES.find((name) => name.toLowerCase() === kind) ?? kind;

/** The directive that an unknown key most likely stands for; null when none is near. */
function meantBy(key: string): string | null {
  const asked = key
    .toLowerCase()
    .replace(/^[^a-z@]+|[^a-z@]+$/g, "")
    .slice(0, 32);
  const exact = NAMES.find((name) => name.toLowerCase() === asked);
  if (exact !== undefined) return exact;
  const last = asked.split(/[\s"']+/).at(-1);
  const ending = NAMES.slice(0, 4).find((name) => name.toLowerCase() === last);
  if (ending !== undefined) return ending;
  const synonym = SYNONYMS.get(asked);
  if (synonym !== undefined) return synonym;
  return NAMES.find((name) => isNear(name, asked)) ?? null;
}

/** Short names are near to words that mean something else, such as `z-index`. */
const tolerance = (name: string): number => (name.length < 8 ? 1 : 2);

const isNear = (name: string, asked: string): boolean =>
  Math.abs(name.length - asked.length) <= tolerance(name) &&
  errorsBetween(name.toLowerCase(), asked) <= tolerance(name);

/** Insertions, deletions, replacements and swaps of neighbours between two short words. */
function errorsBetween(a: string, b: string): number {
  let older: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    older = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/** What a line that is no directive is. */
export type Stray =
  /** A directive whose colon is missing or another character; `at` is the length of its name. */
  | { readonly kind: "separator"; readonly name: string; readonly at: number; readonly gap: string }
  /** A directive under a wrong name. */
  | { readonly kind: "misspelt"; readonly name: string }
  /** A directive that holds characters which nobody sees: another rule tells it. */
  | { readonly kind: "invisible" }
  /** Well formed, but nobody documents it. */
  | { readonly kind: "unknown" }
  | { readonly kind: "text" };

const SEPARATOR =
  /^(user-?agent|user agent|disallow|allow|sitemap|crawl-delay|host)(?:(\s*[=;：︰﹕∶ː]+:?\s*)|(\s+)(?=\/|\*|https?:|\S+$))/i;

/** What to make of a line that the parser does not know, or knows only by its beginning. */
export function strayOf(content: string, key: string | null): Stray {
  const separated = SEPARATOR.exec(content);
  const [, word = "", sign, blank] = separated ?? [];
  if (separated !== null && !content.slice(word.length).trimStart().startsWith(":")) {
    const name = meantBy(word) ?? word;
    return { kind: "separator", name, at: word.length, gap: sign ?? blank ?? "" };
  }
  if (key === null) return { kind: "text" };
  if (isCode(content)) return { kind: "text" };
  const clean = withoutInvisible(key);
  if (clean !== key && meantBy(clean) !== null) return { kind: "invisible" };
  const name = meantBy(key);
  if (name !== null) return { kind: "misspelt", name };
  return isName(key) ? { kind: "unknown" } : { kind: "text" };
}

/** `Robot-version`, `Some directive`: one or two words. */
const isName = (key: string): boolean => /^[a-z][a-z0-9_-]{1,30}(?: [a-z0-9_-]{1,20})?$/i.test(key);

/** Style sheets, scripts and bare addresses have colons too. */
const isCode = (content: string): boolean => /[;{}]\s*$|^https?:\/\//i.test(content);
