import type { ReadingId } from "../model.ts";
import { draft1996 } from "./draft1996.ts";
import { google } from "./google.ts";
import { original1994 } from "./original1994.ts";
import type { Reading } from "./reading.ts";
import { rfc9309 } from "./rfc9309.ts";

const byId: Readonly<Record<ReadingId, Reading>> = {
  rfc9309,
  google,
  "1996": draft1996,
  "1994": original1994,
};

/** The readings, the standard first. */
export const READINGS: readonly ReadingId[] = ["rfc9309", "google", "1996", "1994"];

/** Whether a text names a reading. */
export function isReadingId(text: unknown): text is ReadingId {
  return READINGS.includes(text as ReadingId);
}

/** The reading of that name. Throws `TypeError` for another name: a mistake of the caller, not of a file. */
export function readingOf(id: ReadingId): Reading {
  if (!isReadingId(id)) throw new TypeError(`reading: expected one of ${READINGS.join(", ")}`);
  return byId[id];
}
