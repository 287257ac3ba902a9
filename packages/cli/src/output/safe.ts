/**
 * What a terminal would obey or hide instead of showing: control characters, format characters (bidirectional
 * overrides, zero-width ones, soft hyphen), separators other than the blank, fillers, variation selectors,
 * unpaired surrogates, private and unassigned code points.
 */
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}\p{Cn}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\p{Variation_Selector}]|\u034f/gu;

const name = (character: string): string =>
  `<U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}>`;

/** Foreign text for a terminal: every character that would be obeyed or hidden becomes `<U+001B>`. */
export function safe(text: string): string {
  return text.replace(INVISIBLE, name);
}

/** Our own words: blanks that must not break become plain ones, then as `safe`. */
export function ownWords(text: string): string {
  return safe(text.replace(/[\u00a0\u202f]/g, " "));
}

const UNSAFE_IN_JSON = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;

/**
 * The same JSON value, spelt so that a terminal shows it: characters that JSON may carry raw but a terminal
 * would obey or hide become `\u` escapes.
 */
export function safeJson(json: string): string {
  return json.replace(UNSAFE_IN_JSON, (character) =>
    Array.from(
      { length: character.length },
      (_, i) => `\\u${character.charCodeAt(i).toString(16).padStart(4, "0")}`,
    ).join(""),
  );
}

const PLAIN: Readonly<Record<string, string>> = {
  "“": '"',
  "”": '"',
  "„": '"',
  "»": '"',
  "«": '"',
  "‘": "'",
  "’": "'",
  "‚": "'",
  "–": "-",
  "—": "-",
  "─": "-",
  "−": "-",
  "…": "...",
  "·": "-",
  "→": "->",
  "←": "<-",
  "≠": "!=",
  "×": "x",
  "•": "*",
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "aa",
  Æ: "Ae",
  Ø: "Oe",
  Å: "Aa",
};

/** The text in ASCII alone, for a terminal whose character set is not UTF-8. What has no spelling becomes `<U+4E2D>`. */
export function toAscii(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences of our own colours must pass.
  return text.replace(/[^\u0000-\u007f]/gu, (character) => PLAIN[character] ?? name(character));
}

/** Something typed, short enough to be named in a message. */
export function forDisplay(text: string): string {
  const characters = Array.from(text.slice(0, 200));
  return characters.length > 80 ? `${characters.slice(0, 79).join("")}…` : characters.join("");
}
