import { isReadingId, type ReadingId } from "@aushang/engine";
import type { Fields, Word } from "./fields.ts";
import { READING_WORDS } from "./form.ts";
import { nearestName } from "./nearest.ts";
import type { Problems } from "./problems.ts";

/** The reading that a mapping names; null when it names none, or, told, one that is not known. */
export function readReading(fields: Fields, problems: Problems): ReadingId | null {
  const word = fields.word("reading");
  if (word === null) return null;
  if (isReadingId(word.text)) return word.text;
  addUnknown(problems, "reading", word, READING_WORDS);
  return null;
}

/** Tells that a value is none of those that would do. */
export function addUnknown(
  problems: Problems,
  key: string,
  { text, at }: Word,
  known: readonly string[],
): void {
  problems.add("value-unknown", at, { key, found: text, nearest: nearestName(text, known), known });
}
