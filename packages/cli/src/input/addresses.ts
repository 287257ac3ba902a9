import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { findCrawler } from "@aushang/engine/crawlers";
import { type AddressProblem, asTyped, asTypedAt, type Target } from "@aushang/engine/tester";
import { fileProblem } from "../files.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import type { Message } from "../texts/catalogue.ts";
import { listLines, NoText } from "./list-lines.ts";

/** The addresses of one run: those that can be tested, in order, and how many were none. */
export interface Addresses {
  readonly targets: readonly Target[];
  readonly bad: number;
}

/** Something typed as an address, or a line that can be none, and the list and line where it stood. */
interface Typed {
  readonly text: string;
  readonly place: string | null;
  readonly problem?: "not-utf8" | "line-too-long";
}

/** So many wrong addresses are named one by one. */
const NAMED = 20;

async function listed(session: Session, input: Readable, name: string): Promise<readonly Typed[]> {
  const { usage } = session.words;
  const found: Typed[] = [];
  try {
    for await (const line of listLines(input))
      found.push({ text: "", ...line, place: usage.place(name, line.number) });
  } catch (error) {
    throw error instanceof NoText ? refuse(usage.listNoText(forDisplay(name)), error) : error;
  }
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
  const all: (readonly Typed[])[] = [];
  for (const text of given) {
    if (text === "-") all.push(await fromStdin(session));
    else if (text.startsWith("@") && text.length > 1)
      all.push(await fromFile(session, text.slice(1)));
    // One argument of several lines is a list that was pasted, or `"$(cat list)"`. As one address the URL standard would
    // drop its line ends and test what nobody wrote.
    else all.push(text.split(/[\r\n]+(?=.)/).map((one) => ({ text: one, place: null })));
  }
  return all.flat();
}

function messageFor(session: Session, typed: Typed, problem: AddressProblem): Message {
  const { text, place } = typed;
  const crawler = place === null ? findCrawler(text) : null;
  const message =
    crawler === null
      ? session.texts.problem[problem]({ given: forDisplay(text) })
      : session.words.usage.crawlerAsAddress(crawler.token);
  return place === null ? message : { ...message, title: `${place}: ${message.title}` };
}

/** The address that was meant, or what is wrong with it, in words. */
function readOne(session: Session, typed: Typed, home: string | null): Target | Message {
  if (typed.problem === "not-utf8") {
    const { title, next } = session.words.usage.lineNotUtf8();
    return { title: `${typed.place}: ${title}`, next };
  }
  if (typed.problem === "line-too-long") return messageFor(session, typed, "address-too-long");
  const target = home === null ? asTyped(typed.text) : asTypedAt(home, typed.text);
  return "problem" in target ? messageFor(session, typed, target.problem) : target;
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
    const read = readOne(session, typed, home);
    if ("address" in read) {
      targets.push(read);
      continue;
    }
    bad += 1;
    if (bad <= NAMED) session.complain(read);
  }
  if (bad > NAMED) {
    const shown = new Intl.NumberFormat(session.texts.locale).format(bad - NAMED);
    session.tell(`aushang: ${session.words.usage.morePlaces(bad - NAMED, shown)}`);
  }
  return { targets, bad };
}
