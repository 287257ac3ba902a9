import { Refusal } from "./exit.ts";
import type { Io } from "./io.ts";
import type { Speech } from "./language.ts";
import { Output } from "./output/output.ts";
import { ownWords, toAscii } from "./output/safe.ts";
import { speaksUtf8 } from "./output/style.ts";
import type { Message } from "./texts/catalogue.ts";

/** What a command works with in one run. */
export interface Session extends Speech {
  readonly io: Io;
  /** Standard output: the result and nothing else. */
  readonly output: Output;
  /** Spells text for people in ASCII where the terminal's character set is not UTF-8. */
  readonly spell: (text: string) => string;
  /** Writes one line for people to standard error. */
  readonly tell: (text: string) => void;
  /** Writes a message about wrong use or bad input to standard error. */
  readonly complain: (message: Message) => void;
}

/** The session of one run. */
export function openSession(io: Io, speech: Speech): Session {
  const spell = speaksUtf8(io.env) ? (text: string): string => text : toAscii;
  const tell = (text: string): void => {
    io.stderr.write(`${spell(ownWords(text))}\n`);
  };
  return {
    ...speech,
    io,
    output: new Output(io.stdout),
    spell,
    tell,
    complain: ({ title, next }) => {
      tell(`aushang: ${title}`);
      if (next !== "") tell(`  ${next}`);
    },
  };
}

/** The message as what ends a command with exit code 2. */
export function refuse(message: Message, cause?: unknown): Refusal {
  return new Refusal(message.title, message.next, cause);
}
