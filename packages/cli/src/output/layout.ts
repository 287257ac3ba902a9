import type { Text } from "@aushang/engine/texts";
import { ownWords, safe } from "./safe.ts";
import type { Style } from "./style.ts";

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6\p{Emoji_Presentation}]/u;
const COMBINING = /[\p{Mn}\p{Me}]/u;

function columnsOf(character: string): number {
  if (character < "\u0300") return 1;
  if (COMBINING.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** Columns that a text without colours takes on a terminal. */
export function widthOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += columnsOf(character);
  return columns;
}

/** The text, or as much of it as fits with `…` after it. */
export function clip(text: string, columns: number, ellipsis = "…"): string {
  if (widthOf(text) <= columns) return text;
  const room = columns - widthOf(ellipsis);
  let used = 0;
  let kept = "";
  for (const character of text) {
    used += columnsOf(character);
    if (used > room) break;
    kept += character;
  }
  return kept + ellipsis;
}

/** The text cut into rows of at most so many columns, anywhere. At least one row. */
export function chop(text: string, columns: number): readonly string[] {
  const rows: string[] = [];
  let row = "";
  let used = 0;
  for (const character of text) {
    const wide = columnsOf(character);
    if (used + wide > columns && row !== "") {
      rows.push(row);
      row = "";
      used = 0;
    }
    row += character;
    used += wide;
  }
  rows.push(row);
  return rows;
}

/** The same, but a row ends behind a blank where one stands in its second half: words stay whole, and nothing is lost. */
export function fold(text: string, columns: number): readonly string[] {
  const rows: string[] = [];
  let left = text;
  while (widthOf(left) > columns) {
    const [row = ""] = chop(left, columns);
    const blank = row.lastIndexOf(" ") + 1;
    const end = blank > row.length / 2 ? blank : row.length;
    rows.push(left.slice(0, end));
    left = left.slice(end);
  }
  return [...rows, left];
}

/** The end of a text that does not fit, with `…` before it: of a path the last parts tell most. */
export function clipStart(text: string, columns: number, ellipsis = "…"): string {
  const turned = [...text].reverse().join("");
  return [...clip(turned, columns, ellipsis)].reverse().join("");
}

/** A word and how to colour it; `glued` when no blank stands before it. */
interface Word {
  readonly text: string;
  readonly paint: (text: string) => string;
  readonly glued: boolean;
}

const asIs = (text: string): string => text;

function wordsOf(text: Text, style: Style): readonly Word[] {
  const { colors } = style;
  const words: Word[] = [];
  let glued = true;
  const add = (piece: string, paint: Word["paint"]): void => {
    if (piece === "") return;
    words.push({ text: piece, paint, glued });
    glued = true;
  };
  for (const part of text) {
    if (typeof part !== "string" && part.kind === "code") {
      const shown = safe(part.text);
      // Without colour, quotes tell the file's text from ours.
      add(colors.isColorSupported ? shown : `\`${shown}\``, colors.cyan);
      continue;
    }
    const paint = typeof part === "string" ? asIs : colors.bold;
    ownWords(typeof part === "string" ? part : part.text)
      .split(" ")
      .forEach((piece, i) => {
        if (i > 0) glued = false;
        add(piece, paint);
      });
  }
  return words;
}

/** Rows of a message, broken at blanks to the width, every row after `indent`. Quoted code is never broken. */
export function wrap(
  text: Text,
  style: Style,
  indent = "",
  width = style.width,
): readonly string[] {
  const rows: string[] = [];
  let row = "";
  let used = 0;
  const room = Math.max(20, width - indent.length);
  for (const unit of unitsOf(wordsOf(text, style))) {
    const columns = unit.reduce((sum, word) => sum + widthOf(word.text), 0);
    if (used > 0 && used + 1 + columns > room) {
      rows.push(indent + row);
      row = "";
      used = 0;
    }
    if (used > 0) {
      row += " ";
      used += 1;
    }
    row += unit.map((word) => word.paint(word.text)).join("");
    used += columns;
  }
  if (used > 0) rows.push(indent + row);
  return rows;
}

/** Words that stand together without a blank, as a quoted pattern and the full stop after it. */
function unitsOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const units: Word[][] = [];
  for (const word of words) {
    const last = units.at(-1);
    if (word.glued && last) last.push(word);
    else units.push([word]);
  }
  return units;
}
