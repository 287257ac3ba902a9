import { byToken, isTokenOctet, lowerName } from "../agents.ts";
import { toOctets } from "../decode.ts";
import { writeGooglePattern, writeRaw } from "../escapes.ts";
import type { SkipReason } from "../model.ts";
import { MODERN } from "./families.ts";
import type { Reading } from "./reading.ts";

const INDEX = toOctets("/index.htm");

/** Google's published parser (google/robotstxt, robots.cc, April 2026), octet for octet. */
export const google: Reading = {
  ...MODERN,
  id: "google",
  severalTokens: "merged",
  exempt: null,
  // The asked token is never cut, the file's always: a token with a digit cannot match.
  names: (token) => {
    const name = lowerName(token);
    return name.every(isTokenOctet) ? byToken(name) : () => false;
  },
  skips: (_isAllow, octets, from, to) => (from === to ? null : skipByStart(octets[from])),
  writePattern: writeGooglePattern,
  writeTarget: writeRaw,
  alias: directoryOfIndex,
};

/** Every target begins with `/`: a pattern that begins otherwise, but for a star, can match none. */
const skipByStart = (first: number | undefined): SkipReason | null =>
  first === 47 || first === 42 ? null : "pattern-start";

/** `Allow: /dir/index.html` also allows `/dir/`: the end of `/dir/` when the last segment begins with `index.htm`. */
function directoryOfIndex(octets: Uint8Array, from: number, to: number): number {
  let slash = to - 1;
  while (slash >= from && octets[slash] !== 47) slash--;
  if (slash < from || to - slash < INDEX.length) return -1;
  for (let i = 0; i < INDEX.length; i++) if (octets[slash + i] !== INDEX[i]) return -1;
  return slash + 1;
}
