import { clip, widthOf } from "./layout.ts";

/** A cell: its text, already safe to show, and how to colour it. */
export interface Cell {
  readonly text: string;
  readonly paint?: (text: string) => string;
}

/** A column. The one that is `flexible` gives way when the table is too wide. */
export interface Column {
  readonly title: string;
  readonly align?: "right";
  readonly flexible?: boolean;
}

const GAP = 2;
const LEAST = 12;

/** Widths of the columns: as wide as their content; flexible ones share what is left. */
function widthsOf(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  width: number,
): readonly number[] {
  const natural = columns.map((column, i) =>
    Math.max(widthOf(column.title), ...rows.map((row) => widthOf(row[i]?.text ?? ""))),
  );
  let excess = natural.reduce((sum, one) => sum + one, GAP * (columns.length - 1)) - width;
  for (const i of columns.keys()) {
    if (!columns[i]?.flexible || excess <= 0) continue;
    const taken = Math.min(excess, Math.max(0, (natural[i] ?? 0) - LEAST));
    natural[i] = (natural[i] ?? 0) - taken;
    excess -= taken;
  }
  return natural;
}

/**
 * Rows of a table with a head, for a terminal of so many columns. Cells of a flexible column are clipped with `…`;
 * the last column is not padded.
 */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  options: {
    readonly width: number;
    readonly indent: string;
    readonly head: (text: string) => string;
  },
): readonly string[] {
  const widths = widthsOf(columns, rows, options.width - options.indent.length);
  const draw = (cells: readonly Cell[]): string =>
    options.indent +
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
  const head = columns.map((column) => ({ text: column.title, paint: options.head }));
  return [draw(head), ...rows.map(draw)];
}
