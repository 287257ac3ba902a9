/**
 * Characters that nobody sees, or sees as others: blanks that are none, zero-width characters, BOM, soft hyphen, bidi
 * controls, full-width forms of ASCII. First and last code of each run.
 */
const INVISIBLE: readonly (readonly [first: number, last: number])[] = [
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180e],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xff01, 0xff5e],
  [0xffa0, 0xffa0],
];

/** Whether a UTF-16 unit is such a character. */
export function isInvisible(unit: number): boolean {
  return unit >= 0x85 && INVISIBLE.some(([first, last]) => unit >= first && unit <= last);
}

/** What a UTF-8 BOM looks like when it was read in another encoding. */
const MOJIBAKE = /^(?:ï»¿|Ã¯Â»Â¿)+/;

/** Whether a text begins with a BOM that became letters. */
export const hasMojibake = (text: string): boolean => MOJIBAKE.test(text);

/** The text as it was most likely meant: without what nobody sees, full-width forms as ASCII. */
export function withoutInvisible(text: string): string {
  let clean = "";
  for (const character of text.replace(MOJIBAKE, "")) clean += plainForm(character);
  return clean;
}

/** What stands for a character: ASCII for a full-width form, nothing for one that nobody sees, else itself. */
export function plainForm(character: string): string {
  const c = character.charCodeAt(0);
  if (!isInvisible(c)) return character;
  return c >= 0xff01 && c <= 0xff5e ? String.fromCharCode(c - 0xfee0) : "";
}
