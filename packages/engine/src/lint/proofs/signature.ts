import { isStar, withoutVersion } from "../../agents.ts";
import { toText } from "../../decode.ts";
import { type WriteForm, writeGooglePattern, writeRfcPattern } from "../../escapes.ts";
import type { Line, Span } from "../../model.ts";
import { OctetWriter } from "../../octets.ts";
import { parse } from "../../parse.ts";
import { rawText } from "../input/raw-text.ts";

const writer = new OctetWriter(256);

/**
 * What the lines of a piece of a file say to `rfc9309` and `google`, one text a line that counts. Two pieces with the
 * same signature can stand in for each other, whatever stands around them and whoever asks.
 */
export function signatureOf(piece: Uint8Array): readonly string[] {
  const file = parse(piece);
  const said: string[] = [];
  for (const line of file.lines()) {
    const text = lineSignature(piece, line);
    if (text !== null) said.push(text);
  }
  return said;
}

/** What a line says; null for one that has no say in a verdict. */
export function lineSignature(bytes: Uint8Array, line: Line): string | null {
  const { from, to } = line.value ?? line;
  if (line.kind === "user-agent") {
    if (isStar(bytes, from, to)) return "everybody";
    return `agent ${withoutVersion(toText(bytes, from, to)).toLowerCase()}`;
  }
  if (line.kind !== "allow" && line.kind !== "disallow") return null;
  return `${line.kind} ${patternSignature(bytes, { from, to })}`;
}

/** What a pattern is compared as, in both readings. */
export function patternSignature(bytes: Uint8Array, value: Span): string {
  const raw = rawText(bytes, value.from, value.to);
  // Most patterns are compared as they stand: no escape, no letter beyond ASCII, `$` at most at the end.
  if (/^[!-#&-~]*\$?$/.test(raw)) return `${raw.length} ${raw} ${raw.length} ${raw}`;
  return `${written(bytes, value, writeRfcPattern)} ${written(bytes, value, writeGooglePattern)}`;
}

/** What a reading compares, and how many octets it counts. */
function written(bytes: Uint8Array, { from, to }: Span, write: WriteForm): string {
  writer.length = 0;
  const counted = write(bytes, from, to, writer);
  return `${counted} ${toText(writer.octets, 0, writer.length)}`;
}

/** Whether two signatures are the same. */
export function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((text, i) => text === b[i]);
}
