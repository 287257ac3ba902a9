import type { RobotsFile } from "@aushang/engine";
import type { LineChange } from "@aushang/engine/analyse";
import { clip } from "./layout.ts";
import { safe } from "./safe.ts";
import type { Style } from "./style.ts";

const INDENT = "  ";
/** Lines around a change that are shown. */
const AROUND = 1;
const LINE_OCTETS = 1024;

/** Lines of a file that change, as a listing: number, `-` or `+`, text; unchanged lines around them. */
export function listing(
  file: RobotsFile,
  changes: readonly LineChange[],
  style: Style,
  indent = INDENT,
): readonly string[] {
  const { colors, signs } = style;
  const digits = String(file.lineCount).length;
  const room = Math.max(20, style.width - indent.length - digits - 3);
  const draw = (number: string, sign: string, text: string, paint: (text: string) => string) =>
    `${indent}${colors.gray(number.padStart(digits))} ${paint(`${sign} ${clip(safe(text), room)}`.trimEnd())}`.trimEnd();
  const old = new Map(
    changes.filter(({ change }) => change !== "added").map((one) => [one.line, one]),
  );
  const added = new Map<number, LineChange[]>();
  for (const one of changes)
    if (one.change === "added") added.set(one.line, [...(added.get(one.line) ?? []), one]);
  const rows: string[] = [];
  const addedRows = (line: number): readonly string[] =>
    (added.get(line) ?? []).map(({ after }) => draw("", "+", after ?? "", colors.green));
  let before = 0;
  rows.push(...addedRows(0));
  for (const line of shownLines(file, changes)) {
    if (line > before + 1 && rows.length > 0) rows.push(`${indent}${signs.gap.padStart(digits)}`);
    const change = old.get(line);
    if (change === undefined) rows.push(draw(String(line), " ", textOf(file, line), colors.gray));
    else {
      rows.push(draw(String(line), "-", change.before ?? "", colors.red));
      if (change.after !== null) rows.push(draw("", "+", change.after, colors.green));
    }
    rows.push(...addedRows(line));
    before = line;
  }
  return rows;
}

/** Numbers of the old lines that are shown, in order. */
function shownLines(file: RobotsFile, changes: readonly LineChange[]): readonly number[] {
  const lines = new Set<number>();
  for (const { line, change } of changes) {
    const from = change === "added" ? line - AROUND + 1 : line - AROUND;
    for (let at = Math.max(1, from); at <= Math.min(file.lineCount, line + AROUND); at++)
      lines.add(at);
  }
  return [...lines].sort((a, b) => a - b);
}

function textOf(file: RobotsFile, line: number): string {
  const { from, end } = file.line(line);
  return file.text({ from, to: Math.min(end, from + LINE_OCTETS) });
}
