import { containsLower, lowerName, lowerOctet, type NamesCrawler } from "../agents.ts";
import { writeRaw } from "../escapes.ts";
import { isStarAlone } from "./draft1996.ts";
import type { Reading } from "./reading.ts";

/** The text of 1994: only Disallow, plain prefixes, nothing decoded. */
export const original1994: Reading = {
  id: "1994",
  exactKeys: true,
  blankEndsRecord: true,
  groups: "first",
  precedence: "order",
  wildcards: false,
  severalTokens: "in-order",
  exempt: null,
  names,
  isStar: isStarAlone,
  skips: (isAllow, _octets, from, to) =>
    isAllow ? "allow-not-known" : from === to ? "pattern-empty" : null,
  writePattern: writeRaw,
  writeTarget: writeRaw,
  alias: null,
};

/** The value, version dropped, is a part of the crawler's name, case aside. An empty value names nobody. */
function names(token: string): NamesCrawler {
  const name = Uint8Array.from(lowerName(token.trim()));
  return (octets, from, to) => {
    const slash = octets.subarray(from, to).indexOf(47);
    const end = slash < 0 ? to : from + slash;
    if (end === from) return false;
    return containsLower(name, 0, name.length, octets.subarray(from, end).map(lowerOctet));
  };
}
