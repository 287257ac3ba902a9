import type { TextEdit } from "../edit.ts";
import type { Line, LineKind } from "../model.ts";
import { insertAfter, removeLines } from "./edits.ts";
import type { LintFile } from "./input/file.ts";
import { type LintGroup, linesOf } from "./input/groups.ts";

/**
 * Moves the rules of later groups to the end of the first. Null where they name different crawlers, the first has no
 * rules, anything else than rules and remarks stands in them, or their text would not stay what it is.
 */
export function mergeGroups(
  file: LintFile,
  groups: readonly LintGroup[],
): readonly TextEdit[] | null {
  const [first, ...others] = groups;
  const last = first?.rules.at(-1);
  if (first === undefined || last === undefined) return null;
  if (others.some((group) => namesOf(group) !== namesOf(first))) return null;
  const lines = others.flatMap((group) => linesIn(file, group));
  const moved = lines.filter(({ kind }) => kind !== "user-agent" && kind !== "blank");
  if (!moved.every(({ kind }) => MOVABLE.has(kind))) return null;
  const texts = moved.map(({ from, end }) => file.text({ from, to: end }));
  // What is no UTF-8 would not come back as it was.
  if (texts.some((text) => text.includes("\uFFFD"))) return null;
  return [insertAfter(file, last.line, texts), ...removeLines(lines)];
}

const MOVABLE: ReadonlySet<LineKind> = new Set(["allow", "disallow", "comment"]);

function linesIn(file: LintFile, group: LintGroup): readonly Line[] {
  const [from, to] = linesOf(group);
  return file.lines.slice(from - 1, to);
}

const namesOf = ({ agents }: LintGroup): string =>
  agents
    .map(({ name }) => name.toLowerCase())
    .sort()
    .join("\n");
