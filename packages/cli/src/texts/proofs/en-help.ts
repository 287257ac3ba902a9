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
};
