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
