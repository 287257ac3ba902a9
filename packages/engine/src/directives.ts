import { equalsLower, lowerName } from "./agents.ts";
import type { LineKind, Spelling } from "./model.ts";

/** What a key says, as a number: the scanner hands it on a million times. */
export const NONE = 0;
export const USER_AGENT = 1;
export const ALLOW = 2;
export const DISALLOW = 3;
// 4 is a sitemap, by its place in `KNOWN`.
const UNKNOWN = 5;

/**
 * The keys of each directive, in the order of their numbers; the RFC's own spelling comes first. The others are the
 * misspellings of Google's parser (google/robotstxt, robots.cc, `kAllowFrequentTypos`); it takes every key as a prefix.
 */
const KNOWN = [
  "user-agent,useragent,user agent",
  "allow",
  "disallow,dissallow,dissalow,disalow,diasllow,disallaw",
  "sitemap,site-map",
].map((keys) => keys.split(","));

const OTHER =
  /^(?:clean-param|content-(?:signal|usage)|crawl-delay|domain|host|indexpage|license|llm-policy|no(?:archive|follow|index)|re(?:quest-rate|visit-after)|robot-version|visit-time)$/i;

/** Directive and spellings by the octet that all of them begin with. */
const byLetter: { readonly directive: number; readonly spellings: (readonly number[])[] }[] = [];
KNOWN.forEach((keys, i) => {
  const spellings = keys.map(lowerName);
  byLetter[spellings[0]?.[0] as number] = { directive: i + 1, spellings };
});

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

/** The RFC's name of the directive in a packed key, or null when it is none of the four. */
export const nameOf = (packed: number): LineKind | null =>
  (KNOWN[directiveOf(packed) - 1]?.[0] ?? null) as LineKind | null;

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
export const isOtherDirective = (key: string): boolean => OTHER.test(key);
