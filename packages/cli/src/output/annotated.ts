import type { Line, RobotsFile } from "@aushang/engine";
import type { Tested } from "@aushang/engine/tester";
import type { Catalogue } from "@aushang/engine/texts";
import type { TestWords } from "../texts/catalogue.ts";
import { chop, clip, widthOf, wrap } from "./layout.ts";
import { ownWords, safe } from "./safe.ts";
import type { Style } from "./style.ts";

/** A file up to this length is shown whole, a block of the group up to the second one. */
const WHOLE_FILE = 16;
const WHOLE_BLOCK = 12;
/** User-agent lines shown at the head of a longer block, candidates, lines without effect. */
const HEADS = 4;
const CANDIDATES = 12;
const SKIPPED = 5;
/** Octets of a line that are looked at. */
const LINE_OCTETS = 4096;
/** Rows that one line may take. */
const ROWS = 4;

/** What the drawing needs beside the result. */
export interface Drawing {
  readonly style: Style;
  readonly texts: Catalogue;
  readonly words: TestWords;
  /** Colour of the verdict. */
  readonly paint: (text: string) => string;
}

const isRange = (line: number, [from, to]: readonly [number, number]): boolean =>
  line >= from && line <= to;

type WithFile = Tested & { readonly file: RobotsFile };

const inGroup = ({ result }: Tested, line: number): boolean =>
  result.group.lines.some((range) => isRange(line, range));

const from1 = (count: number, first = 1): readonly number[] =>
  Array.from({ length: Math.max(0, count) }, (_, i) => first + i);

/** Short blocks of the group whole, of longer ones the user-agent lines. */
function groupLines({ result, file }: WithFile): readonly number[] {
  return result.group.lines.slice(0, CANDIDATES).flatMap(([from, to]) => {
    const last = to - from < WHOLE_BLOCK ? to : headEnd(file, from, to);
    return from1(last - from + 1, from);
  });
}

/** The rules that match, the deciding one above all, and what stands beside them in the group. */
function matchingLines(tested: WithFile): readonly number[] {
  const { candidates, line } = tested.result;
  const matching = candidates.slice(0, CANDIDATES).map((candidate) => candidate.line);
  const all = line === null ? matching : [line, ...matching];
  const beside = all.flatMap((number) => [number - 1, number + 1]);
  return [...all, ...beside.filter((number) => inGroup(tested, number))];
}

/** Some lines without effect: those in the group, and rules that stand before any. */
function skippedLines(tested: WithFile): readonly number[] {
  const found: number[] = [];
  for (const [line, reason] of tested.skipped) {
    if (inGroup(tested, line) || reason === "before-group") found.push(line);
    if (found.length === SKIPPED) break;
  }
  return found;
}

