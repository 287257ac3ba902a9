import type { Line, Span } from "../../model.ts";
import type { LintFile } from "../input/file.ts";
import type { LintGroup } from "../input/groups.ts";

/** A directive beside the four of the standard. The span is that of its value. */
export interface OtherLine extends Span {
  readonly line: Line;
  readonly value: string;
  /** The group that is open there, or null. */
  readonly group: LintGroup | null;
}

/** The lines of one directive, by its name in lower case. */
export function* otherLines(file: LintFile, name: string): Generator<OtherLine> {
  for (const line of file.lines) {
    if (line.kind !== "other" || line.value === null || line.colonMissing) continue;
    if (file.key(line).toLowerCase() !== name) continue;
    const { from, to } = line.value;
    yield { line, from, to, value: file.text(line.value), group: file.groupAt(line) };
  }
}

/** Names in the user-agent lines of a group, as written; empty outside of any. */
export const tokensOf = (group: LintGroup | null): readonly string[] =>
  (group?.agents ?? []).map(({ name }) => name);
