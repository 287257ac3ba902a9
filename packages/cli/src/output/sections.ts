import type { Text } from "@aushang/engine/texts";
import { wrap } from "./layout.ts";
import { ownWords } from "./safe.ts";
import type { Style } from "./style.ts";

/** A heading and what stands under it, with a blank line before; nothing where there are no rows. */
export function section(style: Style, title: string, rows: readonly string[]): readonly string[] {
  return rows.length === 0 ? [] : ["", style.colors.bold(ownWords(title)), ...rows];
}

/** As many of the rows as are wanted, and what is said of the others. */
export function limited<T>(
  all: readonly T[],
  most: number,
): { readonly shown: readonly T[]; readonly left: number } {
  const shown = all.length > most + 1 ? all.slice(0, most) : all;
  return { shown, left: all.length - shown.length };
}

/** A message behind a mark, its further rows indented as far. */
export function marked(text: Text, style: Style, mark: string, indent = "  "): readonly string[] {
  const rows = wrap(text, style, " ".repeat(indent.length + mark.length));
  return rows.map((row, i) => (i === 0 ? `${indent}${mark}${row.trimStart()}` : row));
}
