import type { AskerJudge } from "./judges.ts";
import type {
  CrawlerImpact,
  FetchPattern,
  ImpactResult,
  RobotsTxtFetches,
  RuleRef,
  SideCount,
} from "./model.ts";
import { Tally } from "./tally.ts";

/** One crawler with what was counted for it. */
export interface Entry extends AskerJudge {
  readonly token: string;
  /** Its own requests; null when it made none. */
  readonly own: Tally | null;
  /** Of a list, shared with all that have the same rules. */
  readonly list: Tally;
  readonly robotsTxt: number;
}

/** Results for crawlers, and the rules that none of them needs. */
export function crawlersOf(entries: readonly Entry[]): Pick<ImpactResult, "crawlers" | "unused"> {
  const shared = new Map<Tally, Entry[]>();
  const crawlers: CrawlerImpact[] = [];
  for (const entry of entries) {
    if (entry.own !== null || entry.robotsTxt > 0) crawlers.push(own(entry));
    else shared.set(entry.list, [...(shared.get(entry.list) ?? []), entry]);
  }
  for (const [tally, alike] of shared)
    crawlers.push({
      crawlers: alike.map(({ token }) => token),
      ...tally.count(groupsOf(alike)),
      robotsTxt: null,
    });
  crawlers.sort((a, b) => b.judged.requests - a.judged.requests);
  return {
    crawlers,
    unused: {
      present: unusedOf(crawlers.map(({ present }) => present)),
      draft: unusedOf(crawlers.flatMap(({ draft }) => draft ?? [])),
    },
  };
}

/** A crawler that made requests. */
function own(entry: Entry): CrawlerImpact {
  const tally = entry.own ?? new Tally(entry.judge);
  return {
    crawlers: [entry.token],
    ...tally.count(groupsOf([entry])),
    robotsTxt: fetchesOf(entry.robotsTxt, tally.judged.requests),
  };
}

/** The groups that apply to any of them, each once. */
function groupsOf(entries: readonly Entry[]) {
  const on = (side: "present" | "draft"): string[] => [
    ...new Set(entries.flatMap(({ groups }) => groups[side] ?? [])),
  ];
  return { present: on("present"), draft: on("draft") };
}

/** Requests that say something about a habit. */
const ENOUGH = 20;

function fetchesOf(requests: number, others: number): RobotsTxtFetches {
  return { requests, others, pattern: patternOf(requests, others) };
}

function patternOf(requests: number, others: number): FetchPattern {
  if (others < ENOUGH) return "too-few";
  if (requests === 0) return "never";
  return requests * 2 >= others ? "every-page" : "usual";
}

/** Rules of any of the groups that matched nothing in all of them. */
function unusedOf(sides: readonly SideCount[]): RuleRef[] {
  const used = new Set<number>();
  const all = new Map<number, RuleRef>();
  for (const { rules } of sides)
    for (const { line, kind, pattern, matched } of rules) {
      all.set(line, { line, kind, pattern });
      if (matched.requests > 0) used.add(line);
    }
  return [...all.values()].filter(({ line }) => !used.has(line)).sort((a, b) => a.line - b.line);
}
