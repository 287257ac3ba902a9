import { createReadStream } from "node:fs";
import type { Wish } from "@aushang/engine/analyse";
import { askCrawler, askerOf, asTypedAt } from "@aushang/engine/tester";
import { fileProblem } from "../files.ts";
import { listLines, NoText } from "../input/list-lines.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import type { Message } from "../texts/catalogue.ts";

/** A wish as it was typed, and where. */
interface Typed {
  readonly text: string;
  readonly place: string | null;
}

/** What is wanted, in order, and how it was written; `bad` counts what could not be understood. */
export interface Wishes {
  readonly wishes: readonly Wish[];
  readonly written: readonly string[];
  readonly bad: number;
}

const VERDICTS: Readonly<Record<string, Wish["verdict"]>> = {
  allowed: "allowed",
  allow: "allowed",
  open: "allowed",
  disallowed: "disallowed",
  disallow: "disallowed",
  blocked: "disallowed",
};

/** Wishes of `--want`, and of a file of `--wants`. What is none is told on standard error with its place. */
export async function readWishes(
  session: Session,
  wants: readonly string[],
  list: unknown,
  home: string,
): Promise<Wishes> {
  const typed: Typed[] = wants.map((text) => ({ text, place: null }));
  if (list !== undefined) typed.push(...(await listed(session, String(list))));
  if (typed.length === 0) throw refuse(session.words.proofs.plan.wishMissing());
  const wishes: Wish[] = [];
  const written: string[] = [];
  let bad = 0;
  for (const one of typed) {
    const wish = asWish(session, one.text, home);
    if ("verdict" in wish) {
      wishes.push(wish);
      written.push(one.text.trim().replace(/\s+/g, " "));
      continue;
    }
    bad += 1;
    session.complain(one.place === null ? wish : { ...wish, title: `${one.place}: ${wish.title}` });
  }
  return { wishes, written, bad };
}

async function listed(session: Session, path: string): Promise<readonly Typed[]> {
  const { usage } = session.words;
  const isStdin = path === "-";
  const name = isStdin ? usage.standardInput : path;
  const found: Typed[] = [];
  try {
    for await (const line of listLines(isStdin ? session.io.stdin : createReadStream(path)))
      found.push({
        text: "text" in line ? line.text : "",
        place: usage.place(forDisplay(name), line.number),
      });
  } catch (error) {
    if (error instanceof NoText) throw refuse(usage.listNoText(forDisplay(name)), error);
    if (error instanceof Error && "code" in error) throw fileProblem(session, path, error);
    throw error;
  }
  return found;
}

/** `Googlebot /shop/help allowed`; a crawler's name may have blanks in it. */
function asWish(session: Session, text: string, home: string): Wish | Message {
  const { plan } = session.words.proofs;
  const parts = /^\s*(\S.*?)\s+(\S+)\s+(\S+)\s*$/.exec(text);
  if (parts === null) return plan.wishUnclear(forDisplay(text));
  const [, name = "", address = "", word = ""] = parts;
  const verdict = VERDICTS[word.toLowerCase()];
  if (verdict === undefined) return plan.verdictUnknown(forDisplay(word));
  const crawler = askCrawler(name);
  if ("problem" in crawler)
    return session.texts.problem[crawler.problem]({ given: forDisplay(name) });
  const target = asTypedAt(home, address);
  if ("problem" in target)
    return session.texts.problem[target.problem]({ given: forDisplay(address) });
  return { asker: askerOf(crawler), address: target.target, verdict };
}
