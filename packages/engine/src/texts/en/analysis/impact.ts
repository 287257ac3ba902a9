import { type ImpactUnit, type ImpactWords, impactWords } from "../../analysis/impact.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number } from "../amounts.ts";
import { diff } from "./diff.ts";
import { input } from "./input-problems.ts";

const ONE: Readonly<Record<ImpactUnit, string>> = { addresses: "address", requests: "request" };

const amount: ImpactWords["amount"] = (count, unit) =>
  `${number(count)} ${count === 1 ? ONE[unit] : unit}`;
const rules = (count: number): string => `${number(count)} ${count === 1 ? "rule" : "rules"}`;
const others = (count: number): string =>
  count === 1 ? "the other crawler" : `the other ${number(count)} crawlers`;

/** English words for the impact on real addresses. */
export const impact: ImpactWords = impactWords({
  amount,
  crawlers: diff.crawlers,
  flipping: ({ crawlers, closed, opened, unit }) => {
    const total = amount(closed + opened, unit);
    const verb = closed + opened === 1 ? "flips" : "flip";
    return say`${total} ${verb} for ${crawlers}: ${number(closed)} closed, ${number(opened)} opened.`;
  },
  blocking: ({ crawlers, blocked, total, unit }) =>
    say`${number(blocked)} of ${amount(total, unit)} blocked for ${crawlers}.`,
  noFlips: (unit) => say`Nothing flips: every one of the ${unit} keeps its verdict.`,
  noFlipsElse: (count, unit) => say`None of the ${unit} flips for ${others(count)}.`,
  moreFlips: (count) =>
    say`Something flips for ${number(count)} more ${count === 1 ? "crawler" : "crawlers"}.`,
  unused: (count, side, unit) =>
    say`${rules(count)} of the ${side === "present" ? "present file" : "draft"} ${count === 1 ? "matches" : "match"} none of the ${unit}.`,
  otherHost: (count, origin, unit) =>
    say`${amount(count, unit === "addresses" ? "addresses" : "requests")} on other hosts than ${excerpt(origin)}: not judged.`,
  notAddress: (count, unit) =>
    unit === "requests"
      ? say`${amount(count, unit)} without an address that can be judged.`
      : say`${number(count)} ${count === 1 ? "entry is" : "entries are"} no address that can be judged.`,
  unknown: (count) => say`${amount(count, "requests")} of people and unknown clients: not judged.`,
  unasked: (count) => say`${amount(count, "requests")} of crawlers that were not asked about.`,
  nothingJudged: (unit) =>
    unit === "requests"
      ? say`No request of a crawler that was asked about, so nothing is said about the rules.`
      : say`No address that can be judged, so nothing is said about the rules.`,
  upperBound: say`Too many different addresses to tell all apart: their number is an upper bound. Numbers of requests are exact.`,
  fetches: (crawler, { requests, others: pages, pattern }) => {
    const fetched = say`${excerpt(crawler)} fetched ${code("/robots.txt")} ${requests === 1 ? "once" : `${number(requests)} times`} for ${number(pages)} other ${pages === 1 ? "request" : "requests"}`;
    if (pattern === "every-page")
      return say`${fetched}: about as often as pages, which is a fault of the crawler.`;
    if (pattern === "never") return say`${fetched}: it never read the rules here.`;
    if (pattern === "too-few") return say`${fetched}: too few to tell a habit.`;
    return say`${fetched}: as usual.`;
  },
  fetchPattern: {
    "too-few": "too few to tell",
    never: "never",
    usual: "usual",
    "every-page": "before every page",
  },
  title: {
    impact: "Impact on real addresses",
    coverage: "What the rules do",
    opened: "Opened",
    closed: "Closed",
    rules: "Rules",
    unused: "Rules that match nothing",
    robotsTxt: "Fetches of robots.txt",
    notJudged: "Not judged",
    crawlers: "Crawlers",
    template: "Addresses like",
    examples: "Examples",
    matched: "Matches",
    decided: "Decides",
    bytes: "Bytes",
    addresses: "Addresses",
    requests: "Requests",
  },
  input,
});
