import { Answerer } from "../decide/answerer.ts";
import { answerStream } from "../decide/stream.ts";
import { EXIT } from "../exit.ts";
import type { Action } from "../forms.ts";
import { readingFrom } from "../reading.ts";
import { refuse } from "../session.ts";

/** `aushang decide`: JSON lines in, JSON lines out, in the same order. A bad line is answered in its place. */
export const decideCommand: Action = async (session, _given, options) => {
  const reading = readingFrom(session, options.reading);
  const answerer = new Answerer(reading, ({ problem, detail }) =>
    session.words.badLine[problem](detail),
  );
  try {
    await answerStream(session.io.stdin, session.output, answerer);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw refuse(session.words.usage.inputFailed(detail), error);
  }
  return EXIT.ok;
};
