import { askersIn } from "../analyse/askers.ts";
import { crawlers } from "../crawlers/index.ts";
import type { ReadingId } from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import { askCrawler } from "../tester/crawler.ts";
import type { AskedCrawler } from "../tester/model.ts";
import type { Who } from "./model.ts";

/** The crawlers that a check is about. */
export interface Crowd {
  /** Each is asked about. */
  readonly members: readonly AskedCrawler[];
  /** Of "every" crawler: those whom the groups of `*` do not bind. They are not held to the check, but told of. */
  readonly unbound: readonly AskedCrawler[];
}

/**
 * Who is meant. "Every" crawler is each token that the file names and `*` for those that it does not name: whoever
 * obeys `*` goes by one of these groups. Where parts of names count, in `1996` and `1994`, the crawlers of the registry
 * are asked as well.
 */
export function crowdOf(who: Who, file: RobotsFile | null, reading: ReadingId): Crowd {
  if (who.kind === "crawler") return { members: [asked(who.name)], unbound: [] };
  const except = new Set(who.except.map((name) => asked(name).token.toLowerCase()));
  const wanted = ({ token }: AskedCrawler): boolean => !except.has(token.toLowerCase());
  const living = crawlers.filter((crawler) => !crawler.retired);
  if (who.kind === "purpose") {
    const members = living.filter(({ purpose }) => purpose === who.purpose);
    return { members: members.map(({ token }) => asked(token)).filter(wanted), unbound: [] };
  }
  const bound = living.filter(({ obeysStar }) => obeysStar !== false);
  const byPart = reading === "1996" || reading === "1994" ? bound.map(({ token }) => token) : [];
  const tokens = new Map(
    [...namedIn(file, reading), ...byPart, "*"].map((token) => [token.toLowerCase(), token]),
  );
  return {
    members: [...tokens.values()].map(asked).filter(wanted),
    unbound: living
      .filter(({ obeysStar, token }) => obeysStar === false && !tokens.has(token.toLowerCase()))
      .map(({ token }) => asked(token))
      .filter(wanted),
  };
}

/** Every token that the file names. The last that `askersIn` gives stands for those that it does not name: for `*`. */
function namedIn(file: RobotsFile | null, reading: ReadingId): readonly string[] {
  if (file === null) return [];
  const tokens = new Set(askersIn([file], reading).map(({ token }) => token));
  return [...tokens].slice(0, -1);
}

/** The crawler of a name that the reader of the suite, or a file, has; a name that is none is a token all the same. */
function asked(name: string): AskedCrawler {
  const crawler = askCrawler(name);
  return "problem" in crawler ? { token: name, entry: null, from: "own-token" } : crawler;
}
