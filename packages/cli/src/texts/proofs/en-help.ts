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
      format: "how to show it: pretty, json, markdown (for a review), csv",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: [
      "what a change of the file opens and closes",
      "what a draft changes of the live file, as a comment for its review",
      "two crawlers",
      "two readings",
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
      all: "all groups, rules and addresses",
      json: "as JSON",
      "user-agent": "send this User-Agent when fetching",
    },
    examples: ["a file of your own", "what applies to two crawlers on a live site"],
  },
};
