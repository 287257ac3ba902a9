import { askersIn } from "../analyse/askers.ts";
import { crawlers } from "../crawlers/index.ts";
import type { ReadingId } from "../model.ts";
import { parse, type RobotsFile } from "../parse.ts";
import { askCrawler } from "../tester/crawler.ts";
import { matcherFor } from "../tester/matchers.ts";
import type { AskedCrawler } from "../tester/model.ts";
import type { Who } from "./model.ts";

/** Crawlers that go by the same lines of the file: one is asked for all. */
export interface Company {
  readonly lead: AskedCrawler;
  readonly tokens: readonly string[];
}

/** The crawlers that a check is about. */
export interface Crowd {
  readonly members: readonly Company[];
  /** Of "every" crawler: those whom the groups of `*` do not bind. They are not held to the check, but told of. */
  readonly unbound: readonly Company[];
}

/** Who is meant by the checks of a suite, in one file; each crowd is found once. */
export class Crowds {
  readonly #file: RobotsFile | null;
  readonly #known = new Map<string, Crowd>();

  /** Null for a file that is not known: then only the crawlers that a check itself names are. */
  constructor(file: RobotsFile | null) {
    this.#file = file;
  }

  /**
   * The crawlers of a check. "Every" crawler is each token that the file names and `*` for those that it does not name:
   * whoever obeys `*` goes by one of these groups. Where parts of names count, in `1996` and `1994`, the crawlers of the
   * registry are asked as well.
   */
  of(who: Who, reading: ReadingId): Crowd {
    const key = JSON.stringify([who, reading]);
    let crowd = this.#known.get(key);
    if (crowd === undefined) {
      const { members, unbound } = crowdOf(who, this.#file, reading);
      const companies = (of: readonly AskedCrawler[]) => companiesOf(of, this.#file, reading);
      crowd = { members: companies(members), unbound: companies(unbound) };
      this.#known.set(key, crowd);
    }
    return crowd;
  }
}

const NO_RULES = parse("");

function companiesOf(
  asked: readonly AskedCrawler[],
  file: RobotsFile | null,
  reading: ReadingId,
): readonly Company[] {
  const companies = new Map<string, { lead: AskedCrawler; tokens: string[] }>();
  for (const crawler of asked) {
    const { token, entry } = crawler;
    const { lines } = matcherFor(file ?? NO_RULES, token, entry, reading).group;
    const key = JSON.stringify(lines);
    const known = companies.get(key);
    if (known === undefined) companies.set(key, { lead: crawler, tokens: [token] });
    else known.tokens.push(token);
  }
  return [...companies.values()];
}

function crowdOf(
  who: Who,
  file: RobotsFile | null,
  reading: ReadingId,
): Readonly<Record<"members" | "unbound", readonly AskedCrawler[]>> {
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
