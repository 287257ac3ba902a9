import { isReadingId, READINGS, type ReadingId } from "@aushang/engine";
import { nearest } from "./nearest.ts";
import { forDisplay } from "./output/safe.ts";
import { refuse, type Session } from "./session.ts";

/** The reading that `--reading` names, `rfc9309` when it was not given. Throws a `Refusal` for another word. */
export function readingFrom(session: Session, given: unknown): ReadingId {
  if (given === undefined) return "rfc9309";
  const text = String(given);
  if (isReadingId(text)) return text;
  const near = nearest(text, READINGS);
  throw refuse(
    session.texts.problem["reading-unknown"]({
      given: forDisplay(text),
      ...(near === null ? {} : { nearest: near }),
    }),
  );
}

/** All readings that `--reading` names, repeated or separated by commas. Throws a `Refusal` for another word. */
export function readingsFrom(session: Session, given: unknown): readonly ReadingId[] {
  const values = given === undefined ? [] : [given].flat().flatMap((one) => String(one).split(","));
  if (values.length === 0) return [readingFrom(session, undefined)];
  return [...new Set(values.map((one) => readingFrom(session, one.trim())))];
}
