import type { LintFile } from "./input/file.ts";

const COMMENT = /^#\s*aushang-ignore-next-line\b(.*)$/;

/** Rule ids that comments silence, by line; null for all rules. */
export type Silenced = ReadonlyMap<number, ReadonlySet<string> | null>;

/**
 * Reads `# aushang-ignore-next-line <id> <id>` comments, alone on a line or behind a directive. Ids are parted by blanks
 * or commas; without any, all rules are silent on the next line.
 */
export function silencedLines(file: LintFile): Silenced {
  const found = new Map<number, ReadonlySet<string> | null>();
  for (const { number, comment } of file.lines) {
    if (comment === null) continue;
    const ids = COMMENT.exec(file.text(comment).trim())?.[1];
    if (ids === undefined) continue;
    const named = ids.split(/[\s,]+/).filter((id) => id !== "");
    found.set(number + 1, named.length === 0 ? null : new Set(named));
  }
  return found;
}

/** Whether a finding of a rule at a line is silenced. */
export function isSilenced(silenced: Silenced, id: string, line: number): boolean {
  const ids = silenced.get(line);
  return ids === null || (ids?.has(id) ?? false);
}
