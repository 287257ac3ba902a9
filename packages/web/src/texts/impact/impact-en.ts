import { numbersIn } from "../numbers.ts";
import type { ImpactTexts } from "./catalogue.ts";

const { n, count } = numbersIn("en");

/** English labels of the page on real addresses. */
export const impact: ImpactTexts = {
  title: {
    start: "What do the rules do to real addresses? – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "What do the rules do to real addresses?",
  lead: "Drop a sitemap or an access log: every address in it is judged under the present file and a draft. Nothing is sampled, and nothing is uploaded.",
  form: {
    title: "What is counted",
    present: "Present file",
    presentText: "Text of the present file",
    draft: "Draft",
    draftText: "Text of the draft",
    draftNote: "Leave it empty to see what the present file does.",
    source: "Where the present file comes from",
    kind: { draft: "Text", live: "Live" },
    choose: "Open a file",
    stays: "It stays in this browser.",
    site: "Site of the present file",
    siteNote: "Our server reads its robots.txt, once, and nothing else.",
    read: "Read",
    again: "Read again",
    cancel: "Cancel",
    addresses: "Real addresses",
    files: "Sitemaps and logs",
    drop: "or drop them here.",
    kinds:
      "Sitemaps (XML or a list of addresses) and access logs (combined, JSON lines, Cloudflare), also packed as .gz, of any size. They are read in this browser and never leave it.",
    chosen: "Chosen files",
    remove: (name) => `Remove ${name}`,
    count: "Count",
    countAgain: "Count again",
  },
  state: {
    noFile: "Which robots.txt?",
    noFileText: "Paste or drop the present file, or read the live one.",
    giveFile: "Give the file",
    noAddresses: "Which addresses?",
    noAddressesText:
      "A sitemap says which pages there are, an access log which ones crawlers really fetch.",
    chooseAddresses: "Choose sitemaps or logs",
    ready: "Ready to count",
    readyText: (bytes) => `${bytes} are read in this browser.`,
    reading: "Reading robots.txt",
    notReadable: "The present file cannot be judged by",
    notReadableText:
      "Its rules are unknown, so nothing is said about what they do. Read it again later, or paste it as text.",
    absent: "There is no robots.txt there, so nothing is blocked now.",
    counting: (name) => `Counting ${name}`,
    progress: (read, all, percent) => `${read} of ${all} read, ${percent}`,
    cancelled: "Cancelled",
    cancelledText: "Nothing of what was counted so far is shown: it would be a sample.",
    stoppedTitle: "The counting stopped",
    stopped: "The part of the page that computes broke off or could not be loaded.",
    damagedTitle: "This link is damaged",
    damaged: "The texts in it cannot be read. Nothing was sent to us, so we cannot restore them.",
    changed: "The fields above have changed since. Count again to see what that does.",
    partly: "Not everything could be read",
    partlyText: "The numbers below are of what could be read.",
  },
  files: {
    title: "Files that were read",
    index: (amount) =>
      `An index of ${count(amount, "sitemap", "sitemaps")}. Nothing is fetched: drop those as well.`,
    unreadable:
      "The browser cannot read this file. It may have been moved or changed: choose it again.",
    sitemap: "Sitemap",
    addresses: (amount) => count(amount, "address", "addresses"),
    lines: (amount) => count(amount, "line", "lines"),
    badEntries: (amount) =>
      `${count(amount, "entry", "entries")} passed over: no whole http or https address`,
    badLine: (line) => `line ${n(line)}`,
    show: "Show them",
  },
  result: {
    list: "Addresses of sitemaps",
    requests: "Requests of logs",
    origin: (origin) => `judged for ${origin}`,
    flips: "What flips",
    flipsNote:
      "By shape of address and deciding lines, the most first. Every address was judged; the examples are real ones.",
    columns: { change: "Change", decided: "Decided by", rule: "Rule", line: "Line" },
    line: {
      present: (line) => `present line ${n(line)}`,
      draft: (line) => `draft line ${n(line)}`,
    },
    noRule: { present: "present: no rule", draft: "draft: no rule" },
    rest: (amount) => `${amount} more, of other shapes`,
    test: "test this address",
    blocked: (blocked, all) => `now ${n(blocked)} of ${n(all)} blocked`,
    rulesNote:
      "How much each rule matches, and how much of that it decides. What it matches and does not decide, a longer rule decides.",
    side: { present: "Present file", draft: "Draft" },
    noRules: "No rule applies to them: everything is open.",
    unusedNote:
      "None of these addresses is matched by them. That is no proof that they are needless: other addresses may be.",
    fetches: "Fetches",
    others: "Other requests",
    habit: "Habit",
    crawlers: (amount) => count(amount, "crawler", "crawlers"),
    more: (amount) => `Show ${n(amount)} more`,
    notJudged: "Who and what that is",
    csv: "Save as CSV",
    json: "Save as JSON",
  },
  actions: {
    copyLink: "Copy link",
    linkCopied: "Link copied. It holds the robots files, no addresses. No server gets the texts.",
    linkTooLong: "The files are too long for a link that every program accepts.",
  },
};
