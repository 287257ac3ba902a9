import type { PatternTexts } from "./catalogue.ts";

/** English labels of the page that explains a pattern. */
export const pattern: PatternTexts = {
  title: {
    start: "What does a pattern match? – Aushang",
    result: (pattern) => `${pattern} – what it matches – Aushang`,
  },
  heading: "What does this pattern match?",
  lead: "In a sentence, as a regular expression, with addresses that it matches and others that it just misses.",
  form: {
    title: "The pattern",
    kind: "Directive",
    pattern: "Pattern",
    file: "Compare it with the rules of a file",
    fileNote: "The file is read in this browser and sent nowhere.",
    robots: "Text of the file",
  },
  start: { title: "Patterns that people meet", note: "press one to see what it says" },
  explaining: "Looking at the pattern",
  cancel: "Cancel",
  stoppedTitle: "The explanation stopped",
  stopped: "The part of the page that computes was cancelled, broke off or could not be loaded.",
  noEffect: "A rule with this pattern has no effect",
  reads: "Read as",
  compared: "Compared as",
  copyExpression: "Copy",
  expressionCopied: "Regular expression copied.",
  expressionNote:
    "For JavaScript with the flag s, over path and query. For reading; the rules are not matched with it.",
  worthKnowing: "Worth knowing",
  columns: {
    address: "Address",
    shows: "What it shows",
    why: "Why it is not matched",
    rule: "Rule",
  },
  noMisses: "There is no address close by that it misses.",
  test: (address) => `Test ${address} with this rule`,
  overlapsLead: (crawler) =>
    `Rules of the file that apply to ${crawler} and match some of the same addresses.`,
  noFile: "Give a file above, and the rules that this pattern touches stand here.",
  noGroup: (crawler) => `No group of the file applies to ${crawler}.`,
  copyLink: "Copy link",
  linkCopied:
    "Link copied. It holds the pattern, and the file if there is one. No server gets the file.",
  linkTooLong:
    "The file is too long for a link that every program accepts. Hand the file on instead.",
};
