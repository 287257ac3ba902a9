import { toText } from "../../../decode.ts";
import { writeRfcPattern } from "../../../escapes.ts";
import { OctetWriter } from "../../../octets.ts";
import type { LintFile } from "../../input/file.ts";
import type { RuleLine } from "../../input/groups.ts";
import { isInvisible } from "../../input/invisible.ts";
import { defineRule } from "../../rule.ts";
import { rfc } from "../../sources.ts";

/** Letters beyond ASCII, written raw. That is fine; it is shown how they are compared. */
export const patternNonAscii = defineRule({
  id: "pattern-non-ascii",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.2")],
  *check(file) {
    for (const rule of file.rules()) {
      const { from, to, pattern } = rule;
      if (pattern === rule.raw || pattern.includes("\uFFFD")) continue;
      if ([...pattern].some((character) => isInvisible(character.charCodeAt(0)))) continue;
      yield { from, to, args: { pattern, escaped: escapedForm(file, rule) } };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /caf%C3%A9\n", reports: [] },
    { source: "User-agent: *\nDisallow: /café/\n", reports: ["2:11-2:17"] },
  ],
});

function escapedForm({ bytes }: LintFile, { from, to }: RuleLine): string {
  const out = new OctetWriter(64);
  writeRfcPattern(bytes, from, to, out);
  return toText(out.octets, 0, out.length);
}
