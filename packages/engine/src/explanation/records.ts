import { type NamesCrawler, tokenEnd } from "../agents.ts";
import { toText } from "../decode.ts";
import type { AppliedGroup, Group, Line, ReadingId, SkipReason, Span } from "../model.ts";
import { RobotsFile } from "../parse.ts";
import { readingOf } from "../readings/index.ts";
import type { Reading } from "../readings/reading.ts";
import { LINE, STRIDE } from "../rules.ts";
import type { Levels, Selection } from "../select.ts";

/** One block of the file, with its user-agent and rule lines. */
interface Block {
  readonly agents: Line[];
  readonly rules: Line[];
}

/** Whether a line is a user-agent or rule line for the reading. */
function counts(line: Line, reading: Reading): boolean {
  if (line.kind !== "user-agent" && line.kind !== "allow" && line.kind !== "disallow") return false;
  if (line.kind === "allow" && !reading.knowsAllow) return false;
  return !reading.exactKeys || isExact(line);
}

/** Whether a line is written as the texts before RFC 9309 want it. */
const isExact = (line: Line): boolean => line.spelling === "exact" && !line.colonMissing;

/** A file as a reading divides it. */
interface Division {
  readonly blocks: readonly Block[];
  /** Rules before any block. */
  readonly orphans: readonly Line[];
}

/** Kept as long as the file: many questions about one file divide it once. */
const divisions = new WeakMap<RobotsFile, Partial<Record<ReadingId, Division>>>();

function divide(file: RobotsFile, reading: Reading): Division {
  const known = divisions.get(file) ?? {};
  divisions.set(file, known);
  known[reading.id] ??= divideNow(file, reading);
  return known[reading.id] as Division;
}

function divideNow(file: RobotsFile, reading: Reading): Division {
  const blocks: Block[] = [];
  const orphans: Line[] = [];
  let block: Block | null = null;
  for (const line of file.lines()) {
    if (line.kind === "blank" && reading.blankEndsRecord) block = null;
    if (!counts(line, reading)) continue;
    if (line.kind === "user-agent") {
      if (block === null || block.rules.length > 0) {
        block = { agents: [], rules: [] };
        blocks.push(block);
      }
      block.agents.push(line);
    } else if (block === null) {
      orphans.push(line);
    } else {
      block.rules.push(line);
    }
  }
  return { blocks, orphans };
}

/** The blocks that have a user-agent line with such a value. */
function blocksNaming(file: RobotsFile, reading: Reading, names: NamesCrawler): Block[] {
  return divide(file, reading).blocks.filter(({ agents }) =>
    agents.some(({ value }) => names(file.bytes, (value as Span).from, (value as Span).to)),
  );
}

/** First and last line of a block. */
function linesOf(block: Block): readonly [number, number] {
  const first = block.agents[0] as Line;
  const last = block.rules.at(-1) ?? (block.agents.at(-1) as Line);
  return [first.number, last.number];
}

/** The product token of a user-agent line as a reading reads it: `*`, or what the file's value is cut to. */
function tokenOf(file: RobotsFile, reading: Reading, value: Span): string {
  if (reading.isStar(file.bytes, value.from, value.to)) return "*";
  const to = reading.exactKeys ? value.to : tokenEnd(file.bytes, value.from, value.to);
  return toText(file.bytes, value.from, to);
}

/** Throws `TypeError` for what was not parsed: a mistake of the caller. */
function checkFile(file: RobotsFile): void {
  if (!(file instanceof RobotsFile)) throw new TypeError("file: expected what parse returns");
}

/** The groups of a file as a reading divides it, in order. */
export function groups(file: RobotsFile, id: ReadingId = "rfc9309"): readonly Group[] {
  checkFile(file);
  const reading = readingOf(id);
  return divide(file, reading).blocks.map((block) => ({
    tokens: block.agents.map((line) => tokenOf(file, reading, line.value as Span)),
    lines: linesOf(block),
    rules: block.rules.map((line) => line.number),
  }));
}

/** First and last lines of the groups of everybody. */
export function starLines(file: RobotsFile, reading: Reading): AppliedGroup["lines"] {
  return blocksNaming(file, reading, reading.isStar).map(linesOf);
}

/** Lines that look like rules or directives and have no effect in a reading, with the reason. */
export function skipped(
  file: RobotsFile,
  id: ReadingId = "rfc9309",
): ReadonlyMap<number, SkipReason> {
  checkFile(file);
  const reading = readingOf(id);
  const reasons = new Map<number, SkipReason>();
  const { blocks, orphans } = divide(file, reading);
  for (const line of orphans) reasons.set(line.number, "before-group");
  for (const block of blocks)
    for (const line of block.rules) {
      const value = line.value as Span;
      const isAllow = line.kind === "allow";
      const reason = reading.skips(isAllow, file.bytes, value.from, value.to);
      // An empty Disallow says "nothing is disallowed": that is an effect.
      if (reason !== null && (reason !== "pattern-empty" || isAllow))
        reasons.set(line.number, reason);
    }
  for (const line of file.lines()) {
    const reason = strayReason(line, reading);
    if (reason !== null) reasons.set(line.number, reason);
  }
  return reasons;
}

function strayReason(line: Line, reading: Reading): SkipReason | null {
  if (line.kind === "unknown") return line.key === null ? "no-separator" : "unknown-directive";
  if (line.kind === "user-agent" && line.value?.from === line.value?.to) return "token-empty";
  const isRule = line.kind === "user-agent" || line.kind === "allow" || line.kind === "disallow";
  if (!isRule || counts(line, reading)) return null;
  if (line.kind === "allow" && isExact(line)) return "allow-not-known";
  return line.colonMissing ? "no-separator" : "unknown-directive";
}

/** The group that applies to a question, with the lines of all its blocks. */
export function appliedGroup(
  file: RobotsFile,
  reading: Reading,
  levels: Levels,
  selection: Selection,
): AppliedGroup {
  const { level } = selection;
  if (level > levels.star) return { token: null, via: "none", lines: [], rules: 0 };
  const blocks = blocksNaming(
    file,
    reading,
    (octets, from, to) => levels.of(octets, from, to) === level,
  );
  const applied = reading.groups === "first" ? blocks.slice(0, 1) : blocks;
  return {
    token: level === levels.star ? "*" : (levels.tokens[level] as string),
    via: level === levels.star ? "star" : level === 0 ? "own" : "fallback",
    lines: applied.map(linesOf),
    rules: ruleCount(selection),
  };
}

/** Rules in force; the second pattern of an `index.htm` rule is no rule of its own. */
function ruleCount({ rules }: Selection): number {
  let count = 0;
  for (let at = 0; at < rules.rows.length; at += STRIDE)
    if (at === 0 || rules.rows[at + LINE] !== rules.rows[at + LINE - STRIDE]) count++;
  return count;
}
