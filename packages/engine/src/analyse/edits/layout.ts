import { compile } from "../../compile.ts";
import { groups } from "../../explanation/records.ts";
import type { AppliedGroup, Group, Line, ReadingId, Span } from "../../model.ts";
import type { RobotsFile } from "../../parse.ts";
import { readingOf } from "../../readings/index.ts";
import type { Asker } from "../model.ts";

/** Where in a file a crawler's rules stand, and where a further one may be written. */
export interface Layout {
  readonly file: RobotsFile;
  readonly reading: ReadingId;
  readonly asker: Asker;
  readonly applied: AppliedGroup;
  /** The blocks that apply. */
  readonly blocks: readonly Group[];
}

/** Looks up where the rules of a crawler stand. */
export function layoutOf(file: RobotsFile, asker: Asker, reading: ReadingId): Layout {
  const applied = compile(file, asker.tokens, {
    reading,
    obeysStar: asker.obeysStar,
    fallback: "in-order",
  }).group;
  const firsts = new Set(applied.lines.map(([first]) => first));
  const blocks = groups(file, reading).filter(({ lines }) => firsts.has(lines[0]));
  return { file, reading, asker, applied, blocks };
}

/** The line that a rule is written behind: the last of the block that has `line`, else of the last block that applies. */
export function endOfGroup({ blocks }: Layout, line: number | null): number {
  const own = blocks.find(({ rules }) => line !== null && rules.includes(line)) ?? blocks.at(-1);
  return own === undefined ? 0 : own.lines[1];
}

/**
 * The line that a new group is written behind. A group at the end would be joined by user-agent lines that stand there
 * without a rule: then the place is before those.
 */
export function endOfGroups(file: RobotsFile, reading: ReadingId): number {
  const last = groups(file, reading).at(-1);
  return last !== undefined && last.rules.length === 0 ? last.lines[0] - 1 : file.lineCount;
}

/** The user-agent lines of a block. */
function agentLines({ file, reading }: Layout, { lines: [first, last] }: Group): Line[] {
  const { exactKeys } = readingOf(reading);
  const found: Line[] = [];
  for (let number = first; number <= last; number++) {
    const line = file.line(number);
    if (line.kind !== "user-agent") continue;
    if (!exactKeys || (line.spelling === "exact" && !line.colonMissing)) found.push(line);
  }
  return found;
}

/** Those of them that name the crawler, by the token that the group was found by. */
export function ownAgentLines(layout: Layout, block: Group): Line[] {
  const { file, applied, reading: id } = layout;
  if (applied.via === "star" || applied.token === null) return [];
  const names = readingOf(id).names(applied.token);
  return agentLines(layout, block).filter(({ value }) => {
    const { from, to } = value as Span;
    return names(file.bytes, from, to);
  });
}

/** Whether other crawlers may be bound by what binds this one. */
export function isShared(layout: Layout): boolean {
  const { applied, blocks, asker } = layout;
  if (applied.via === "star") return asker.tokens[0] !== "*";
  if (applied.via === "fallback") return true;
  return blocks.some(
    (block) => agentLines(layout, block).length > ownAgentLines(layout, block).length,
  );
}

/** A line as text, without its line end. */
export function textOfLine(file: RobotsFile, number: number): string {
  const { from, end } = file.line(number);
  return file.text({ from, to: end });
}

/** A rule line as a new line would have it: key and value, without comment and indentation. */
export function ruleText(file: RobotsFile, number: number): string {
  const { kind, value } = file.line(number);
  return ruleLine(kind === "allow" ? "allow" : "disallow", file.text(value as Span));
}

/** A rule as a line. */
export function ruleLine(kind: "allow" | "disallow", pattern: string): string {
  return `${kind === "allow" ? "Allow" : "Disallow"}: ${pattern}`.trimEnd();
}

/** The line end that the file uses first; LF when it has none. */
export function lineEndOf(file: RobotsFile): string {
  if (file.lineCount === 0) return "\n";
  const { end, to } = file.line(1);
  return to > end ? file.text({ from: end, to }) : "\n";
}

/** Whether a text can stand as a value: nothing in it ends a line, a value or begins a comment. */
export function isWritable(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c <= 32 || c === 35 || (c >= 127 && c < 160) || c === 0x2028 || c === 0x2029) return false;
  }
  return text !== "";
}
