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
  const rewritten = new Map<number, TextEdit[]>();
  const edits: TextEdit[] = [];
  const lines: LineChange[] = [];
  for (const operation of operations) {
    if (operation.kind === "add") {
      edits.push(addition(file, operation.behind, operation.texts));
      for (const after of operation.texts)
        lines.push({ change: "added", line: operation.behind, before: null, after });
    } else if (operation.kind === "rewrite" && !removed.has(operation.line)) {
      const edit = rewriting(file, operation);
      rewritten.set(operation.line, [...(rewritten.get(operation.line) ?? []), edit]);
    }
  }
  for (const line of removed) {
    edits.push(removal(file, line, removed));
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

function addition(file: RobotsFile, behind: number, texts: readonly string[]): TextEdit {
  const end = lineEndOf(file);
  if (behind === 0) {
    const start = bomLength(file.bytes);
    return { start, end: start, text: texts.map((text) => text + end).join("") };
  }
  const line = file.line(behind);
  // The last line may lack its end: the new last line then lacks it instead.
  const isOpen = line.end === line.to;
  const text = texts.map((one) => (isOpen ? end + one : one + end)).join("");
  return { start: line.to, end: line.to, text };
}

/** A last line goes with the line end before it where it has none itself, so that the file still ends without one. */
function removal(file: RobotsFile, number: number, removed: ReadonlySet<number>): TextEdit {
  const { from, to, end } = file.line(number);
  const isOpen = end === to && number > 1 && !removed.has(number - 1);
  const start = number === 1 ? Math.min(bomLength(file.bytes), to) : from;
  return { start: isOpen ? file.line(number - 1).end : start, end: to, text: "" };
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
