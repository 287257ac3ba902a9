import type { Spelling } from "./model.ts";

/** What a key says, as a number: the scanner hands it on a million times. */
export const NONE = 0;
export const USER_AGENT = 1;
export const ALLOW = 2;
export const DISALLOW = 3;
export const SITEMAP = 4;
export const UNKNOWN = 5;

/** A key and whether it is the RFC's own spelling. Longer spellings stand before their prefixes. */
type Known = readonly [text: string, directive: number, misspelt: boolean];

/**
 * Keys by first letter. The misspellings are those of Google's parser
 * (google/robotstxt, robots.cc, `kAllowFrequentTypos`); it takes every key as a prefix.
 */
const KNOWN: Readonly<Record<string, readonly Known[]>> = {
  u: [
    ["user-agent", USER_AGENT, false],
    ["useragent", USER_AGENT, true],
    ["user agent", USER_AGENT, true],
  ],
  a: [["allow", ALLOW, false]],
  d: [
    ["disallow", DISALLOW, false],
    ["dissallow", DISALLOW, true],
    ["dissalow", DISALLOW, true],
    ["disalow", DISALLOW, true],
    ["diasllow", DISALLOW, true],
    ["disallaw", DISALLOW, true],
  ],
  s: [
    ["sitemap", SITEMAP, false],
    ["site-map", SITEMAP, true],
  ],
};

const OTHER: ReadonlySet<string> = new Set([
  "clean-param",
  "content-signal",
  "content-usage",
  "crawl-delay",
  "domain",
  "host",
  "indexpage",
  "license",
  "llm-policy",
  "noarchive",
  "nofollow",
  "noindex",
  "request-rate",
  "revisit-after",
  "robot-version",
  "visit-time",
]);

const byLetter: (readonly { octets: readonly number[]; directive: number; misspelt: boolean }[])[] =
  [];
for (const [letter, keys] of Object.entries(KNOWN)) {
  byLetter[letter.charCodeAt(0)] = keys.map(([text, directive, misspelt]) => ({
    octets: [...text].map((c) => c.charCodeAt(0)),
    directive,
    misspelt,
  }));
}

/** A directive with its spelling: `directive * 4 + spelling`, where 0 is exact, 1 misspelt, 2 prefix. */
const EXACT = 0;
const MISSPELT = 1;
const PREFIX = 2;
const SPELLINGS: readonly Spelling[] = ["exact", "misspelt", "prefix"];

/** The directive of a key at `from` to `to`, packed with its spelling; see {@link directiveOf}. */
export function readKey(octets: Uint8Array, from: number, to: number): number {
  const known = byLetter[(octets[from] as number) | 32];
  if (known === undefined) return UNKNOWN * 4;
  for (const key of known) {
    const length = key.octets.length;
    if (to - from < length) continue;
    let i = 1;
    while (i < length && lower(octets[from + i] as number) === key.octets[i]) i++;
    if (i < length) continue;
    const spelling = key.misspelt ? MISSPELT : to - from > length ? PREFIX : EXACT;
    return key.directive * 4 + spelling;
  }
  return UNKNOWN * 4;
}

/** The directive in a packed key. */
export const directiveOf = (packed: number): number => packed >> 2;

/** The spelling in a packed key. */
export const spellingOf = (packed: number): Spelling => SPELLINGS[packed & 3] as Spelling;

/** Whether a key is exactly the RFC's, as 1996 and 1994 want it. */
export const isExact = (packed: number): boolean => (packed & 3) === EXACT;

/**
 * Whether a key is a directive that somebody documents beside the four of RFC 9309
 * (Google's list of unused keys in reporting_robots.cc, Yandex, Seznam, Cloudflare, IETF aipref, RSL).
 */
export const isOtherDirective = (key: string): boolean => OTHER.has(key.toLowerCase());

function lower(c: number): number {
  return c >= 65 && c <= 90 ? c + 32 : c;
}
