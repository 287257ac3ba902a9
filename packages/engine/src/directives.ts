import { equalsLower, lowerName } from "./agents.ts";
import type { Spelling } from "./model.ts";

/** What a key says, as a number: the scanner hands it on a million times. */
export const NONE = 0;
export const USER_AGENT = 1;
export const ALLOW = 2;
export const DISALLOW = 3;
export const SITEMAP = 4;
export const UNKNOWN = 5;

/**
 * Keys by first letter, with what they say; in each list the RFC's own spelling comes first. The others are the
 * misspellings of Google's parser (google/robotstxt, robots.cc, `kAllowFrequentTypos`); it takes every key as a prefix.
 */
const KNOWN: Readonly<Record<string, readonly [directive: number, spellings: string]>> = {
  u: [USER_AGENT, "user-agent,useragent,user agent"],
  a: [ALLOW, "allow"],
  d: [DISALLOW, "disallow,dissallow,dissalow,disalow,diasllow,disallaw"],
  s: [SITEMAP, "sitemap,site-map"],
};

const OTHER: ReadonlySet<string> = new Set(
  (
    "clean-param,content-signal,content-usage,crawl-delay,domain,host,indexpage,license,llm-policy,noarchive," +
    "nofollow,noindex,request-rate,revisit-after,robot-version,visit-time"
  ).split(","),
);

/** The spellings of one letter's directive. */
interface Keys {
  readonly directive: number;
  readonly spellings: readonly (readonly number[])[];
}

const byLetter: Keys[] = [];
for (const [letter, [directive, spellings]] of Object.entries(KNOWN))
  byLetter[letter.charCodeAt(0)] = { directive, spellings: spellings.split(",").map(lowerName) };

const EXACT = 0;
const MISSPELT = 1;
const PREFIX = 2;
const SPELLINGS: readonly Spelling[] = ["exact", "misspelt", "prefix"];

/**
 * What a key at `from` to `to` says, as `directive * 4 + spelling`: see {@link directiveOf} and {@link spellingOf}.
 */
export function readKey(octets: Uint8Array, from: number, to: number): number {
  const known = byLetter[(octets[from] as number) | 32];
  const at = known?.spellings.findIndex(
    (key) => key.length <= to - from && equalsLower(octets, from, key),
  );
  if (known === undefined || at === undefined || at < 0) return UNKNOWN * 4;
  const isLonger = to - from > (known.spellings[at] as readonly number[]).length;
  return known.directive * 4 + (at > 0 ? MISSPELT : isLonger ? PREFIX : EXACT);
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
