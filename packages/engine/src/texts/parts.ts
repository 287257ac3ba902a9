/** A piece of a message: text, quoted code, a reference to a line of the file, or stressed text. */
export type Part =
  | string
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "line"; readonly line: number; readonly text: string }
  | { readonly kind: "strong"; readonly text: string };

/** A message for people. Surfaces render the parts; nothing in it is markup. */
export type Text = readonly Part[];

/** Builds a message from a template; the values keep their kind. */
export function say(
  strings: TemplateStringsArray,
  ...values: readonly (Part | Text | number)[]
): Text {
  const parts: Part[] = [];
  strings.forEach((text, i) => {
    if (text !== "") parts.push(text);
    const value = values[i];
    if (value === undefined) return;
    if (Array.isArray(value)) parts.push(...(value as Text));
    else parts.push(typeof value === "number" ? String(value) : (value as Part));
  });
  return parts;
}

/** Quoted code: file text, tokens, addresses. Never translated. */
export const code = (text: string): Part => ({ kind: "code", text });

/** The longest piece of file text or address that a sentence quotes whole, in characters. */
const QUOTED = 160;

/** Quoted code inside a sentence, shortened with "…" past 160 characters. */
export function excerpt(text: string): Part {
  const characters = [...text.slice(0, 4 * QUOTED)];
  return code(characters.length <= QUOTED ? text : `${characters.slice(0, QUOTED - 1).join("")}…`);
}

/** A reference to a line, with the words that name it. */
export const lineRef = (line: number, text: string): Part => ({ kind: "line", line, text });

/** Stressed text. */
export const strong = (text: string): Part => ({ kind: "strong", text });

/** The message with a capital first letter; quoted code stays as it is. */
export function atStart(text: Text): Text {
  const [first, ...rest] = text;
  if (first === undefined) return text;
  const raise = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
  if (typeof first === "string") return [raise(first), ...rest];
  return first.kind === "code" ? text : [{ ...first, text: raise(first.text) }, ...rest];
}

/** The message as plain text; code in the given quotes. */
export function plain(text: Text, quote = ""): string {
  return text
    .map((part) => {
      if (typeof part === "string") return part;
      return part.kind === "code" ? `${quote}${part.text}${quote}` : part.text;
    })
    .join("");
}
