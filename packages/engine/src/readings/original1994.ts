import {
  containsLower,
  lowerName,
  lowerOctet,
  type NamesCrawler,
  trimBlanks,
  withoutVersion,
} from "../agents.ts";
import { writeRaw } from "../escapes.ts";
import { OLD } from "./families.ts";
import type { Reading } from "./reading.ts";

/** The text of 1994: only Disallow, plain prefixes, nothing decoded. */
export const original1994: Reading = {
  ...OLD,
  id: "1994",
  knowsAllow: false,
  exempt: null,
  names,
  skips: (_isAllow, _octets, from, to) => (from === to ? "pattern-empty" : null),
  writePattern: writeRaw,
  writeTarget: writeRaw,
};

/**
 * The value, version dropped, is a part of the crawler's name, case aside. An empty value names nobody, and `*` is
 * nobody's name.
 */
function names(token: string): NamesCrawler {
  if (withoutVersion(token) === "*") return () => false;
  const name = Uint8Array.from(lowerName(trimBlanks(token)));
  return (octets, from, to) => {
    const slash = octets.subarray(from, to).indexOf(47);
    const end = slash < 0 ? to : from + slash;
    if (end === from) return false;
    return containsLower(name, 0, name.length, octets.subarray(from, end).map(lowerOctet));
  };
}
