import type { Text } from "@aushang/engine/texts";
import { wrap } from "./layout.ts";
import type { Style } from "./style.ts";

/** A message behind a mark, its further rows indented as far. */
export function marked(text: Text, style: Style, mark: string, indent = "  "): readonly string[] {
  const rows = wrap(text, style, " ".repeat(indent.length + mark.length));
  return rows.map((row, i) => (i === 0 ? `${indent}${mark}${row.trimStart()}` : row));
}
