import type { Crawler, CrawlerFacts } from "@aushang/engine/crawlers";
import type { Speech } from "../language.ts";
import { wrap } from "./layout.ts";
import { ownWords, safe } from "./safe.ts";
import type { Style } from "./style.ts";

/** A label and what stands beside it; null when there is nothing to say. */
type Fact = readonly [label: string, text: string | null];

const STATUSES = ["2xx", "4xx", "401", "403", "429", "5xx", "network"] as const;

const listed = (texts: readonly string[]): string | null =>
  texts.length === 0 ? null : texts.join(", ");

/** What a verdict needs to know. "Not documented" is said, not left out. */
function basicFacts(crawler: Crawler, { texts, words }: Speech): readonly Fact[] {
  const { column, fact, star, respects } = words.crawlers;
  const obeys = crawler.obeysStar === null ? "unknown" : crawler.obeysStar ? "yes" : "no";
  return [
    [column.operator, crawler.operator ?? texts.notDocumented],
    [column.purpose, texts.purpose[crawler.purpose]],
    [fact.aliases, listed(crawler.aliases)],
    [fact.header, crawler.userAgentContains],
    [column.fallback, listed(crawler.fallback)],
    [column.star, star[obeys]],
    [column.respects, respects[crawler.respects]],
  ];
}

/** What its operator documents, in the source's own words, with the source. */
function documentedFacts(facts: CrawlerFacts, { texts, words }: Speech): readonly Fact[] {
  const { fact, yes, no } = words.crawlers;
  const joined = (...parts: readonly (string | null)[]): string =>
    parts.filter((part) => part !== null).join("; ");
  const wildcards = facts.supportsWildcards;
  return [
    [fact.respectsNotes, facts.respectsNotes],
    [
      fact.crawlDelay,
      joined(words.crawlers.crawlDelay[facts.crawlDelay.status], facts.crawlDelay.notes),
    ],
    ...STATUSES.map((status): Fact => [fact.status(status), facts.statusHandling[status] ?? null]),
    [fact.size, facts.sizeLimitBytes === null ? null : texts.bytes(facts.sizeLimitBytes)],
    [fact.wildcards, wildcards === null ? texts.notDocumented : wildcards ? yes : no],
    [fact.directives, listed(facts.otherDirectives)],
    [fact.notes, facts.notes],
    [fact.source, facts.docUrl ?? texts.notDocumented],
    ...facts.evidence.map((one): Fact => ["", `${one.source}: ${one.says}`]),
    [fact.read, facts.dateRead],
  ];
}

function drawFact([label, text]: Fact, style: Style, column: number): readonly string[] {
  if (text === null || text === "") return [];
  const rows = wrap([safe(text)], style, " ".repeat(column));
  const head = `  ${ownWords(label)}`.padEnd(column);
  return rows.map((row, i) => (i === 0 ? style.colors.gray(head) + row.slice(column) : row));
}

/** Everything that is documented about one crawler, for people. Ends with a line end. */
export function drawCrawler(
  crawler: Crawler,
  facts: CrawlerFacts | null,
  speech: Speech,
  style: Style,
): string {
  const { fact } = speech.words.crawlers;
  const all = [
    ...basicFacts(crawler, speech),
    ...(facts === null ? [] : documentedFacts(facts, speech)),
  ];
  const shown = all.filter(([, text]) => text !== null && text !== "");
  const column = Math.max(...shown.map(([label]) => label.length)) + 4;
  const marks = [
    ...(crawler.controlOnly ? wrap([fact.controlOnly], style, "  ") : []),
    ...(crawler.retired ? wrap([fact.retired], style, "  ") : []),
  ];
  const rows = [
    style.colors.bold(safe(crawler.token)),
    ...marks,
    ...shown.flatMap((one) => drawFact(one, style, column)),
  ];
  return `${rows.join("\n")}\n`;
}
