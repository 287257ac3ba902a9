import type { TextEdit } from "../edit.ts";
import type { Line } from "../model.ts";
import type { LintFile } from "./input/file.ts";

/** Takes whole lines out, with their line ends. */
export const removeLines = (lines: readonly Line[]): readonly TextEdit[] =>
  lines.map(({ from, to }) => ({ start: from, end: to, text: "" }));

/** Puts lines behind a line, with the line end that the file uses. */
export function insertAfter(file: LintFile, line: Line, lines: readonly string[]): TextEdit {
  const text = lines.map((each) => file.lineEnd + each).join("");
  return { start: line.end, end: line.end, text };
}

/** The lines between two lines, both left out, from their numbers. */
export const between = (file: LintFile, after: number, before: number): readonly Line[] =>
  file.lines.slice(after, Math.max(after, before - 1));
