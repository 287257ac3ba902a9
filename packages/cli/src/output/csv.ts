import { safe } from "./safe.ts";

/**
 * One line of comma-separated values (RFC 4180, but LF at its end). What a terminal would obey or hide is named in its
 * place, as in all text for people; `--format json` keeps every character.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  const fields = cells.map((cell) => {
    const text = safe(String(cell));
    return /[",]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${fields.join(",")}\n`;
}
