import {
  type Crawler,
  findCrawler,
  fromUserAgent,
  nearestCrawlers,
  type Purpose,
  crawlers as registry,
} from "@aushang/engine/crawlers";
import { EXIT } from "../exit.ts";
import type { Action } from "../forms.ts";
import { nearest } from "../nearest.ts";
import { drawCrawler } from "../output/crawler-card.ts";
import { jsonLine } from "../output/json.ts";
import { forDisplay, ownWords, safe } from "../output/safe.ts";
import { type ColorWish, type Style, styleFor } from "../output/style.ts";
import { type Cell, table } from "../output/table.ts";
import { refuse, type Session } from "../session.ts";

const PURPOSES: readonly Purpose[] = [...new Set(registry.map((crawler) => crawler.purpose))];

function purposeFrom(session: Session, given: unknown): Purpose | null {
  if (given === undefined) return null;
  const found = PURPOSES.find((purpose) => purpose === given);
  if (found) return found;
  const near = nearest(String(given), PURPOSES);
  const known = near === null ? PURPOSES : [near, ...PURPOSES.filter((one) => one !== near)];
  throw refuse(session.words.usage.purposeUnknown(forDisplay(String(given)), known.join(", ")));
}

/**
 * The crawlers that a search finds: by token or alias exactly, else by any part of name, operator or header, else the one
 * that a whole header or `Bingbot/2.0` names.
 */
function search(text: string | undefined): readonly Crawler[] {
  if (text === undefined || text.trim() === "") return registry;
  const exact = findCrawler(text);
  if (exact !== null) return [exact];
  const part = text.trim().toLowerCase();
  const found = registry.filter(({ token, aliases, operator, userAgentContains }) =>
    [token, ...aliases, operator ?? "", userAgentContains ?? ""].some((name) =>
      name.toLowerCase().includes(part),
    ),
  );
  const named = found.length === 0 ? fromUserAgent(text)?.entry : null;
  return named ? [named] : found;
}

function row(crawler: Crawler, { texts, words }: Session, style: Style): readonly Cell[] {
  const star = crawler.obeysStar === null ? "unknown" : crawler.obeysStar ? "yes" : "no";
  const quiet = (known: boolean): Pick<Cell, "paint"> =>
    known ? {} : { paint: style.colors.gray };
  return [
    { text: safe(crawler.token), paint: style.colors.bold },
    { text: safe(crawler.operator ?? "") },
    { text: ownWords(texts.purpose[crawler.purpose]) },
    { text: crawler.fallback.map(safe).join(", ") },
    { text: ownWords(words.crawlers.star[star]), ...quiet(star !== "unknown") },
    {
      text: ownWords(words.crawlers.respects[crawler.respects]),
      ...quiet(crawler.respects !== "unknown"),
    },
  ];
}

function drawTable(found: readonly Crawler[], session: Session, style: Style): string {
  const { column, count } = session.words.crawlers;
  const rows = table(
    [
      { title: column.token },
      { title: column.operator, flexible: true },
      { title: column.purpose },
      { title: column.fallback, flexible: true },
      { title: column.star, labelled: true },
      { title: column.respects, flexible: true },
    ],
    found.map((crawler) => row(crawler, session, style)),
    { width: style.tableWidth, indent: "", head: style.colors.gray },
  );
  return `${[...rows, "", count(found.length, registry.length)].join("\n")}\n`;
}

/** `aushang crawlers`: the registry, or what a search finds in it; a single find with all that is documented. */
export const crawlersCommand: Action = async (session, [text], options) => {
  const purpose = purposeFrom(session, options.purpose);
  const found = search(text).filter((one) => purpose === null || one.purpose === purpose);
  if (options.json === true) {
    const facts = await factsByToken();
    const crawlers = found.map((one) => ({ ...one, facts: facts.get(one.token) ?? null }));
    await session.output.write(jsonLine({ crawlers }));
    return EXIT.ok;
  }
  const [only] = found;
  if (only === undefined) {
    const near = text === undefined ? undefined : nearestCrawlers(text, 1)[0];
    session.tell(session.words.crawlers.noneFound(forDisplay(text ?? ""), near?.token ?? null));
    return EXIT.ok;
  }
  const style = styleFor(session.io, options.color as ColorWish);
  const drawn =
    found.length === 1
      ? drawCrawler(only, (await factsByToken()).get(only.token) ?? null, session, style)
      : drawTable(found, session, style);
  await session.output.write(session.spell(drawn));
  return EXIT.ok;
};

async function factsByToken() {
  const { facts } = await import("@aushang/engine/crawlers/facts");
  return new Map(facts.map((one) => [one.token, one]));
}
