import { inRow, type Listed, type SummaryWords, summaryWords } from "../../analysis/summary.ts";
import { say, type Text } from "../../parts.ts";
import { number, refs } from "../amounts.ts";

const row =
  (last: string) =>
  ({ shown, hidden }: Listed): Text =>
    inRow(hidden === 0 ? shown : [...shown, [`${number(hidden)} more`]], last);
const and = row(" and ");
const or = row(" or ");

const one = ({ shown, hidden }: Listed): boolean => shown.length + hidden === 1;

/** English words for the summary of a file. */
export const summary: SummaryWords = summaryWords({
  amounts: { number, refs },
  and,
  areas: ({ shown, hidden }) => {
    const all = hidden === 0 ? shown : [...shown, [`${number(hidden)} more kinds of addresses`]];
    // A comma where an area is a list itself.
    const isNested = shown.some(
      (area) => area.filter((part) => typeof part !== "string").length > 1,
    );
    return inRow(all, all.length > 2 || isNested ? ", and " : " and ");
  },
  area: {
    home: () => ["the home page"],
    folder: (list) => say`${one(list) ? "the folder" : "the folders"} ${and(list)}`,
    prefix: (list) => say`addresses that begin with ${or(list)}`,
    address: (list) => say`${one(list) ? "the address" : "the addresses"} ${and(list)}`,
    "file-type": ({ shown, hidden }, _role, names) => {
      const types = names.slice(0, shown.length).map((name): Text => [name.toUpperCase()]);
      return say`${and({ shown: types, hidden })} files`;
    },
    query: () => ["addresses with parameters"],
    parameter: (list) =>
      say`addresses with ${one(list) ? "the parameter" : "one of the parameters"} ${or(list)}`,
    "first-parameter": (list) => say`addresses with ${or(list)} as the first parameter`,
    "later-parameter": (list) => say`addresses with ${or(list)} as a later parameter`,
    containing: (list) => say`addresses that contain ${or(list)}`,
    pattern: (list) =>
      say`addresses that fit ${one(list) ? "the pattern" : "one of the patterns"} ${or(list)}`,
  },
  everybody: ["all crawlers"],
  others: (except) => say`all crawlers except ${and(except)}`,
  extent: {
    everything: ({ text }) => say`${text} may fetch everything.`,
    nothing: ({ kind, text }) =>
      kind === "everybody" ? ["No crawler may fetch anything."] : say`${text} may fetch nothing.`,
    "all-but": ({ text }, areas) => say`${text} may fetch everything but ${areas}.`,
    only: ({ text }, areas) => say`${text} may fetch only ${areas}.`,
  },
  someAddresses: ["some addresses"],
  stillOpen: (areas) => say`Open all the same: ${areas}.`,
  stillClosed: (areas) => say`Blocked all the same: ${areas}.`,
  also: (crawlers, isPlural) =>
    say`The same goes for ${crawlers}, as long as no group names ${isPlural ? "them" : "it"}.`,
  notProven: ["Whether this holds for every address has not been proven."],
  noRules: ["The file has no rules: all crawlers may fetch everything."],
  siteClosed: [
    "The whole site is blocked for every crawler that keeps to the rules for everybody. This is proven for all addresses.",
  ],
  moreGroups: (count) =>
    count === 1
      ? ["One more group has rules of its own."]
      : [`${number(count)} more groups have rules of their own.`],
  freed: (crawlers, isPlural, witness) =>
    say`For ${crawlers} only ${isPlural ? "their" : "its"} own group applies: ${witness} is open there and blocked for everybody else.`,
  unbound: (crawlers, isPlural) =>
    say`The rules for everybody do not apply to ${crawlers}: ${isPlural ? "they have" : "it has"} to be named.`,
  sitemaps: (count) =>
    count === 1 ? ["The file names one sitemap."] : [`The file names ${number(count)} sitemaps.`],
  remarks: (directives) => say`It also has ${directives}; not every crawler heeds such lines.`,
  withoutEffect: (lines) => say`Without effect: ${lines}.`,
});
