import {
  byLeadingName,
  byToken,
  isTokenOctet,
  lowerName,
  type NamesCrawler,
  withoutVersion,
} from "../agents.ts";
import { writeRfcPattern, writeRfcTarget } from "../escapes.ts";
import type { SkipReason } from "../model.ts";
import { MODERN } from "./families.ts";
import type { Reading } from "./reading.ts";

/** The standard. Where it is silent, Google's published parser decides (keys, misspellings, line limit). */
export const rfc9309: Reading = {
  ...MODERN,
  id: "rfc9309",
  names,
  skips,
  writePattern: writeRfcPattern,
  writeTarget: writeRfcTarget,
};

/** A version after `/` is dropped. A token with octets that section 2.2.1 does not know is compared as a whole. */
function names(token: string): NamesCrawler {
  const asked = withoutVersion(token);
  // `*` asks for the groups of everybody; it is nobody's name.
  if (asked === "*") return () => false;
  const name = lowerName(asked);
  return name.every(isTokenOctet) ? byToken(name) : byLeadingName(name);
}

/** A path begins with `/`; a leading `*` is taken too, as the RFC's own example in section 5.1 has it. */
function skips(_isAllow: boolean, octets: Uint8Array, from: number, to: number): SkipReason | null {
  if (from === to) return "pattern-empty";
  const first = octets[from];
  return first === 47 || first === 42 ? null : "pattern-start";
}
