import { type CrawlerFacts, findCrawler, type StatusClass } from "@aushang/engine/crawlers";
import type { RobotsFacts } from "@aushang/engine/tester";

/** What the sources of one operator say on one kind of answer. */
export interface Statement {
  readonly operator: string | null;
  readonly tokens: readonly string[];
  readonly says: string;
  readonly docUrl: string | null;
  readonly dateRead: string;
}

/** The class under which sources speak about a fetch result; null where they do not. */
export function classOf({
  meaning,
  status,
}: Pick<RobotsFacts, "meaning" | "status">): StatusClass | null {
  if (meaning.state === "unreachable") {
    if (meaning.cause === "status-429") return "429";
    return meaning.cause === "status-5xx" ? "5xx" : "network";
  }
  if (meaning.state !== "unavailable" || meaning.cause !== "status-4xx") return null;
  return status === 401 ? "401" : status === 403 ? "403" : "4xx";
}

/** A source's words on one class. "Same" refers to what it says on 4xx, which then stands there in full. */
export function saysOn({ statusHandling }: CrawlerFacts, on: StatusClass): string | null {
  const says = statusHandling[on];
  if (says === undefined) return null;
  const full = statusHandling["4xx"];
  if (full === undefined || on === "4xx" || !/\bsame\b/.test(says)) return says;
  return says.startsWith("same") ? full : `${full}; ${says}`;
}

/** What operators document, crawlers with the same words of the same operator together. */
export function statementsOn(facts: readonly CrawlerFacts[], on: StatusClass): Statement[] {
  const found = new Map<string, Statement>();
  for (const one of facts) {
    const says = saysOn(one, on);
    if (says === null) continue;
    const operator = findCrawler(one.token)?.operator ?? null;
    const key = `${operator}\n${says}`;
    const { docUrl, dateRead } = one;
    const known = found.get(key) ?? { operator, tokens: [], says, docUrl, dateRead };
    found.set(key, { ...known, tokens: [...known.tokens, one.token] });
  }
  return [...found.values()];
}
