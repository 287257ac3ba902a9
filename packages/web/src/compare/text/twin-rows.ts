import type { Block } from "../jobs.ts";

/** Equal lines that stay in sight around a change. */
const AROUND = 3;

/** Lines of one change that are drawn before somebody asks for more. */
export const FIRST_LINES = 200;

/** One row: a line on either side, null where the side has none. */
export interface Row {
  readonly kind: "same" | "changed";
  readonly old: number | null;
  readonly next: number | null;
}

/** What is drawn: rows, or a place where rows are hidden. */
export type Piece =
  | { readonly kind: "rows"; readonly key: string; readonly rows: readonly Row[] }
  | {
      readonly kind: "hidden";
      readonly key: string;
      /** `equal`: lines on both sides that are the same. `rest`: the rest of a long change. */
      readonly why: "equal" | "rest";
      readonly lines: number;
      /** The block that it belongs to, to open it. */
      readonly block: number;
    };

function rowsOf(block: Block, from: number, to: number): Row[] {
  const rows: Row[] = [];
  for (let at = from; at < to; at++) {
    rows.push({
      kind: block.same ? "same" : "changed",
      old: at < block.old[1] ? block.old[0] + at : null,
      next: at < block.next[1] ? block.next[0] + at : null,
    });
  }
  return rows;
}

function equalPieces(block: Block, index: number, last: boolean): Piece[] {
  const [, count] = block.old;
  const head = index === 0 ? 0 : AROUND;
  const tail = last ? 0 : AROUND;
  // A fold that hides a line or two costs more than it saves.
  if (count <= head + tail + 2) {
    return [{ kind: "rows", key: `${index}`, rows: rowsOf(block, 0, count) }];
  }
  return [
    { kind: "rows", key: `${index}a`, rows: rowsOf(block, 0, head) },
    { kind: "hidden", key: `${index}h`, why: "equal", lines: count - head - tail, block: index },
    { kind: "rows", key: `${index}b`, rows: rowsOf(block, count - tail, count) },
  ];
}

/** The rows to draw. Long runs of equal lines and the rest of long changes are hidden, unless their block is `open`. */
export function piecesOf(blocks: readonly Block[], open: ReadonlySet<number>): Piece[] {
  return blocks.flatMap((block, index): Piece[] => {
    const length = Math.max(block.old[1], block.next[1]);
    if (open.has(index)) return [{ kind: "rows", key: `${index}`, rows: rowsOf(block, 0, length) }];
    if (block.same) return equalPieces(block, index, index === blocks.length - 1);
    const rows: Piece = {
      kind: "rows",
      key: `${index}`,
      rows: rowsOf(block, 0, Math.min(length, FIRST_LINES)),
    };
    if (length <= FIRST_LINES) return [rows];
    const lines = length - FIRST_LINES;
    return [rows, { kind: "hidden", key: `${index}h`, why: "rest", lines, block: index }];
  });
}

/** The block that a line stands in; -1 for none. */
export function blockOf(blocks: readonly Block[], side: "old" | "next", line: number): number {
  return blocks.findIndex((block) => {
    const [first, count] = block[side];
    return first <= line && line < first + count;
  });
}

/** How many characters two texts have in common at their start and at their end, without overlap. */
export function commonEnds(a: string, b: string): { readonly start: number; readonly end: number } {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return { start, end };
}
