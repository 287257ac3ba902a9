import { toText } from "../../decode.ts";
import type { TextEdit } from "../../edit.ts";
import type { RobotsFile } from "../../parse.ts";
import type { Sheet } from "./rows.ts";

/**
 * What turns a file into a sheet, as edits: lines that did not move are changed in place, others are taken out and put
 * in. All lines that change or move are UTF-8, so that the texts are exact.
 */
export function editsBetween(file: RobotsFile, sheet: Sheet): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const edit = (start: number, end: number, octets: Uint8Array): void => {
    if (start < end || octets.length > 0) edits.push({ start, end, text: toText(octets) });
  };
  const hasBom = file.bytes[0] === 0xef && file.bytes[1] === 0xbb && file.bytes[2] === 0xbf;
  let at = hasBom && sheet.bom ? 3 : 0;
  let pending: Uint8Array[] = [];
  sheet.rows.forEach(({ line, octets, isMoved }, index) => {
    const whole = sheet.file.line(index + 1);
    const added = sheet.file.bytes.subarray(index === 0 && sheet.bom ? 3 : whole.from, whole.to);
    if (isMoved || line === 0) {
      pending.push(added);
      return;
    }
    const old = file.line(line);
    const from = hasBom && line === 1 ? 3 : old.from;
    edit(at, from, joined(pending));
    pending = [];
    between(file.bytes, from, old.end, octets, edit);
    between(file.bytes, old.end, old.to, added.subarray(octets.length), edit);
    at = old.to;
  });
  edit(at, file.bytes.length, joined(pending));
  return edits;
}

/** Replaces what differs between a stretch of the file and its new octets. */
function between(
  bytes: Uint8Array,
  from: number,
  to: number,
  octets: Uint8Array,
  edit: (start: number, end: number, octets: Uint8Array) => void,
): void {
  const old = bytes.subarray(from, to);
  let head = 0;
  while (head < old.length && head < octets.length && old[head] === octets[head]) head++;
  let tail = 0;
  const most = Math.min(old.length, octets.length) - head;
  while (tail < most && old[old.length - 1 - tail] === octets[octets.length - 1 - tail]) tail++;
  // Not within a character.
  while (head > 0 && continues(octets[head])) head--;
  while (tail > 0 && continues(octets[octets.length - tail])) tail--;
  edit(from + head, to - tail, octets.subarray(head, octets.length - tail));
}

const continues = (c: number | undefined): boolean => c !== undefined && (c & 0xc0) === 0x80;

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
