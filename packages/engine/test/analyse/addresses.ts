import { asTypedAt } from "../../src/tester/index.ts";

/** Numbers from 0 up to a bound, in an order that the seed fixes. */
export type Random = (bound: number) => number;

/** The same numbers for the same seed on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % bound;
  };
}

/** One of a list. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T;

const FILLINGS = [
  "",
  "",
  "x",
  "a",
  "/",
  "1",
  "x/y",
  "-",
  "?",
  "index",
  ".html",
  "%",
  "%2",
  "*",
  "$",
  "=&",
];

/** What the target is when it is typed at some origin; null when it cannot be typed. */
export function typedTarget(text: string): string | null {
  const typed = asTypedAt("https://h.example", text);
  return "problem" in typed ? null : typed.target;
}

/**
 * A plausible address for one of some patterns, as it is requested: its stars filled, now and then cut, lengthened,
 * with one octet changed, or spelt with escapes. Null where nothing can be typed so.
 */
export function plausibleAddress(patterns: readonly string[], random: Random): string | null {
  const base = patterns.length === 0 ? "/" : pick(random, patterns);
  const text = filled(base, patterns, random);
  return typedTarget(varied(text, random));
}

function filled(pattern: string, patterns: readonly string[], random: Random): string {
  const open = pattern.endsWith("$") ? pattern.slice(0, -1) : `${pattern}*`;
  const text = open.replaceAll("*", () => {
    if (patterns.length === 0 || random(6) > 0) return pick(random, FILLINGS);
    // A stretch of another pattern: there regions overlap.
    const other = pick(random, patterns).replaceAll(/[*$]/g, "");
    return other.slice(random(other.length + 1));
  });
  const latin = text.startsWith("/") ? text : `/${text}`;
  return Buffer.from(latin, "latin1").toString("utf8");
}

function varied(text: string, random: Random): string {
  const at = 1 + random(text.length);
  switch (random(12)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text + pick(random, FILLINGS);
    case 2:
      return text.slice(0, at) + pick(random, FILLINGS) + text.slice(at);
    case 3:
      return text.slice(0, at) + text.slice(at + 1);
    case 4:
      return text.slice(0, at) + escapeAt(text, at) + text.slice(at + 1);
    case 5:
      return text.replace(/%[0-9a-f]{2}/i, (found) => {
        const octet = Number.parseInt(found.slice(1), 16);
        return octet > 32 && octet < 127 ? String.fromCharCode(octet) : found;
      });
    default:
      return text;
  }
}

const escapeAt = (text: string, at: number): string => {
  const code = text.charCodeAt(at);
  return code > 32 && code < 127 ? `%${code.toString(16)}` : "";
};
