import type { Tested } from "@aushang/engine/tester";
import type { VNode } from "preact";
import type { Answer } from "../state/answer.ts";

/** The lines that carry a mark, in file order: rules that match, and lines without effect. */
export function markedLines({ result, skipped }: Tested): readonly number[] {
  const lines = new Set(result.candidates.map((candidate) => candidate.line));
  for (const [line, reason] of skipped) if (reason !== "beyond-limit") lines.add(line);
  return [...lines].sort((a, b) => a - b);
}

/** The marked line after (`1`) or before (`-1`) another one, round the end; null when there is none. */
export function markedFrom(lines: readonly number[], from: number, by: 1 | -1): number | null {
  if (lines.length === 0) return null;
  const after =
    by === 1 ? lines.find((line) => line > from) : lines.findLast((line) => line < from);
  return after ?? lines.at(by === 1 ? 0 : -1) ?? null;
}

/** What is proven about the rules of one answer, as marks in the file. */
export interface RuleMarks {
  /** The answer that they belong to: on the file of another one they would be false. */
  readonly of: Answer;
  /** Lines of rules that never decide or change nothing, and of those of which it is not known. */
  readonly useless: { readonly has: (line: number) => boolean };
  /** What stands at the end of a line; null for nothing. */
  readonly mark: (line: number) => VNode | null;
}
