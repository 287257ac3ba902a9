import { numbersIn } from "../numbers.ts";
import type { TestsTexts } from "./catalogue.ts";

const { n, count } = numbersIn("en");

/** English labels of the page that checks. */
export const tests: TestsTexts = {
  title: {
    start: "Does a robots.txt say what it should? – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Does this robots.txt say what it should?",
  lead: "Write down what must hold, and see at once what does not, why, and which line mends it.",
  form: {
    title: "What is checked",
    by: "How it is written down",
    byWhat: { suite: "Suite", rows: "Rows" },
    expected: "What must hold",
    suite: "Text of the suite",
    suiteNote: "YAML or JSON, as for aushang check. It stays in this browser.",
    choose: "Open a file",
    save: "Save",
    copy: "Copy",
    copied: "Suite copied.",
    write: "Write a suite from this file",
    writing: "Writing the suite",
    written: "This is what the file says today. Keep what must stay so.",
    writtenPart:
      "This is what the file says today. Not every rule is covered: the suite says where.",
    undo: "Undo",
    rowsCaption: "Addresses and what must hold for them",
    rowAddress: (row) => `Address, row ${n(row)}`,
    rowCrawler: (row) => `Crawler, row ${n(row)}`,
    rowExpect: (row) => `Wanted, row ${n(row)}`,
    rowRemove: (row) => `Remove row ${n(row)}`,
    addRow: "Add a row",
    toSuite: "Turn into a suite",
    notAddress: "Neither an address nor a path. Write /path, or https://shop.example/path.",
    file: "What is held to it",
    source: "Where the robots.txt comes from",
    draft: "Draft",
    live: "Live",
    robots: "Text of the robots.txt",
    draftNote: "Not live. Nothing leaves this browser.",
    tester: "Open in the tester",
    site: "Site",
    siteNote: "Leave it empty to read the sites that are named on the left.",
    read: "Read and check",
    again: "Read again",
    cancel: "Cancel",
    environment: "Environment",
    allEnvironments: "all that name a site",
    tooMany: "Only the first 100 rows are kept.",
  },
  start: {
    title: "Nothing to check yet",
    text: "Paste a suite or fill in rows on the left, and give a file on the right. With a file alone, a suite can be written from it.",
    example: "Show an example",
  },
  state: {
    nothingExpected: "What must hold?",
    nothingExpectedText:
      "There is a file, but nothing to hold it to. Paste a suite, fill in a row, or let a suite be written from the file.",
    giveExpected: "Write it down",
    noFile: "No file to hold to it",
    noFileText: "Paste or drop a robots.txt, or read the live one.",
    giveFile: "Give the file",
    notRead: "Not read yet",
    notReadText: (sites) =>
      sites === 1
        ? "The robots.txt of one site is needed. Our server reads it once."
        : `The robots.txt of ${n(sites)} sites is needed. Our server reads each once.`,
    noSite: "Which site?",
    noSiteText: "Nothing that is written down names a site. Name it on the right.",
    siteless: (environments) => `Not checked, because no site is named: ${environments}.`,
    reading: "Reading robots.txt",
    checking: "Checking",
    stoppedTitle: "The check stopped",
    stopped: "The part of the page that computes was cancelled, broke off or could not be loaded.",
    damagedTitle: "This link is damaged",
    damaged: "What it holds cannot be read. Nothing was sent to us, so we cannot restore it.",
    nothingAsked: "Nothing could be asked",
  },
  problems: {
    title: (amount) =>
      amount === 1 ? "The suite has a mistake" : `The suite has ${n(amount)} mistakes`,
    place: (line, column) => `line ${n(line)}, column ${n(column)}`,
    more: (amount) => `and ${n(amount)} more`,
  },
  result: {
    sentence: ({ passed, failed, notReadable }) => {
      const all = passed + failed + notReadable;
      if (all === 0) return "Nothing could be asked";
      if (failed > 0) {
        return `${n(failed)} of ${count(all, "check", "checks")} ${failed === 1 ? "does" : "do"} not hold`;
      }
      if (notReadable > 0) {
        return `${n(notReadable)} of ${count(all, "check", "checks")} could not be read`;
      }
      return all === 1 ? "The check holds" : `All ${n(all)} checks hold`;
    },
    columns: {
      state: "Result",
      crawler: "Crawler",
      address: "Address",
      expected: "Expected",
      found: "Found",
      at: "Written in",
    },
    group: {
      passed: "Holds",
      failed: "Does not hold",
      "not-readable": "Not readable",
      skipped: "Not asked",
    },
    line: (line) => `line ${n(line)}`,
    row: (row) => `row ${n(row)}`,
    byNoLine: "no rule",
    noFileRules: "only because there are no rules",
    appliedGroup: (token) => `group ${token}`,
    noGroup: "no group",
    toLine: "show this line",
    test: "test this address",
    steps: "Why",
    more: (next, all) => `Show ${n(next)} more of ${n(all)}`,
    notListed: (amount) => `${n(amount)} more are counted, but not listed.`,
    live: "live",
    draft: "draft, not live",
    environment: (name) => `environment ${name}`,
  },
  plan: {
    button: "Make it so",
    about: (unmet, kept) =>
      `Lines that make ${unmet === 1 ? "this" : `these ${n(unmet)}`} hold${kept === 0 ? "" : `, while ${kept === 1 ? "the one" : `the ${n(kept)}`} that ${kept === 1 ? "holds" : "hold"} today ${kept === 1 ? "stays" : "stay"} so`}.`,
    left: (amount) =>
      `${count(amount, "check that does not hold is", "checks that do not hold are")} no part of it: about a whole site, a line, a group or another reading, or beyond the first 200.`,
    planning: "Looking for the lines",
    put: "Put into the draft",
    done: "The lines are in the draft.",
    compare: "See the whole difference",
    wishes: "The wishes",
    wish: (crawler, verdict) => `${verdict} for ${crawler}`,
    added: "added",
    removed: "removed",
    stoppedTitle: "The search stopped",
  },
  actions: {
    copyLink: "Copy link",
    linkCopied:
      "Link copied. It holds what is expected, and the draft if there is one. No server gets any of it.",
    linkTooLong: "Too long for a link that every program accepts. Save the suite instead.",
  },
};
