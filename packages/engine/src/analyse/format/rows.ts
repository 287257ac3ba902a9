import { bomLength } from "../../lines.ts";
import type { Line } from "../../model.ts";
import { parse, type RobotsFile } from "../../parse.ts";

/** One line without its line end, on its way from the file as it was to the file as it will be. */
export interface Row {
  /** Its line in the file as it was; 0 for a line that was added. */
  readonly line: number;
  /** It stands elsewhere than its neighbours of old. Those that did not move are in their old order. */
  readonly isMoved: boolean;
  readonly octets: Uint8Array;
}

/** A file as rows that all end alike. */
export interface Sheet {
  readonly bom: boolean;
  readonly newline: "\n" | "\r\n";
  readonly rows: readonly Row[];
  /** The rows as a file: its lines are the rows, in order. */
  readonly file: RobotsFile;
}

const LF = 10;
const CR = 13;

/** The lines of a file as rows; its line ends are not kept. */
export function readSheet(file: RobotsFile, newline: Sheet["newline"]): Sheet {
  const bom = bomLength(file.bytes) === 3;
  const rows: Row[] = [];
  for (const line of file.lines()) {
    const from = bom && line.number === 1 ? 3 : line.from;
    rows.push({ line: line.number, isMoved: false, octets: file.bytes.subarray(from, line.end) });
  }
  return makeSheet(rows, { bom, newline });
}

/** Rows as a file. */
export function makeSheet(
  rows: readonly Row[],
  { bom, newline }: Pick<Sheet, "bom" | "newline">,
): Sheet {
  const end = newline.length;
  const size = rows.reduce((sum, { octets }) => sum + octets.length + end, bom ? 3 : 0);
  const bytes = new Uint8Array(size);
  let at = 0;
  if (bom) {
    bytes.set([0xef, 0xbb, 0xbf]);
    at = 3;
  }
  for (const { octets } of rows) {
    bytes.set(octets, at);
    at += octets.length;
    if (end === 2) bytes[at++] = CR;
    bytes[at++] = LF;
  }
  return { bom, newline, rows, file: parse(bytes) };
}

/** The same sheet with other rows. */
export const withRows = (sheet: Sheet, rows: readonly Row[]): Sheet => makeSheet(rows, sheet);

/** The line that a row has become: in step with the rows. */
export const lineOf = (sheet: Sheet, index: number): Line => sheet.file.line(index + 1);

/** How most lines end; `\n` for a file that has neither of the two. */
export function usualNewline(file: RobotsFile): Sheet["newline"] {
  let lf = 0;
  let crlf = 0;
  for (const line of file.lines()) {
    if (line.to - line.end === 2) crlf++;
    else if (file.bytes[line.end] === LF) lf++;
  }
  return crlf > lf ? "\r\n" : "\n";
}

/** Whether the octets are UTF-8. */
export function isUtf8(octets: Uint8Array): boolean {
  if (octets.every((c) => c < 0x80)) return true;
  try {
    new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octets);
    return true;
  } catch {
    return false;
  }
}

/** UTF-16, or so many NULs that this is no text of single octets. */
export function isNoText(octets: Uint8Array): boolean {
  const [first, second] = octets;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  let nuls = 0;
  for (const c of octets) if (c === 0) nuls++;
  return nuls * 8 > octets.length;
}
