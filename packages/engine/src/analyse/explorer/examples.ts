import type { ReadingId } from "../../model.ts";
import { isWord, spaceOf } from "../patterns/space.ts";
import { addressOf } from "../patterns/spelling.ts";
import type { Example, ExampleCode } from "./model.ts";
import type { PatternRule } from "./rule.ts";
import { type Segments, segmentsOf } from "./segments.ts";

/** Stars that are filled with words of their own; more would make addresses that nobody reads. */
const READABLE_STARS = 12;

/** Short addresses that the pattern matches, each showing something else. Only what the matcher confirms. */
export function examplesOf(rule: PatternRule): Example[] {
  const segments = segmentsOf(rule.form, rule.reading);
  const plain = filled(segments, false);
  const wanted: [ExampleCode, string][] = [["plain", plain]];
  if (!isOpen(segments)) {
    wanted.push(["path-in-star", filled(segments, true)]);
  } else {
    wanted.push(...tailsOf(plain), ["path-in-star", filled(segments, true)]);
  }
  if (rule.alias !== null)
    wanted.push(["directory-of-index", filled(segmentsOf(rule.alias, rule.reading), false)]);
  const examples: Example[] = [];
  for (const [shows, text] of wanted) {
    const address = requested(text, rule.reading);
    if (address === null || examples.some((one) => one.address === address)) continue;
    if (rule.matches(address)) examples.push({ address, shows });
  }
  return examples;
}

/** Whether anything may follow: no `$`, or one behind a star. */
export const isOpen = ({ texts, closed }: Segments): boolean =>
  !closed || (texts.length > 1 && texts.at(-1) === "");

/** The form of an address as a crawler would request it; null where none would. */
export function requested(form: string, reading: ReadingId): string | null {
  const space = spaceOf([reading]);
  return !form.startsWith("//") && isWord(form, space) ? addressOf(form, space) : null;
}

/** The pattern with something plausible for each star; `deep` puts a path into the first star that takes one. */
export function filled({ texts }: Segments, deep: boolean): string {
  let text = texts[0] as string;
  let isDeep = !deep;
  texts.slice(1).forEach((next, i) => {
    if (next === "" && i === texts.length - 2) {
      if (text === "") text = "/";
      return;
    }
    const path = isDeep || i >= READABLE_STARS ? null : pathBetween(text, next);
    isDeep ||= path !== null;
    text += (path ?? between(text, next)) + next;
  });
  return text;
}

/** The shortest plausible text between two literals. */
function between(before: string, next: string): string {
  const slash = before === "" && !next.startsWith("/") ? "/" : "";
  const last = (before + slash).at(-1) ?? "";
  const first = next[0] ?? "";
  if (last === "/" && first === "/") return `${slash}a`;
  if (first === "&")
    return before.includes("?") ? slash : `${slash}${last === "/" ? "a" : ""}?page=2`;
  if (last === "/" && (first === "." || first === "?")) return `${slash}a`;
  return slash;
}

/** A path in the place of a star; null where a path reads badly. */
function pathBetween(before: string, next: string): string | null {
  if (before.includes("?")) return null;
  const slash = before === "" ? "/" : "";
  if (next.startsWith("&")) return `${slash}a/b?page=2`;
  if (/[A-Za-z0-9]$/.test(before)) return next.startsWith("/") ? "/b" : "/b/";
  const end = next.startsWith("/") || next.startsWith(".") || next.startsWith("?") ? "b" : "b/";
  return `${slash}a/${end}`;
}

/** What may stand behind an open pattern. */
function tailsOf(plain: string): readonly [ExampleCode, string][] {
  const hasQuery = plain.includes("?");
  const extension = /\.[A-Za-z0-9]{1,5}$/.test(plain);
  const slash = plain.endsWith("/");
  if (hasQuery) {
    const value = plain.endsWith("=") ? "price" : /[?&][^=&]+$/.test(plain) ? "=1" : "1";
    return [
      ["longer", plain + value],
      ["query", `${plain}${value}&page=2`],
    ];
  }
  return [
    ["longer", plain + (slash ? "page.html" : extension ? "-tutorial.html" : ".html")],
    ["deeper", `${plain}${slash ? "" : "/"}a/b.html`],
    ["query", `${plain}?page=2`],
  ];
}
