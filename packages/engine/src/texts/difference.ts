import type { ReadingId } from "../model.ts";
import type { Text } from "./parts.ts";

/** What makes one reading answer unlike another, as far as people need it told apart. */
type DifferenceCase =
  | "1996"
  | "1994"
  /** RFC 9309 or Google, seen from one of the old texts. */
  | "standard-from-old"
  | "google-by-line"
  | "google-without-line"
  | "standard-from-google";

/** A sentence for every case; `name` and `line` say whose answer it is and which line decides there. */
export type DifferenceWords = Readonly<
  Record<DifferenceCase, (name: "RFC 9309" | "Google", line: number | null) => Text>
>;

function caseOf(reading: ReadingId, line: number | null, chosen: ReadingId): DifferenceCase {
  if (reading === "1996" || reading === "1994") return reading;
  if (chosen === "1996" || chosen === "1994") return "standard-from-old";
  if (reading === "rfc9309") return "standard-from-google";
  return line === null ? "google-without-line" : "google-by-line";
}

/** Why another reading answers differently, from one language's sentences. */
export function differenceSentence(
  words: DifferenceWords,
): (reading: ReadingId, line: number | null, chosen?: ReadingId) => Text {
  return (reading, line, chosen = "rfc9309") =>
    words[caseOf(reading, line, chosen)](reading === "google" ? "Google" : "RFC 9309", line);
}
