import type { TextEdit } from "../../../edit.ts";
import type { Line } from "../../../model.ts";
import type { LintFile } from "../../input/file.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** What is unusual about the line ends. */
export type LineEnds = "cr" | "cr-cr-lf" | "mixed";

/** Line ends that not everybody reads alike. */
export const fileLineEnds = defineRule({
  id: "file-line-ends",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2"), GOOGLE_SPEC],
  fixes: ["even-out"],
  *check(file) {
    const counts = countEnds(file);
    const found = kindOf(counts);
    const [first] = file.lines;
    if (found === null || first === undefined) return;
    const odd = file.lines.find((line) => isOdd(file, line, counts)) ?? first;
    yield {
      from: odd.end,
      to: odd.to,
      args: { found, ...counts },
      fix: { code: "even-out", edits: evenOut(file, counts.crlf > counts.lf ? "\r\n" : "\n") },
    };
  },
  examples: [
    { source: "User-agent: *\r\nDisallow: /a\r\n", reports: [] },
    {
      source: "User-agent: *\rDisallow: /a\r",
      reports: ["1:14-2:1"],
      fixed: "User-agent: *\nDisallow: /a\n",
    },
    {
      source: "User-agent: *\r\r\nDisallow: /a\r\r\n",
      reports: ["1:14-2:1"],
      fixed: "User-agent: *\r\nDisallow: /a\r\n",
    },
    {
      source: "User-agent: *\nDisallow: /a\nDisallow: /b\r\n",
      reports: ["3:13-4:1"],
      fixed: "User-agent: *\nDisallow: /a\nDisallow: /b\n",
    },
  ],
});

interface Ends {
  readonly lf: number;
  readonly crlf: number;
  readonly cr: number;
  readonly crCrLf: number;
}

/** CR, CRLF and LF; a CR in front of a CRLF is a line end of its own to crawlers. */
function countEnds(file: LintFile): Ends {
  const counts = { lf: 0, crlf: 0, cr: 0, crCrLf: 0 };
  for (const line of file.lines) {
    const length = line.to - line.end;
    if (length === 2) counts.crlf++;
    else if (length === 1 && file.bytes[line.end] === 10) counts.lf++;
    else if (length === 1 && isCrCrLf(file, line)) counts.crCrLf++;
    else if (length === 1) counts.cr++;
  }
  return counts;
}

/** A CR whose next line is empty and ends in CRLF. */
function isCrCrLf({ bytes }: LintFile, { end }: Line): boolean {
  return bytes[end] === 13 && bytes[end + 1] === 13 && bytes[end + 2] === 10;
}

function kindOf({ lf, crlf, cr, crCrLf }: Ends): LineEnds | null {
  if (crCrLf > 0) return "cr-cr-lf";
  if (cr > 0 && lf + crlf === 0) return "cr";
  return cr > 0 || (lf > 0 && crlf > 0) ? "mixed" : null;
}

/** Whether a line ends otherwise than most. */
function isOdd(file: LintFile, line: Line, { lf, crlf }: Ends): boolean {
  const length = line.to - line.end;
  if (length === 0) return false;
  if (length === 1 && file.bytes[line.end] === 13) return true;
  return length === 2 ? lf >= crlf : crlf > lf;
}

function evenOut(file: LintFile, text: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const line of file.lines) {
    const isDouble = isCrCrLf(file, line);
    const before = file.lines[line.number - 2];
    const isRest = before !== undefined && isCrCrLf(file, before);
    if (line.to === line.end || isRest) continue;
    const to = isDouble ? line.end + 3 : line.to;
    if (file.text({ from: line.end, to }) !== text) edits.push({ start: line.end, end: to, text });
  }
  return edits;
}
