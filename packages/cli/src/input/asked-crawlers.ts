import { nearestCrawlers } from "@aushang/engine/crawlers";
import { type AskedCrawler, askCrawler } from "@aushang/engine/tester";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";

/** A User-Agent header holds commas of its own: `(KHTML, like Gecko)`. */
const isHeader = (text: string): boolean => /^\s*(?:user-agent\s*:|mozilla\/)|[(;]/i.test(text);

function askOne(session: Session, typed: string): AskedCrawler {
  const asked = askCrawler(typed);
  if (!("problem" in asked)) return asked;
  const near = nearestCrawlers(typed, 1)[0]?.token;
  throw refuse(
    session.texts.problem[asked.problem]({
      given: forDisplay(typed),
      ...(near === undefined ? {} : { nearest: near }),
    }),
  );
}

/** Says on standard error what was made of a name that the registry does not spell so. */
function remark(session: Session, asked: AskedCrawler): void {
  const { test } = session.words;
  if (asked.from === "user-agent-header") session.tell(test.fromHeader(asked.token));
  if (asked.entry !== null || asked.token === "*") return;
  const near = nearestCrawlers(asked.token, 1)[0];
  const hint = near === undefined ? "" : ` ${test.didYouMean(near.token)}`;
  session.tell(test.ownToken(asked.token) + hint);
}

/**
 * The crawlers that `--as` names: each value is a User-Agent header, a token, or tokens separated by commas; Googlebot
 * when there is none. The same token twice is one. Throws a `Refusal` for what names no crawler.
 */
export function readCrawlers(session: Session, given: unknown): readonly AskedCrawler[] {
  const values = Array.isArray(given) ? given.map(String) : [];
  const typed = values.flatMap((value) => (isHeader(value) ? [value] : value.split(",")));
  const asked = new Map<string, AskedCrawler>();
  for (const text of typed.length === 0 ? ["Googlebot"] : typed) {
    const crawler = askOne(session, text);
    const key = crawler.token.toLowerCase();
    if (asked.has(key)) continue;
    asked.set(key, crawler);
    remark(session, crawler);
  }
  return [...asked.values()];
}