/** Numbers of the lines that matter, in order. */
function linesThatMatter(tested: WithFile): readonly number[] {
  const { file } = tested;
  if (file.lineCount <= WHOLE_FILE) return from1(file.lineCount);
  const chosen = [...groupLines(tested), ...matchingLines(tested), ...skippedLines(tested)];
  const numbers = chosen.length === 0 ? agentLines(file) : chosen;
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** The last of the first user-agent lines of a block. */
function headEnd(file: RobotsFile, from: number, to: number): number {
  let last = from;
  while (last < to && last - from + 1 < HEADS && file.line(last + 1).kind === "user-agent") last++;
  return last;
}

/** With no group, the names that the file does hold are the proof. */
function agentLines(file: RobotsFile): readonly number[] {
  const found: number[] = [];
  for (const line of file.lines()) {
    if (line.kind === "user-agent") found.push(line.number);
    if (found.length === WHOLE_BLOCK) break;
  }
  return found;
}

/** A gap of one line is no shorter than the line itself. */
function withoutSmallGaps(numbers: readonly number[]): readonly number[] {
  return numbers.flatMap((number, i) => {
    const before = numbers[i - 1] ?? 0;
    return number - before === 2 ? [number - 1, number] : [number];
  });
}

type Role = "decides" | "candidate" | "skipped" | "group" | "other";

function roleOf(tested: Tested, line: number): Role {
  const { result, skipped } = tested;
  if (line === result.line) return "decides";
  if (result.candidates.some((candidate) => candidate.line === line)) return "candidate";
  if (skipped.has(line)) return "skipped";
  return inGroup(tested, line) ? "group" : "other";
}

function painter({ style, paint }: Drawing, role: Role, line: Line): (text: string) => string {
  const { colors } = style;
  if (role === "decides") return (text) => colors.bold(paint(text));
  if (role === "candidate") return colors.bold;
  if (role === "skipped") return (text) => colors.gray(colors.strikethrough(text));
  return line.kind === "comment" || role === "other" ? colors.gray : (text) => text;
}

function markOf({ style, paint }: Drawing, role: Role): string {
  if (role === "decides") return paint(style.signs.decides);
  if (role === "candidate") return style.signs.candidate;
  return role === "skipped" ? style.colors.gray(style.signs.skipped) : " ";
}

/** One line of the file: bar, number, mark, text; the reason below when it has no effect. */
function drawLine(
  drawing: Drawing,
  tested: WithFile,
  number: number,
  digits: number,
): readonly string[] {
  const { style, words, texts } = drawing;
  const line = tested.file.line(number);
  const role = roleOf(tested, number);
  const bar = inGroup(tested, number) ? style.colors.blue(style.signs.bar) : " ";
  const { gray } = style.colors;
  const label = gray(String(number).padStart(digits));
  const margin = 2 + 2 + digits + 3;
  const room = Math.max(20, style.width - margin);
  const text = safe(
    tested.file.text({ from: line.from, to: Math.min(line.end, line.from + LINE_OCTETS) }),
  );
  const important = role === "decides" || role === "candidate";
  const rows = important ? limitRows(chop(text, room)) : [clip(text, room)];
  const paint = painter(drawing, role, line);
  const drawn = rows.map((row, i) =>
    i === 0
      ? `  ${bar} ${label} ${markOf(drawing, role)} ${paint(row)}`.trimEnd()
      : `  ${bar} ${" ".repeat(digits)}   ${paint(row)}`,
  );
  if (role === "decides") {
    const tag = `  ${style.ascii ? "<-" : "←"} ${words.decides}`;
    const last = rows.at(-1) ?? "";
    if (widthOf(last) + widthOf(tag) <= room) drawn[drawn.length - 1] += gray(tag);
  }
  const reason = tested.skipped.get(number);
  if (role === "skipped" && reason !== undefined) {
    const below = `  ${bar} ${" ".repeat(digits)}   `;
    drawn.push(...wrap([texts.skip[reason]], style, "", room).map((row) => below + gray(row)));
  }
  return drawn;
}

function limitRows(rows: readonly string[]): readonly string[] {
  return rows.length <= ROWS ? rows : [...rows.slice(0, ROWS - 1), "…"];
}

/**
 * The robots file where it matters for a result: the blocks of the group with a bar, the deciding line and the other
 * rules that match with a mark, lines without effect with their reason, everything else folded. Nothing without a file,
 * or when none of its lines matters, as in an image.
 */
export function annotate(tested: Tested, drawing: Drawing): readonly string[] {
  const { file } = tested;
  if (file === null || file.lineCount === 0) return [];
  const whole = { ...tested, file };
  const numbers = withoutSmallGaps(linesThatMatter(whole));
  if (numbers.length === 0) return [];
  const digits = String(numbers.at(-1) ?? 1).length;
  const rows: string[] = [];
  const number = new Intl.NumberFormat(drawing.texts.locale);
  const gap = (lines: number): void => {
    if (lines <= 0) return;
    const folded = drawing.words.gap(lines, number.format(lines));
    const text = `    ${drawing.style.signs.gap.padStart(digits)}   ${ownWords(folded)}`;
    rows.push(drawing.style.colors.gray(text));
  };
  let before = 0;
  for (const number of numbers) {
    gap(number - before - 1);
    rows.push(...drawLine(drawing, whole, number, digits));
    before = number;
  }
  gap(file.lineCount - before);
  return rows;
}
