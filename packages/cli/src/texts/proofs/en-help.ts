import type { CommandHelp, ProofCommand } from "../catalogue.ts";

/** Help of the commands that prove something about all addresses, in English. */
export const proofHelp: Readonly<Record<ProofCommand, CommandHelp>> = {
  diff: {
    summary: "which addresses open and close from one robots.txt to another",
    about:
      "Compares two robots.txt files as sets of all possible addresses: what opens, what closes, for whom, by which lines, and the proof that nothing else does. Files are compared for all crawlers of the list, all that either file names, and everybody else.",
    arguments: {
      old: "the robots.txt before: a file, an address, or - for standard input",
      new: "the robots.txt after; left out with --against and --against-reading",
    },
    options: {
      as: "only these crawlers; repeat it or separate them by commas",
      reading: "how the files are read: rfc9309, google, 1996, 1994; repeatable",
      against: "compare what one file says to the crawler of --as and to this one",
      "against-reading": "compare what one file says in the reading of --reading and in this one",
      sitemap:
        "count what flips among the addresses of this sitemap: a file, an address, or -; repeatable",
      log: "count what flips among the requests of this access log: a file or -; repeatable",
      format: "how to show it: pretty, json, markdown (for a review), csv",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: [
      "what a change of the file opens and closes",
      "what a draft changes of the live file, as a comment for its review",
      "two crawlers",
      "two readings",
      "what a draft means for the addresses of a sitemap and the requests of a log",
    ],
  },
  explain: {
    summary: "what a robots.txt says to whom, and what each rule does",
    about:
      "Tells in a few sentences what the file says, then for each group what becomes of its rules: which decide, which never do and because of which, with proof; one address for each way in which the file decides; and what other readings make of it.",
    arguments: {
      file: "the robots.txt: a file, an address, - or none for standard input",
    },
    options: {
      as: "only the groups of these crawlers; repeat it or separate them by commas",
      reading: "how the file is read: rfc9309, google, 1996, 1994",
      sitemap:
        "which rules match and decide the addresses of this sitemap: a file, an address, or -; repeatable",
      log: "which rules match and decide the requests of this access log: a file or -; repeatable",
      all: "all groups, rules and addresses",
      json: "as JSON",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: [
      "a file of your own",
      "what applies to two crawlers on a live site",
      "which rules a sitemap and a log need",
    ],
  },
  pattern: {
    summary: "what a pattern matches, what it just misses, and why",
    about:
      "Says in a sentence which addresses a pattern matches, as a regular expression too, with examples and near misses, each asked of the matcher; and with --robots which rules of a file match some of the same addresses.",
    arguments: { pattern: "pattern of a rule, or the whole rule, in quotes" },
    options: {
      robots: "the rules that it touches in this file: a file, an address, or -",
      as: "with --robots: in the group of this crawler (default: *)",
      reading: "how the pattern is read: rfc9309, google, 1996, 1994",
      json: "as JSON",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: ["what it matches", "which rules of a file it would meet"],
  },
  why: {
    summary: "what came near to the other verdict, and what would flip it",
    about:
      "Tells for one address which rules came near and what kept them, and the smallest edits that flip its verdict, each with all that it changes besides, for this crawler and for others.",
    arguments: { address: "address to ask about" },
    options: {
      as: "product token or User-Agent header; repeat it or separate tokens by commas",
      robots: "take this robots.txt: a file, an address, or - for standard input",
      reading: "how the file is read: rfc9309, google, 1996, 1994",
      json: "as JSON, one line for each crawler",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: ["an address on a live site", "a file of your own, for another crawler"],
  },
  plan: {
    summary: "the lines that make a robots.txt say what you want",
    about:
      "Finds few lines to add, change or remove so that each wished verdict holds, and proves what else changes; or says why it cannot be. Writes nothing unless told.",
    arguments: { file: "the robots.txt: a file, an address, - or none for standard input" },
    options: {
      want: 'a wish, as in "Googlebot /help allowed"; repeatable',
      wants: "a file of wishes, one per line; - for standard input",
      reading: "how the file is read: rfc9309, google, 1996, 1994",
      write: "overwrite the file with the new one",
      output: "write the new one into this file, or - for standard output",
      json: "as JSON, with the edits",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: ["open one address for one crawler", "many wishes, and write the file"],
  },
  format: {
    summary: "write a robots.txt anew so that provably no verdict changes",
    about:
      "Tidies a file, brings its groups together or makes it as short as can be, and prints the new one. Every step is proven to change no verdict, for all crawlers and addresses; what would is left undone and told with an address for which it would.",
    arguments: { file: "the robots.txt: a file, an address, - or none for standard input" },
    options: {
      mode: "format (spelling and spacing), merge (also groups), minify (also leaves out what changes nothing)",
      reading: "readings in which no verdict may change; repeatable",
      write: "overwrite the file with the new one",
      check: "write nothing; list what would be done, and end with 1 if there is anything",
      output: "write the new one into this file, or - for standard output",
      json: "as JSON, with the edits",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: ["print the file, tidied", "make the file short, in place", "for a build server"],
  },
};
