import { nearest } from "../nearest.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import type { Message } from "../texts/catalogue.ts";

/**
 * The one of some words that an option names, the first when it was not given. Throws a `Refusal` for another word, with
 * the nearest one first.
 */
export function chosenFrom<Word extends string>(
  given: unknown,
  words: readonly [Word, ...Word[]],
  unknown: (given: string, known: string) => Message,
): Word {
  if (given === undefined) return words[0];
  const text = String(given);
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const near = nearest(text, words);
  const known = near === null ? words : [near, ...words.filter((word) => word !== near)];
  throw refuse(unknown(forDisplay(text), known.join(", ")));
}

/** The values of an option that may be repeated. */
export const valuesOf = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.map(String) : given === undefined ? [] : [String(given)];

/** Throws a `Refusal` when standard input was named more than once. */
export function oneStdin(session: Session, given: readonly unknown[]): void {
  if (given.filter((one) => one === "-").length > 1)
    throw refuse(session.words.proofs.source.stdinTwice());
}

/**
 * The one robots.txt that a command is about: a file, an address, or `-`; nothing is standard input, unless that is a
 * terminal. Throws a `Refusal` then, with an example.
 */
export function onlyFile(session: Session, [given]: readonly string[], example: string): string {
  if (given !== undefined) return given;
  if (session.io.isTty.stdin) throw refuse(session.words.proofs.source.fileMissing(example));
  return "-";
}
