import { numbersIn } from "../numbers.ts";
import type { CompareTexts } from "./catalogue.ts";

const { n, count } = numbersIn("en");

/** English labels of the page that compares. */
export const compare: CompareTexts = {
  title: {
    start: "Compare two robots.txt files – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "What does a change really change?",
  lead: "Two files, compared as sets of all possible addresses: what opens, what closes, and the proof that nothing else does.",
  form: {
    title: "What to compare",
    by: "What differs",
    byWhat: { file: "Two files", crawler: "Two crawlers", reading: "Two readings" },
    theFile: "The file",
    crawler: { old: "One crawler", next: "The other crawler" },
    reading: { old: "One reading", next: "The other reading" },
    side: { old: "Old", next: "New" },
    source: { old: "Source of the old file", next: "Source of the new file" },
    kind: { live: "Live", draft: "Draft", file: "File" },
    address: { old: "Site of the old file", next: "Site of the new file" },
    text: { old: "Text of the old file", next: "Text of the new file" },
    file: { old: "The old file", next: "The new file" },
    read: "Read",
    again: "Read again",
    cancel: "Cancel",
    choose: "Choose a file",
    chooseOther: "Choose another file",
    drop: "or drop it here.",
    stays: "It stays in this browser.",
    cut: "Only its first 512,000 bytes are read, as crawlers do.",
    swap: "Swap",
    swapped: "Old and new are swapped.",
  },
  state: {
    missingTitle: "Choose two files",
    missing: "Live from a site, as a draft, or as a file from your disk.",
    missingSide: { old: "The old file is missing", next: "The new file is missing" },
    give: { old: "Choose the old one", next: "Choose the new one" },
    reading: { old: "Reading the old file", next: "Reading the new file" },
    notReadable: {
      old: "The old file cannot be compared",
      next: "The new file cannot be compared",
    },
    notReadableText:
      "Its rules are unknown, so nothing is said about what opens or closes. Read it again later, or paste it as a draft.",
    absent: { old: "Old: there is no file", next: "New: there is no file" },
    absentText: "Without a robots.txt nothing is blocked. It is compared as an empty file.",
    damagedTitle: "This link is damaged",
    damaged: "The texts in it cannot be read. Nothing was sent to us, so we cannot restore them.",
    workerTitle: "The comparison stopped",
    worker: "The part of the page that computes was cancelled, broke off or could not be loaded.",
  },
  tabs: { label: "Result", verdicts: "Verdicts", text: "Text" },
  crawlers: { more: (amount) => `and ${n(amount)} more` },
  verdicts: {
    sentence: (opened, closed, proven) => {
      if (opened + closed === 0)
        return proven ? "No verdict changes: proven" : "No change was found";
      const sets = (amount: number): string =>
        count(amount, "set of addresses", "sets of addresses");
      const opens = opened === 1 ? "opens" : "open";
      const closes = closed === 1 ? "closes" : "close";
      if (closed === 0) return `${sets(opened)} ${opens}, none closes`;
      if (opened === 0) return `${sets(closed)} ${closes}, none opens`;
      return `${sets(opened)} ${opens}, ${n(closed)} ${closes}`;
    },
    lede: (changed, crawlers, proven) => {
      const rest = proven
        ? "nothing else changes: proven."
        : "whether anything else changes is not proven.";
      if (changed > 0) return `For ${n(changed)} of ${n(crawlers)} crawlers; ${rest}`;
      return proven
        ? `For none of ${n(crawlers)} crawlers does any address get another answer.`
        : `For none of ${n(crawlers)} crawlers, but ${rest}`;
    },
    comparing: "Comparing",
    comparingText:
      "Large files with many wildcards take a while. Whoever goes on typing starts it anew.",
    caption: "What changes",
    captionNote:
      "Sets as patterns; the witness is a shortest address of the set, and both sides were asked about it.",
    columns: {
      change: "Change",
      addresses: "Addresses",
      witness: "Witness",
      verdict: "Verdict",
      decided: "Decided by",
    },
    direction: { opened: "Opened", closed: "Closed" },
    except: "except",
    and: "and",
    exceptLines: (old, next) => {
      const parts = [
        ...(old === null ? [] : [`old lines ${old}`]),
        ...(next === null ? [] : [`new lines ${next}`]),
      ];
      return `except what matches ${parts.join(" and ")}`;
    },
    line: { old: (line) => `old line ${n(line)}`, next: (line) => `new line ${n(line)}` },
    noRule: { old: "old: no rule", next: "new: no rule" },
    tryIt: {
      old: "test this address with the old file",
      next: "test this address with the new file",
    },
    counts: (opened, closed) =>
      [
        ...(opened > 0 ? [`${n(opened)} ${opened === 1 ? "opens" : "open"}`] : []),
        ...(closed > 0 ? [`${n(closed)} ${closed === 1 ? "closes" : "close"}`] : []),
      ].join(", "),
    applied: (old, next) => {
      if (old === next) return old === null ? "no group applies" : `group ${old}`;
      return `group ${old ?? "none"}, now ${next ?? "none"}`;
    },
    more: (next, all) => `Show ${n(next)} more of ${n(all)}`,
    nothingElseProven: "Nothing else changes: proven",
    nothingProven: "No verdict changes: proven",
    provenText:
      "Compared as sets of all possible addresses, not from samples; no limit was reached.",
    forAll: (crawlers) => `That holds for all ${n(crawlers)} crawlers asked about.`,
    unchanged: (crawlers) =>
      `For ${count(crawlers, "crawler", "crawlers")} nothing changes at all:`,
    unsettled: (crawlers) =>
      `For ${count(crawlers, "crawler", "crawlers")} no change was found, without proof that there is none:`,
    notProven: "Whether anything else changes is not proven",
    notProvenText:
      "What is listed really changes. A limit was reached, so the list may be incomplete:",
    nothingShared: "No crawler has a group in both files",
    nothingSharedText:
      "Where a file has no group for a crawler, everything is open to it. Each is compared with that.",
  },
  apart: {
    caption: "Where they differ",
    openFor: "Open for",
    sentence: (sets) =>
      sets === 1
        ? "1 set of addresses gets different verdicts"
        : `${n(sets)} sets of addresses get different verdicts`,
    lede: (old, next, opened, closed, proven) => {
      const parts = [
        ...(opened > 0 ? [`${n(opened)} open only for ${next}`] : []),
        ...(closed > 0 ? [`${n(closed)} open only for ${old}`] : []),
      ];
      const rest = proven
        ? "all else is the same: proven."
        : "whether all else is the same is not proven.";
      if (parts.length > 0) return `${parts.join(", ")}; ${rest}`;
      return proven
        ? `${old} and ${next} give every address the same verdict.`
        : `${old} and ${next}: ${rest}`;
    },
    only: (name) => `Only ${name}`,
    noRule: "no rule",
    tryIt: (name) => `test this address: ${name}`,
    nothingProven: "No address gets different verdicts: proven",
    nothingFound: "No difference was found",
    nothingElseProven: "All else is the same: proven",
    notProven: "Whether all else is the same is not proven",
    inUsualSpelling: (claim) => `${claim} (addresses in their usual spelling)`,
    otherSpellings:
      "Escapes that nobody needs, such as %62 for b, are left aside: there readings differ for nearly every file.",
  },
  text: {
    caption: "Both files, line by line",
    line: { old: "Old line", next: "New line" },
    removed: "removed",
    added: "added",
    differ: (removed, added) =>
      `${count(removed, "line", "lines")} removed, ${count(added, "line", "lines")} added`,
    same: "The same file twice",
    sameText: "Both sides are equal, byte for byte, so no verdict can change.",
    sameLines: "All lines are equal; the files differ in line ends or in what no crawler reads.",
    tooDifferent: "The files have too little in common to be laid side by side.",
    hidden: (amount) => `Show ${count(amount, "equal line", "equal lines")}`,
    more: (amount) => `Show ${count(amount, "more line", "more lines")}`,
  },
  actions: {
    copyLink: "Copy link",
    linkCopied: {
      live: "Link copied. It holds the addresses; the files are read anew when it is opened.",
      texts:
        "Link copied. It holds the texts. No server gets them, but whoever has the link can read them.",
    },
    linkTooLong:
      "The texts are too long for a link that every program accepts. Hand the files on instead.",
    copyMarkdown: "Copy as Markdown",
    markdownCopied: "Copied as Markdown, for a review comment.",
    toImpact: "What it means for a sitemap or log",
  },
};
