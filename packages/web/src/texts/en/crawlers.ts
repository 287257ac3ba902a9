import type { PageTexts } from "../catalogue.ts";
import { numbersIn } from "../numbers.ts";

const { n } = numbersIn("en");

/** English labels of the crawler field. */
export const crawler: PageTexts["crawler"] = {
  label: "Crawler",
  everyone: "everyone without a group of its own",
  own: "a token of your own",
  control: "control token, fetches nothing itself",
  more: "More",
  headerBefore: "Read as",
  headerAfter: ", the token that a robots.txt names.",
  undo: "Undo",
};

/** English labels of the table of other crawlers. */
export const others: PageTexts["others"] = {
  title: "Other crawlers, same address",
  lead: (asked) =>
    `First those that are told something else than ${asked}. What the file says, not what a crawler does.`,
  caption: "Verdict for other crawlers, by purpose, differences first",
  filter: "Filter",
  show: "show",
  all: (amount) => `All ${n(amount)}`,
  onlyDifferent: "Only differences",
  crawler: "Crawler",
  operator: "Operator",
  verdict: "Verdict",
  against: (asked) => `Against ${asked}`,
  difference: "Difference",
  different: "different",
  decides: "Decided by",
  group: "Group",
  note: "Note",
  noMatch: "no rule matches",
  noGroup: "no group",
  counts: (different, same) =>
    [different > 0 ? `${n(different)} different` : "", same > 0 ? `${n(same)} the same` : ""]
      .filter((part) => part !== "")
      .join(", "),
  more: (amount, differing) =>
    differing ? `Show ${n(amount)} more` : `Show ${n(amount)} more, all the same`,
  showAll: (amount) => `Show all ${n(amount)} crawlers`,
  noneDiffer: (asked) => `All others are told the same as ${asked}.`,
  choose: (token) => `Test with ${token}`,
  control: "control token, fetches nothing itself",
  via: (token) => `via ${token}`,
  ignores: "does not follow it, says its operator",
  userTriggered: "does not always follow it, says its operator",
  respectUnknown: "not documented whether it follows it",
};

/** English labels of what is known about a crawler. */
export const about: PageTexts["about"] = {
  title: (token) => `About ${token}`,
  own: "A token of your own that is not in the registry. RFC 9309 is assumed: its own group, else the group *.",
  loading: "Loading the sources …",
  failed: "The sources could not be loaded. The verdict does not depend on them.",
  operator: "Operator",
  purpose: "Purpose",
  respects: "Follows robots.txt",
  respect: {
    yes: "yes, says its operator",
    no: "no, says its operator",
    "user-triggered-ignores": "not always: it fetches on behalf of users",
    unknown: "not documented",
  },
  fallback: "Second token",
  noFallback: "none, then * applies",
  star: "Group *",
  starYes: "applies when no group names it",
  starNo: "does not apply to it",
  crawlDelay: "Crawl-delay",
  delay: { honoured: "honoured", ignored: "ignored", unknown: "not documented" },
  statuses: "What fetch results mean to it",
  status: {
    "2xx": "2xx",
    "4xx": "4xx",
    "401": "401",
    "403": "403",
    "429": "429",
    "5xx": "5xx",
    network: "no answer",
  },
  inItsWords: "in the words of the source",
  documentation: "The operator’s documentation",
  sources: (date) => `Sources, read on ${date}`,
  retired: "retired",
};

/** English labels of what operators document. */
export const documented: PageTexts["documented"] = {
  title: "What operators document for this case",
  lead: "The verdict above is that of the standard. What operators document themselves stands here, in the words of the source. For all others the standard is assumed.",
  operator: "Operator",
  crawlers: "Crawlers",
  says: "What the source says",
  source: "Source",
  page: "Documentation",
  read: (date) => `read ${date}`,
  more: (amount) => `and ${n(amount)} more`,
};
