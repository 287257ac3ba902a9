import type { Words } from "./catalogue.ts";
import { check } from "./check/en.ts";
import { badLine } from "./en-decide.ts";
import { help } from "./en-help.ts";
import { usage } from "./en-usage.ts";
import { lint } from "./lint/en.ts";
import { proofs } from "./proofs/en.ts";

/** The command line in English. */
export const words: Words = {
  language: "en",
  help,
  usage,
  badLine,
  check,
  lint,
  proofs,
  test: {
    verdictFor: (verdict, token) => `${verdict} for ${token}`,
    reading: "Reading",
    given: (name) => `given file ${name}`,
    givenAddress: (address) => `given address ${address}`,
    noAnswer: "no answer",
    heading: {
      why: "Why",
      file: "The lines that matter",
      rules: "Rules that match",
      readings: "Read differently",
      notes: "Worth knowing",
      others: "Other crawlers",
    },
    column: {
      line: "Line",
      rule: "Rule",
      octets: "Octets",
      why: "Why",
      verdict: "Verdict",
      crawler: "Crawler",
      address: "Address",
      group: "Group",
    },
    gap: (lines, shown) => (lines === 1 ? "1 line" : `${shown} lines`),
    decides: "decides",
    next: "Next:",
    noLine: "no line",
    moreRules: (count) => `${count} more rules match; --all lists them.`,
    othersSame: (same, total) =>
      same === total
        ? `All ${total} other crawlers of the list get the same verdict.`
        : `${same} of ${total} get the same verdict. These do not:`,
    othersAll: "--all lists every crawler.",
    noGroup: "no group",
    noOwnAgent: "word in the file only",
    tally: (count, verdict) => `${count} ${verdict}`,
    details: "--details gives the whole report on each.",
    fromHeader: (token) => `The User-Agent header names the product token ${token}.`,
    ownToken: (token) =>
      `${token} is not in the list of crawlers; it is tested as a token of its own.`,
    didYouMean: (nearest) => `Did you mean ${nearest}?`,
    progress: (done, total) => `Fetching robots.txt: ${done} of ${total} origins`,
  },
  crawlers: {
    column: {
      token: "Token",
      operator: "Operator",
      purpose: "Purpose",
      fallback: "Then tries",
      star: "Obeys *",
      respects: "Follows robots.txt",
    },
    star: { yes: "yes", no: "no", unknown: "not documented" },
    respects: {
      yes: "yes",
      no: "no",
      "user-triggered-ignores": "not for a user's request",
      unknown: "not documented",
    },
    count: (shown, total) =>
      shown === total ? `${total} crawlers` : `${shown} of ${total} crawlers`,
    noneFound: (search, nearest) =>
      `No crawler matches “${search}”. ${nearest ? `Did you mean ${nearest}?` : "aushang crawlers lists all of them."}`,
    fact: {
      aliases: "Also called",
      header: "User-Agent header contains",
      crawlDelay: "Crawl-delay",
      respectsNotes: "On robots.txt",
      status: (status) => (status === "network" ? "Without an answer" : `On ${status}`),
      size: "Reads at most",
      wildcards: "Knows * and $",
      directives: "Other directives",
      source: "Source",
      read: "Read on",
      notes: "Notes",
      controlOnly: "A word in the file only: nothing fetches under this name",
      retired: "Retired",
    },
    crawlDelay: { honoured: "followed", ignored: "ignored", unknown: "not documented" },
    yes: "yes",
    no: "no",
  },
  serve: {
    ready: (address) => `Aushang is ready: ${address}`,
    howToStop: "Ctrl+C stops it.",
    reachable: (host) =>
      `Listening on ${host}: others on the network can reach this page. It fetches addresses on their behalf; private ones are refused.`,
    stopping: "Stopping: open requests are finished first.",
  },
};
