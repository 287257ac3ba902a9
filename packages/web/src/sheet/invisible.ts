/** A stretch of text, or one invisible character by its name. */
export type Visible =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "chip"; readonly name: string };

// Controls but the tab, soft hyphen, no-break space, joiners, fillers, zero widths, bidirectional controls, byte order
// mark, annotation and tag characters, variation selectors, and the sign for bytes that are no UTF-8.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what this looks for
  /[\u0000-\u0008\u000A-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2000-\u200F\u2028-\u202F\u205F-\u206F\u3000\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\uFFFD\u{E0000}-\u{E0FFF}]/u;

const SPLIT = new RegExp(`(${INVISIBLE.source})`, "u");

function nameOf(character: string): string {
  if (character === "\uFFFD") return "?";
  const point = character.codePointAt(0) ?? 0;
  return `U+${point.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Splits text so that every character that nobody sees gets its name, as in `U+200B`. Order is kept, nothing is lost. */
export function splitInvisible(text: string): Visible[] {
  if (!INVISIBLE.test(text)) return text === "" ? [] : [{ kind: "text", text }];
  return text
    .split(SPLIT)
    .filter((part) => part !== "")
    .map((part) =>
      INVISIBLE.test(part) ? { kind: "chip", name: nameOf(part) } : { kind: "text", text: part },
    );
}
