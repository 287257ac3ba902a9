import type { Line, Span } from "../../../model.ts";
import { isStandard, strayOf, writtenName } from "../../input/directive-names.ts";
import type { LintFile } from "../../input/file.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

interface Gap extends Span {
  readonly name: string;
  /** What stands in the place of the colon; empty for a blank. */
  readonly found: string;
  /** Google's parser takes the line as it was meant. */
  readonly isRead: boolean;
}

/** Directives without a colon, or with another character in its place. */
export const colonMissing = defineRule({
  id: "colon-missing",
  severities: ["error", "warning"],
  since: "0.2.0",
  sources: [rfc("2.2"), GOOGLE_CODE],
  fixes: ["put-colon"],
  *check(file) {
    for (const line of file.lines) {
      const gap = gapAt(file, line);
      if (gap === null) continue;
      const { from, to, name, found, isRead } = gap;
      const content = file.content(line);
      yield {
        ...content,
        severity: isStandard(name) && !isRead ? "error" : "warning",
        args: { name, found, isRead, content: file.text(content) },
        fix: {
          code: "put-colon",
          edits: [{ start: from, end: to, text: ": " }],
          isChoice: !isRead,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow : /a\nAllow:/b\n", reports: [] },
    {
      source: "User-agent: *\nDisallow /a\nDisallow=/b\nDisallow; /c\nDisallow：/d\n",
      reports: ["2:1-2:12", "3:1-3:12", "4:1-4:13", "5:1-5:12"],
      fixed: "User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /c\nDisallow: /d\n",
    },
    {
      source: "User-agent: *\nDisallow:\nSitemap https://h.example/s.xml\n",
      reports: ["3:1-3:32"],
      fixed: "User-agent: *\nDisallow:\nSitemap: https://h.example/s.xml\n",
    },
  ],
});

function gapAt(file: LintFile, line: Line): Gap | null {
  if (line.colonMissing && line.spelling !== null && line.key !== null && line.value !== null) {
    const name = writtenName(line.kind);
    const found = /[=;]+$/.exec(file.text(line.key))?.[0] ?? "";
    return { from: line.key.to - found.length, to: line.value.from, name, found, isRead: true };
  }
  const isCandidate = line.kind === "unknown" || line.spelling === "prefix";
  if (!isCandidate) return null;
  const content = file.content(line);
  const stray = strayOf(file.text(content), file.key(line));
  if (stray.kind !== "separator") return null;
  const from = content.from + stray.at;
  const to = from + octetsOf(stray.gap);
  return { from, to, name: stray.name, found: stray.gap.trim(), isRead: false };
}

/** The only characters of a gap that are no ASCII take two or three octets. */
const octetsOf = (gap: string): number =>
  [...gap].reduce((sum, c) => sum + (c < "\u0080" ? 1 : c < "\u0800" ? 2 : 3), 0);
