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
