import type { RobotsFile, Span } from "@aushang/engine";
import { clip, widthOf } from "../output/layout.ts";
import { safe } from "../output/safe.ts";
import type { Style } from "../output/style.ts";

/** Octets around a place that are looked at. A line may be as long as the file. */
const AROUND = 600;
/** Columns that stay in front of a place far to the right. */
const LEAD = 24;

/** A place in the file, as far as an excerpt needs it. */
interface Marked extends Span {
  readonly line: number;
}

/**
 * A line of the file and the mark below it: `^^^` from the first to the last character of the place, or to the end of its
 * first line. A long line is shown around the place. Nothing where the file has no such line, or it is empty.
 */
export function excerpt(
  file: RobotsFile,
  place: Marked,
  style: Style,
  look: {
    readonly sign: string;
    readonly paint: (text: string) => string;
    readonly indent: string;
  },
): readonly string[] {
  if (place.line > file.lineCount) return [];
  const { from, end } = file.line(place.line);
  if (end <= from) return [];
  const { colors } = style;
  const label = String(place.line).padStart(4);
  const room = Math.max(20, style.width - look.indent.length - label.length - 3);
  const at = Math.min(Math.max(place.from, from), end);
  const to = Math.min(Math.max(place.to, at), end);
  const before = lead(file, from, at);
  const marked = clip(textOf(file, at, Math.min(to, at + AROUND)), room - LEAD);
  const used = widthOf(before) + widthOf(marked);
  const after = clip(textOf(file, to, Math.min(end, to + AROUND)), Math.max(1, room - used));
  const text = `${before}${look.paint(marked)}${after}`.trimEnd();
  const under = " ".repeat(widthOf(before)) + look.sign.repeat(Math.max(1, widthOf(marked)));
  const margin = `${look.indent}${" ".repeat(label.length)} ${style.ascii ? "|" : "│"} `;
  return [
    `${look.indent}${colors.gray(`${label} ${style.ascii ? "|" : "│"}`)} ${text}`,
    `${colors.gray(margin)}${look.paint(under)}`,
  ];
}

/** What stands on the line in front of a place, its end where it is long. */
function lead(file: RobotsFile, from: number, at: number): string {
  const start = Math.max(from, at - AROUND);
  const text = textOf(file, startOfCharacter(file, start, at), at);
  if (start === from && widthOf(text) <= LEAD * 2) return text;
  const characters = Array.from(text);
  let kept = "";
  while (characters.length > 0 && widthOf(kept) < LEAD) kept = characters.pop() + kept;
  return `…${kept}`;
}

const textOf = (file: RobotsFile, from: number, to: number): string =>
  safe(file.text({ from, to }));

/** The next offset at which a UTF-8 character may begin. */
function startOfCharacter({ bytes }: RobotsFile, from: number, to: number): number {
  let at = from;
  while (at < to && ((bytes[at] ?? 0) & 0xc0) === 0x80) at++;
  return at;
}
