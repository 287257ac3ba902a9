/** Words that YAML or a suite reads as something else than text. */
const SPECIAL = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/** What JSON may carry raw, but YAML, or a terminal, may not. */
const RAW = /[\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;

/** A text as a YAML scalar: plain where that is safe, else in double quotes as JSON writes it. */
export function scalar(text: string): string {
  if (/^[A-Za-z/][\w./-]*$/.test(text) && !SPECIAL.test(text)) return text;
  const escaped = (character: string) =>
    `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return JSON.stringify(text).replace(RAW, escaped);
}

/** Columns that a list may take on the line of its key. */
const WIDTH = 70;

/** One value, or a list of them, behind its key: on one line where that is short, else each on a line of its own. */
export function listOf(texts: readonly string[], indent: string): string {
  const scalars = texts.map(scalar);
  if (scalars.length === 1) return scalars[0] as string;
  const line = `[${scalars.join(", ")}]`;
  if (line.length <= WIDTH) return line;
  return scalars.map((one) => `\n${indent}- ${one}`).join("");
}

/** A text as comment lines: nothing of it ends the comment. */
export function comment(text: string, indent = ""): readonly string[] {
  const safe = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trimEnd();
  return [`${indent}# ${safe}`];
}
