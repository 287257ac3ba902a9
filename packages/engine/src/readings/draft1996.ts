import { containsLower, lowerName, type NamesCrawler, withoutVersion } from "../agents.ts";
import { writeDecoded } from "../escapes.ts";
import { OLD } from "./families.ts";
import type { Reading } from "./reading.ts";

/** draft-koster-robots-00 of 1996: the first record that fits, and in it the first rule that matches. */
export const draft1996: Reading = {
  ...OLD,
  id: "1996",
  names,
  skips: (_isAllow, _octets, from, to) => (from === to ? "pattern-empty" : null),
  writePattern: writeDecoded,
  writeTarget: writeDecoded,
};

/** The value of the line contains the crawler's name, case and version aside (section 3.2.1). */
function names(token: string): NamesCrawler {
  const name = withoutVersion(token);
  // `*` asks for the records of everybody; it is nobody's name.
  if (name === "*") return () => false;
  const asked = lowerName(name);
  return (octets, from, to) => asked.length > 0 && containsLower(octets, from, to, asked);
}
