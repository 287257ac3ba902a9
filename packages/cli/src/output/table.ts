import { clip, fold, widthOf } from "./layout.ts";

/** A cell: its text, already safe to show, and how to colour it. */
export interface Cell {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** A column. Those that are `flexible` give way when the table is too wide. */
export interface Column {
  readonly title: string;
  readonly align?: "right";
  readonly flexible?: boolean;
  /** Columns that a flexible one keeps at the least; where that is too much every row takes several lines. */
  readonly least?: number;
  /** Its cells say nothing without the title, as `yes` does. */
  readonly labelled?: boolean;
}

/** How a table is to be drawn. */
interface TableFrame {
  readonly width: number;
  readonly indent: string;
  readonly head: (text: string) => string;
}

const GAP = 2;
const LEAST = 12;
/** Cells up to this width may stand side by side when a row takes several lines. */
const SHORT = 20;
/** Rows that one cell may take when a table is too narrow for columns. */
const ROWS = 4;

/**
 * Widths of the columns: as wide as their content; the widest flexible ones give way first. Null when they would have to
 * give way too far.
 */
function widthsOf(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  width: number,
): readonly number[] | null {
  const widths = columns.map((column, i) =>
    Math.max(widthOf(column.title), ...rows.map((row) => widthOf(row[i]?.text ?? ""))),
  );
  let excess = widths.reduce((sum, one) => sum + one, GAP * (columns.length - 1)) - width;
  for (; excess > 0; excess--) {
    const widest = widths.reduce((best, one, i) => {
      const column = columns[i];
      const yields = column?.flexible && one > (column.least ?? LEAST);
      return yields && one > (widths[best] ?? 0) ? i : best;
    }, -1);
    if (widest < 0) return null;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
  return widths;
}

/**
 * Rows of a table with a head, for a terminal of so many columns. Cells of a flexible column are clipped with `…`;
 * the last column is not padded. Where the terminal is too narrow for that, every row takes several lines.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  frame: TableFrame,
): readonly string[] {
  const widths = widthsOf(columns, rows, frame.width - frame.indent.length);
  if (widths === null) return rows.flatMap((row) => stack(columns, row, frame));
  const draw = (cells: readonly Cell[]): string =>
    frame.indent +
    columns
      .map((column, i) => {
        const cell = cells[i] ?? { text: "" };
        const width = widths[i] ?? 0;
        const text = column.flexible ? clip(cell.text, width) : cell.text;
        const pad = " ".repeat(Math.max(0, width - widthOf(text)));
        const painted = cell.paint ? cell.paint(text) : text;
        if (column.align === "right") return pad + painted;
        return i === columns.length - 1 ? painted : painted + pad;
      })
      .join(" ".repeat(GAP))
      .trimEnd();
  const head = columns.map((column) => ({ text: column.title, paint: frame.head }));
  return [draw(head), ...rows.map(draw)];
}

/** What stands on a line when a row takes several. */
interface Piece {
  readonly label: string;
  readonly text: string;
  readonly paint: Cell["paint"];
  /** Whether it may stand beside the piece before. */
  readonly joins: boolean;
}

/** One row over several lines: the fixed cells side by side, then each flexible one with its title. */
function stack(
  columns: readonly Column[],
  cells: readonly Cell[],
  { width, indent, head }: TableFrame,
): readonly string[] {
  const lines: string[] = [];
  let used = 0;
  for (const { label, text, paint, joins } of piecesOf(columns, cells, width - indent.length - 2)) {
    const size = widthOf(label) + widthOf(text);
    const painted = head(label) + (paint ? paint(text) : text);
    if (joins && used > 0 && used + GAP + size <= width) {
      lines[lines.length - 1] += " ".repeat(GAP) + painted;
      used += GAP + size;
    } else {
      const margin = lines.length === 0 ? indent : `${indent}  `;
      lines.push(margin + painted);
      used = margin.length + size;
    }
  }
  return lines;
}

function piecesOf(
  columns: readonly Column[],
  cells: readonly Cell[],
  width: number,
): readonly Piece[] {
  const fixed: Piece[] = [];
  const flexible: Piece[] = [];
  columns.forEach((column, i) => {
    const { text, paint } = cells[i] ?? { text: "" };
    if (text.trim() === "") return;
    if (!column.flexible) {
      const label = column.align === "right" || column.labelled ? `${column.title} ` : "";
      fixed.push({ label, text, paint, joins: true });
      return;
    }
    const label = column.title === "" ? "" : `${column.title}: `;
    const rows = fold(text, Math.max(8, width - widthOf(label)));
    const kept = rows.length > ROWS ? [...rows.slice(0, ROWS - 1), "…"] : rows;
    const before = flexible.at(-1);
    const joins = before !== undefined && widthOf(before.text) < SHORT && widthOf(text) < SHORT;
    kept.forEach((row, n) => {
      const margin = n === 0 ? label : " ".repeat(widthOf(label));
      flexible.push({ label: margin, text: row, paint, joins: n === 0 && joins });
    });
  });
  return [...fixed, ...flexible];
}
