import { safe } from "./safe.ts";

/**
 * One line of comma-separated values (RFC 4180, but LF at its end). What a terminal would obey or hide is named in its
 * place, as in all text for people; `--format json` keeps every character. What a spreadsheet would run as a formula, a
 * crawler called `=cmd` for one, gets an apostrophe before it.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  const fields = cells.map((cell) => {
    const plain = safe(String(cell));
    const text = typeof cell === "string" && /^[=+\-@]/.test(plain) ? `'${plain}` : plain;
    return /[",]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${fields.join(",")}\n`;
}
