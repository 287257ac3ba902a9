/** A stretch of text, or one invisible character by its name. */
export type Visible =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "chip"; readonly name: string };

/** Code points that nobody sees, first and last of each run. The tab is none: it stands where a blank may. */
const INVISIBLE: readonly (readonly [number, number])[] = [
  [0x00, 0x08], // controls
  [0x0a, 0x1f],
  [0x7f, 0xa0], // delete, more controls, no-break space
  [0xad, 0xad], // soft hyphen
  [0x34f, 0x34f], // grapheme joiner
  [0x61c, 0x61c], // Arabic letter mark
  [0x115f, 0x1160], // Hangul fillers
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200f], // widths of blank, zero widths, direction marks
  [0x2028, 0x202f], // separators, bidirectional overrides
  [0x205f, 0x206f], // joiners, bidirectional isolates
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f], // variation selectors
  [0xfeff, 0xfeff], // byte order mark
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb], // annotations
  [0xfffd, 0xfffd], // stands for bytes that are no UTF-8
  [0xe0000, 0xe0fff], // tags
];

/** Whether a code point is one that nobody sees, or that turns the text around it. */
function isInvisible(point: number): boolean {
  if (point > 0x1f && point < 0x7f) return false;
  return INVISIBLE.some(([from, to]) => from <= point && point <= to && point !== 0x09);
}

function nameOf(point: number): string {
  if (point === 0xfffd) return "?";
  return `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Splits text so that every character that nobody sees gets its name, as in `U+200B`. Order is kept, nothing is lost. */
export function splitInvisible(text: string): Visible[] {
  const parts: Visible[] = [];
  let from = 0;
  let at = 0;
  for (const character of text) {
    const point = character.codePointAt(0) as number;
    if (isInvisible(point)) {
      if (at > from) parts.push({ kind: "text", text: text.slice(from, at) });
      parts.push({ kind: "chip", name: nameOf(point) });
      from = at + character.length;
    }
    at += character.length;
  }
  if (at > from) parts.push({ kind: "text", text: text.slice(from, at) });
  return parts;
}
