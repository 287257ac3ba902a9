import type { Line, RobotsFile, SkipReason, Span } from "@aushang/engine";
import type { Tested, TestResult } from "@aushang/engine/tester";

/** A stretch of a line with what it is; `wild` is `*` or the `$` that ends a pattern. */
export interface Stretch {
  readonly kind: "key" | "value" | "wild" | "comment" | "plain";
  readonly text: string;
  /** Index of the piece of the deciding pattern that this is, for the two-way highlight. */
  readonly piece: number | null;
}

/** Where a line stands in the applied group. */
export interface InGroup {
  readonly block: number;
  readonly blocks: number;
  readonly starts: boolean;
  readonly ends: boolean;
}

/** One line as the page draws it. */
export interface AnnotatedLine {
  readonly number: number;
  readonly stretches: readonly Stretch[];
  readonly group: InGroup | null;
  /** Set on rules that match the address. */
  readonly match: { readonly decides: boolean; readonly octets: number } | null;
  readonly kind: Line["kind"];
  readonly skipped: SkipReason | null;
  /** The rest of the line was not read: it is longer than a crawler reads, or a NUL ends it. */
  readonly cut: boolean;
}

/** Reads the lines of one tested file for drawing; nothing is computed before a line is asked for. */
export interface Annotation {
  readonly lineCount: number;
  readonly line: (number: number) => AnnotatedLine;
}

type Ranges = readonly (readonly [number, number])[];

function groupOf(ranges: Ranges, number: number): InGroup | null {
  const at = ranges.findIndex(([from, to]) => from <= number && number <= to);
  const range = ranges[at];
  if (!range) return null;
  return {
    block: at + 1,
    blocks: ranges.length,
    starts: number === range[0],
    ends: number === range[1],
  };
}

function wildcards(text: string, isRule: boolean): Stretch[] {
  const stretches: Stretch[] = [];
  for (const part of text.split(/(\*|\$$)/)) {
    if (part === "") continue;
    const wild = part === "*" || (isRule && part === "$");
    stretches.push({ kind: wild ? "wild" : "value", text: part, piece: null });
  }
  return stretches;
}

function valueStretches(line: Line, text: string, pieces: readonly string[]): Stretch[] {
  const isRule = line.kind === "allow" || line.kind === "disallow";
  if (pieces.length > 0 && pieces.join("") === text) {
    return pieces.flatMap((piece, at) =>
      wildcards(piece, isRule && at === pieces.length - 1).map((s) => ({ ...s, piece: at })),
    );
  }
  if (isRule) return wildcards(text, true);
  if (line.kind === "user-agent" && text.startsWith("*")) return wildcards(text, false);
  return [{ kind: "value", text, piece: null }];
}

interface Cut {
  readonly span: Span;
  readonly kind: "key" | "value" | "comment";
}

function cutsOf(line: Line): readonly Cut[] {
  const cuts: Cut[] = [];
  if (line.key) cuts.push({ span: line.key, kind: "key" });
  if (line.value && line.value.to > line.value.from) cuts.push({ span: line.value, kind: "value" });
  if (line.comment) cuts.push({ span: line.comment, kind: "comment" });
  return cuts;
}

/** What stands in a line, in order and without loss. `pieces` are those of the deciding pattern, none for other lines. */
export function stretchesOf(file: RobotsFile, line: Line, pieces: readonly string[]): Stretch[] {
  const stretches: Stretch[] = [];
  let at = line.from;
  const plain = (to: number): void => {
    if (to <= at) return;
    const text = file.text({ from: at, to });
    const last = stretches.at(-1);
    const kind = last?.kind === "key" && text.startsWith(":") ? "key" : "plain";
    stretches.push({ kind, text, piece: null });
    at = to;
  };
  for (const { span, kind } of cutsOf(line)) {
    plain(span.from);
    const text = file.text(span);
    if (kind === "value") stretches.push(...valueStretches(line, text, pieces));
    else stretches.push({ kind, text, piece: null });
    at = Math.max(at, span.to);
  }
  plain(line.end);
  return stretches;
}

function decidingPieces(result: TestResult): readonly string[] {
  const decides = result.candidates.find((candidate) => candidate.decides);
  if (!decides || decides.pattern !== decides.normalised) return [];
  return decides.pieces.map((piece) => piece.pattern);
}

/** Draws the file of a test: syntax, applied group, rules that match, lines without effect. Null without a file. */
export function annotate({ file, result, skipped }: Tested): Annotation | null {
  if (!file) return null;
  const matches = new Map(result.candidates.map((candidate) => [candidate.line, candidate]));
  const pieces = decidingPieces(result);
  return {
    lineCount: file.lineCount,
    line: (number) => {
      const line = file.line(number);
      const match = matches.get(number);
      return {
        number,
        kind: line.kind,
        stretches: stretchesOf(file, line, match?.decides ? pieces : []),
        group: groupOf(result.group.lines, number),
        match: match ? { decides: match.decides, octets: match.octets } : null,
        skipped: skipped.get(number) ?? null,
        cut: line.cut || line.nul,
      };
    },
  };
}
