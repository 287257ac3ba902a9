import { LINE_LIMIT } from "../../../lines.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, YANDEX } from "../../sources.ts";

/** Characters of a rule that Yandex reads. */
const YANDEX_LIMIT = 1024;

/** Patterns that are longer than what crawlers read. */
export const patternTooLong = defineRule({
  id: "pattern-too-long",
  severities: ["warning"],
  since: "0.2.0",
  sources: [YANDEX, GOOGLE_CODE],
  *check(file) {
    for (const { line, from, to, pattern } of file.rules()) {
      if (line.cut) {
        const read = file.text({ from: Math.max(from, to - 40), to });
        const args = { characters: pattern.length, limit: LINE_LIMIT, isCut: true, read };
        yield { from: to, to: line.end, args };
      } else if (pattern.length > YANDEX_LIMIT) {
        const read = pattern.slice(0, YANDEX_LIMIT).slice(-40);
        const args = { characters: pattern.length, limit: YANDEX_LIMIT, isCut: false, read };
        yield { from, to, args };
      }
    }
  },
  examples: [
    { source: `User-agent: *\nDisallow: /${"a".repeat(1023)}\n`, reports: [] },
    { source: `User-agent: *\nDisallow: /${"a".repeat(1024)}\n`, reports: ["2:11-2:1036"] },
    { source: `User-agent: *\nDisallow: /${"a".repeat(16_663)}\n`, reports: ["2:16664-2:16675"] },
  ],
});
