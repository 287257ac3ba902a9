import { toText } from "../../decode.ts";
import type { ReadingId } from "../../model.ts";
import { readingOf } from "../../readings/index.ts";
import type { PatternPart } from "./model.ts";

/**
 * A pattern cut at its stars. Texts hold one octet a character, so that places in them are places in the octets. The
 * first segment stands at the start of the address; an open end has no say in the last one.
 */
export interface Segments {
  readonly texts: readonly string[];
  /** The address must end where the last segment does. */
  readonly closed: boolean;
}

/** Cuts the form of a pattern that a reading compares. */
export function segmentsOf(form: Uint8Array, id: ReadingId): Segments {
  const text = octetText(form);
  if (!readingOf(id).wildcards) return { texts: [text], closed: false };
  const closed = text.endsWith("$");
  return { texts: (closed ? text.slice(0, -1) : text).split("*"), closed };
}

/** Octets as a text of one character each. */
export function octetText(octets: Uint8Array): string {
  let text = "";
  for (const octet of octets) text += String.fromCharCode(octet);
  return text;
}

/** A text of one octet a character as people read it: UTF-8, with U+FFFD for what is none. */
export function shown(text: string): string {
  return toText(Uint8Array.from(text, (c) => c.charCodeAt(0)));
}

/** The parts of a pattern, for a sentence. Stars in a row are one run; one at the open end adds nothing. */
export function partsOfForm({ texts, closed }: Segments): PatternPart[] {
  const parts: PatternPart[] = [];
  texts.forEach((text, i) => {
    const isLast = i === texts.length - 1;
    if (i > 0 && parts.at(-1)?.kind !== "run" && !(isLast && text === ""))
      parts.push({ kind: "run" });
    if (text !== "") parts.push({ kind: "literal", text: shown(text) });
  });
  // `*$` is an open end; what ran up to it is dropped like any final star.
  const open = !closed || (texts.length > 1 && texts.at(-1) === "");
  if (open && parts.length > 1 && parts.at(-1)?.kind === "run") parts.pop();
  if (!open) parts.push({ kind: "end" });
  if (parts.length === 0) parts.push({ kind: "run" });
  return parts;
}
