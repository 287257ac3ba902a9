import { toText } from "../../decode.ts";
import { applyEdits, type TextEdit } from "../../edit.ts";
import { bomLength } from "../../lines.ts";
import type { Span } from "../../model.ts";
import { parse, type RobotsFile } from "../../parse.ts";
import { lineEndOf, textOfLine } from "./layout.ts";
import type { LineChange, Operation } from "./model.ts";

/** What operations come to. */
export interface Edited {
  readonly edits: readonly TextEdit[];
  readonly lines: readonly LineChange[];
  readonly file: RobotsFile;
}

/**
 * Makes operations on a file. Line ends are those of the file; a file that ended without one still does. A line that is
 * removed is not rewritten; additions at one place come in the order given.
 */
export function edited(file: RobotsFile, operations: readonly Operation[]): Edited {
  const removed = new Set(operations.flatMap((one) => (one.kind === "remove" ? [one.line] : [])));
  const added = new Set(operations.flatMap((one) => (one.kind === "add" ? [one.behind] : [])));
  const touched: Touched = { removed, added };
  const rewritten = new Map<number, TextEdit[]>();
  const edits: TextEdit[] = [];
  const lines: LineChange[] = [];
  for (const operation of operations) {
    if (operation.kind === "add") {
      edits.push(addition(file, operation.behind, operation.texts, touched));
      for (const after of operation.texts)
        lines.push({ change: "added", line: operation.behind, before: null, after });
    } else if (operation.kind === "rewrite" && !removed.has(operation.line)) {
      const edit = rewriting(file, operation);
      rewritten.set(operation.line, [...(rewritten.get(operation.line) ?? []), edit]);
    }
  }
  for (const line of removed) {
    edits.push(removal(file, line, touched));
    lines.push({ change: "removed", line, before: textOfLine(file, line), after: null });
  }
  for (const [line, own] of rewritten) {
    edits.push(...own);
    const after = textAfter(file, line, own);
    lines.push({ change: "changed", line, before: textOfLine(file, line), after });
  }
  lines.sort((a, b) => a.line - b.line || ORDER[a.change] - ORDER[b.change]);
  return { edits, lines: lines.filter(isChange), file: parse(applyEdits(file.bytes, edits)) };
}

/** What is added stands behind the line that it names. */
const ORDER = { removed: 0, changed: 0, added: 1 } as const;

const isChange = ({ before, after }: LineChange): boolean => before !== after;

function addition(
  file: RobotsFile,
  behind: number,
  texts: readonly string[],
  touched: Touched,
): TextEdit {
  const end = lineEndOf(file);
  if (behind === 0) {
    const start = bomLength(file.bytes);
    return { start, end: start, text: texts.map((text) => text + end).join("") };
  }
  const { to } = file.line(behind);
  if (!isOpen(file, behind)) {
    const isLast = isOpenAndGone(file, behind + 1, touched);
    const text = texts.join(end) + (isLast ? "" : end);
    return { start: to, end: to, text };
  }
  // The last line lacks its end: the new last line then lacks it instead.
  const isParted = touched.removed.has(behind) && !goesWithEndBefore(file, behind, touched);
  return { start: to, end: to, text: (isParted ? "" : end) + texts.join(end) };
}

/** Lines that go, and lines behind which others come. */
interface Touched {
  readonly removed: ReadonlySet<number>;
  readonly added: ReadonlySet<number>;
}

/** Whether a line has no line end of its own. */
function isOpen(file: RobotsFile, number: number): boolean {
  const { end, to } = file.line(number);
  return end === to;
}

/** Whether a line is the last one without a line end, and goes without another in its place. */
const isOpenAndGone = (file: RobotsFile, number: number, { removed, added }: Touched): boolean =>
  removed.has(number) && !added.has(number) && isOpen(file, number);

/** Whether a removed line goes with the line end before it, so that the file still ends without one. */
const goesWithEndBefore = (
  file: RobotsFile,
  number: number,
  { removed, added }: Touched,
): boolean =>
  isOpen(file, number) && number > 1 && !removed.has(number - 1) && !added.has(number - 1);

function removal(file: RobotsFile, number: number, touched: Touched): TextEdit {
  const { from, to } = file.line(number);
  const start = number === 1 ? Math.min(bomLength(file.bytes), to) : from;
  const isEating = goesWithEndBefore(file, number, touched);
  return { start: isEating ? file.line(number - 1).end : start, end: to, text: "" };
}

function rewriting(
  file: RobotsFile,
  { line: number, part, text }: Extract<Operation, { kind: "rewrite" }>,
): TextEdit {
  const { from, end, key, value } = file.line(number);
  const span = part === "line" ? { from, to: end } : ((part === "key" ? key : value) as Span);
  return { start: span.from, end: span.to, text };
}

function textAfter(file: RobotsFile, number: number, edits: readonly TextEdit[]): string {
  const { from, end } = file.line(number);
  const within = edits.map((one) => ({ ...one, start: one.start - from, end: one.end - from }));
  return toText(applyEdits(file.bytes.subarray(from, end), within));
}
