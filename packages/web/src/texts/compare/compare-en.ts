import { numbersIn } from "../numbers.ts";
import type { CompareTexts } from "./catalogue.ts";

const { count } = numbersIn("en");

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
    worker: "The part of the page that computes could not be loaded or broke off.",
  },
  tabs: { label: "Result", verdicts: "Verdicts", text: "Text" },
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
  },
};
