import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { findCrawler } from "@aushang/engine/crawlers";
import { type AddressProblem, asTyped, asTypedAt, type Target } from "@aushang/engine/tester";
import { LineReader } from "./decide/line-reader.ts";
import { fileProblem } from "./files.ts";
import { forDisplay } from "./output/safe.ts";
import { refuse, type Session } from "./session.ts";
import type { Message } from "./texts/catalogue.ts";

/** The addresses of one run: those that can be tested, in order, and how many were none. */
export interface Addresses {
  readonly targets: readonly Target[];
  readonly bad: number;
}

/** Something typed as an address, and the list and line where it stood. */
interface Typed {
  readonly text: string;
  readonly place: string | null;
}

/** So many wrong addresses are named one by one. */
const NAMED = 20;

/** Longest line of a list that is looked at, in octets; the address itself may be shorter still. */
const LIST_LINE = 64 * 1024;

async function listed(session: Session, input: Readable, name: string): Promise<readonly Typed[]> {
  const { usage } = session.words;
  const found: Typed[] = [];
  const reader = new LineReader(LIST_LINE);
  const drain = (): void => {
    for (let line = reader.next(); line !== null; line = reader.next()) {
      const text = "text" in line ? line.text.trim() : "\uFFFD";
      if (text === "" || text.startsWith("#")) continue;
      found.push({ text, place: usage.place(name, line.number) });
    }
  };
  for await (const chunk of input) {
    reader.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    drain();
  }
  reader.end();
  drain();
  if (found.length === 0) throw refuse(usage.listEmpty(forDisplay(name)));
  return found;
}

async function fromStdin(session: Session): Promise<readonly Typed[]> {
  const { usage } = session.words;
  try {
    return await listed(session, session.io.stdin, usage.standardInput);
  } catch (error) {
    if (error instanceof Error && "code" in error)
      throw refuse(usage.inputFailed(error.message), error);
    throw error;
  }
}

async function fromFile(session: Session, path: string): Promise<readonly Typed[]> {
  try {
    return await listed(session, createReadStream(path), path);
  } catch (error) {
    if (error instanceof Error && "code" in error) throw fileProblem(session, path, error);
    throw error;
  }
}

async function typedIn(session: Session, given: readonly string[]): Promise<readonly Typed[]> {
  if (given.length === 0) {
    if (session.io.isTty.stdin) throw refuse(session.words.usage.addressMissing());
    return fromStdin(session);
  }
  const all: Typed[] = [];
  for (const text of given) {
    if (text === "-") all.push(...(await fromStdin(session)));
    else if (text.startsWith("@") && text.length > 1)
      all.push(...(await fromFile(session, text.slice(1))));
    else all.push({ text, place: null });
  }
  return all;
}

function messageFor(session: Session, { text, place }: Typed, problem: AddressProblem): Message {
  const crawler = place === null ? findCrawler(text) : null;
  const message =
    crawler === null
      ? session.texts.problem[problem]({ given: forDisplay(text) })
      : session.words.usage.crawlerAsAddress(crawler.token);
  return place === null ? message : { ...message, title: `${place}: ${message.title}` };
}

/**
 * Reads the addresses that were given: as arguments, `-` or nothing for standard input, `@file` for a list with one
 * address per line, `#` for comments. Every one that is no address is named on standard error with its place; the
 * others remain. With a `home` origin, `/path` is an address there. Throws a `Refusal` when a list cannot be read or is
 * empty.
 */
export async function readAddresses(
  session: Session,
  given: readonly string[],
  home: string | null,
): Promise<Addresses> {
  const targets: Target[] = [];
  let bad = 0;
  for (const typed of await typedIn(session, given)) {
    const target = home === null ? asTyped(typed.text) : asTypedAt(home, typed.text);
    if (!("problem" in target)) {
      targets.push(target);
      continue;
    }
    bad += 1;
    if (bad <= NAMED) session.complain(messageFor(session, typed, target.problem));
  }
  if (bad > NAMED) session.tell(`aushang: ${session.words.usage.morePlaces(bad - NAMED)}`);
  return { targets, bad };
}
