import type { Line } from "../../../model.ts";
import { isStandard, strayOf, writtenName } from "../../input/directive-names.ts";
import type { LintFile } from "../../input/file.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

/** Keys that are nearly a directive. Google's parser takes some of them, everybody else may not. */
export const directiveMisspelt = defineRule({
  id: "directive-misspelt",
  severities: ["error", "warning"],
  since: "0.2.0",
  sources: [rfc("2.2"), GOOGLE_CODE],
  fixes: ["spell"],
  *check(file) {
    for (const line of file.lines) {
      const expected = expectedAt(file, line);
      if (line.key === null || expected === null) continue;
      const { from, to } = line.key;
      const isRead = line.spelling !== null;
      yield {
        from,
        to,
        severity: isStandard(expected) && !isRead ? "error" : "warning",
        args: { key: file.text(line.key), expected, isRead },
        fix: {
          code: "spell",
          edits: [{ start: from, end: to, text: expected }],
          isChoice: !isRead,
        },
      };
    }
  },
  examples: [
    { source: "USER-AGENT: *\ndisallow: /a\nRobot-version: 1\n", reports: [] },
    {
      source: "User-agent: *\nDisalow: /a\nDisllow: /b\n",
      reports: ["2:1-2:8", "3:1-3:8"],
      fixed: "User-agent: *\nDisallow: /a\nDisallow: /b\n",
    },
    {
      source: "User agent: *\nDisallow: /a\nno-index: /b\n",
      reports: ["1:1-1:11", "3:1-3:9"],
      fixed: "User-agent: *\nDisallow: /a\nNoindex: /b\n",
    },
  ],
});

/** The directive that was meant, or null for a line that is none or is spelt well. */
function expectedAt(file: LintFile, line: Line): string | null {
  if (line.spelling === "misspelt") return line.colonMissing ? null : writtenName(line.kind);
  if (line.spelling === "prefix") return isPlural(file, line) ? writtenName(line.kind) : null;
  if (line.kind !== "unknown" || line.key === null || line.colonMissing) return null;
  const stray = strayOf(file.text(file.content(line)), file.key(line));
  return stray.kind === "misspelt" ? stray.name : null;
}

/** `Sitemaps`, `Disallows`: a slip, not a name of its own. */
const isPlural = (file: LintFile, line: Line): boolean =>
  file.key(line).toLowerCase() === `${line.kind}s`;
