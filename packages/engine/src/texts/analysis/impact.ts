import type { CrawlerImpact, FetchPattern, ImpactResult } from "../../impact/model.ts";
import type { Text } from "../parts.ts";
import type { InputProblemWords } from "./input-problems.ts";

/** What is counted: addresses of a list, or requests of a log. */
export type ImpactUnit = "addresses" | "requests";

/** Words for what a file, or the step to a draft, means for real addresses. */
export interface ImpactWords {
  /**
   * The most important sentences, in order: what flips for whom (or what is blocked, of one file alone), rules that
   * match nothing, crawlers that fetch the robots.txt too often, and what was not judged and why.
   */
  readonly summary: (result: ImpactResult) => readonly Text[];
  /** "1,204 addresses", "1 request". */
  readonly amount: (count: number, unit: ImpactUnit) => string;
  /** What flips for one crawler, or for several that fare alike, one sentence. */
  readonly flips: (impact: CrawlerImpact, unit: ImpactUnit) => Text;
  /** What one file says to them, one sentence. */
  readonly blocked: (impact: CrawlerImpact, unit: ImpactUnit) => Text;
  /** How a crawler fetches the robots.txt, one sentence. */
  readonly fetches: (crawler: string, robotsTxt: NonNullable<CrawlerImpact["robotsTxt"]>) => Text;
  /** A short word for it. */
  readonly fetchPattern: Readonly<Record<FetchPattern, string>>;
  /** Headings of parts and of columns. */
  readonly title: Readonly<
    Record<
      | "impact"
      | "coverage"
      | "opened"
      | "closed"
      | "rules"
      | "unused"
      | "robotsTxt"
      | "notJudged"
      | "crawlers"
      | "template"
      | "examples"
      | "matched"
      | "decided"
      | "bytes"
      | "addresses"
      | "requests",
      string
    >
  >;
  /** What is wrong with a log or a sitemap. */
  readonly input: InputProblemWords;
}

/** The sentences of one language. */
export interface ImpactPhrases extends Omit<ImpactWords, "summary" | "flips" | "blocked"> {
  readonly crawlers: (names: readonly string[]) => Text;
  readonly flipping: (flips: {
    readonly crawlers: Text;
    readonly closed: number;
    readonly opened: number;
    readonly unit: ImpactUnit;
  }) => Text;
  readonly blocking: (counts: {
    readonly crawlers: Text;
    readonly blocked: number;
    readonly total: number;
    readonly unit: ImpactUnit;
  }) => Text;
  /** Nothing flips for anybody. */
  readonly noFlips: (unit: ImpactUnit) => Text;
  /** Nothing flips for so many others. */
  readonly noFlipsElse: (crawlers: number, unit: ImpactUnit) => Text;
  /** So many further crawlers are left out of the sentences, though something flips for them. */
  readonly moreFlips: (crawlers: number) => Text;
  readonly unused: (rules: number, side: "present" | "draft", unit: ImpactUnit) => Text;
  readonly otherHost: (count: number, origin: string, unit: ImpactUnit) => Text;
  readonly notAddress: (count: number, unit: ImpactUnit) => Text;
  readonly unknown: (count: number) => Text;
  readonly unasked: (count: number) => Text;
  readonly nothingJudged: (unit: ImpactUnit) => Text;
  readonly upperBound: Text;
}

/** Crawlers that the summary tells of one by one. */
const TOLD = 5;

/** The words of one language from its sentences. */
export function impactWords(phrases: ImpactPhrases): ImpactWords {
  const flips: ImpactWords["flips"] = (impact, unit) =>
    phrases.flipping({
      crawlers: phrases.crawlers(impact.crawlers),
      closed: impact.closed[unit],
      opened: impact.opened[unit],
      unit,
    });
  const blocked: ImpactWords["blocked"] = (impact, unit) =>
    phrases.blocking({
      crawlers: phrases.crawlers(impact.crawlers),
      blocked: impact.present.disallowed[unit],
      total: impact.judged[unit],
      unit,
    });
  return {
    ...phrases,
    flips,
    blocked,
    summary: (result) => {
      const unit = result.kind === "requests" ? "requests" : "addresses";
      if (result.judged.requests === 0)
        return [phrases.nothingJudged(unit), ...notJudged(result, unit, phrases)];
      return [
        ...(result.compared
          ? flipping(result, unit, phrases, flips)
          : result.crawlers
              .filter(({ judged }) => judged.requests > 0)
              .slice(0, TOLD)
              .map((impact) => blocked(impact, unit))),
        ...unusedRules(result, unit, phrases),
        ...faults(result, phrases),
        ...notJudged(result, unit, phrases),
      ];
    },
  };
}

function flipping(
  { crawlers }: ImpactResult,
  unit: ImpactUnit,
  phrases: ImpactPhrases,
  flips: ImpactWords["flips"],
): Text[] {
  const asked = crawlers.filter(({ judged }) => judged.requests > 0);
  const count = (impact: CrawlerImpact): number => impact.closed[unit] + impact.opened[unit];
  const changed = asked.filter((impact) => count(impact) > 0).sort((a, b) => count(b) - count(a));
  if (changed.length === 0) return [phrases.noFlips(unit)];
  const names = (list: readonly CrawlerImpact[]): number =>
    list.reduce((sum, one) => sum + one.crawlers.length, 0);
  const told = changed.slice(0, TOLD);
  const more = names(changed) - names(told);
  const same = names(asked) - names(changed);
  return [
    ...told.map((impact) => flips(impact, unit)),
    ...(more > 0 ? [phrases.moreFlips(more)] : []),
    ...(same > 0 ? [phrases.noFlipsElse(same, unit)] : []),
  ];
}

function unusedRules(result: ImpactResult, unit: ImpactUnit, phrases: ImpactPhrases): Text[] {
  return (["present", "draft"] as const).flatMap((side) => {
    const { length } = result.unused[side];
    return length === 0 ? [] : [phrases.unused(length, side, unit)];
  });
}

function faults({ crawlers }: ImpactResult, phrases: ImpactPhrases): Text[] {
  return crawlers.flatMap(({ crawlers: [name = ""], robotsTxt }) =>
    robotsTxt?.pattern === "every-page" ? [phrases.fetches(name, robotsTxt)] : [],
  );
}

function notJudged(result: ImpactResult, unit: ImpactUnit, phrases: ImpactPhrases): Text[] {
  const { otherHost, notAddress, unknown, unasked, origin, exactAddresses } = result;
  const texts: Text[] = [];
  if (otherHost.requests > 0) texts.push(phrases.otherHost(otherHost.requests, origin ?? "", unit));
  if (unknown.requests > 0) texts.push(phrases.unknown(unknown.requests));
  if (unasked.requests > 0) texts.push(phrases.unasked(unasked.requests));
  if (notAddress.requests > 0) texts.push(phrases.notAddress(notAddress.requests, unit));
  if (!exactAddresses) texts.push(phrases.upperBound);
  return texts;
}
