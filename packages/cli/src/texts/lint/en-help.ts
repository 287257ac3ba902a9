import type { CommandHelp } from "../catalogue.ts";

/** Help of `lint` in English. */
export const lintHelp: CommandHelp = {
  summary: "what is wrong with a robots.txt, for whom, and how to fix it",
  about:
    "Finds lines that crawlers skip or misread, and rules that do not do what they seem to: each with its place, the reason, who is affected, and a fix where there is one. Of a website the way its file is served is checked too. Levels, ignored rules and profiles: in aushang.config.json, found from the folder of the file upwards.",
  arguments: {
    file: "robots.txt: a file, a pattern such as **/robots.txt, an address; - or none: standard input",
  },
  options: {
    format: "how to show what was found: pretty, json, sarif, github, junit",
    fix: "write the fixes that are proven to change no verdict; --fix=all: all others too, after showing their effect. Standard input is printed",
    "fail-on": "end with 1 from this level on: error, warning, info, never",
    config: "take this configuration, and look for no other",
    "user-agent": "send this User-Agent when fetching",
  },
  examples: [
    "a file of your own",
    "the live file of a website, and how it is served",
    "make the fixes that change no verdict",
    "many files, for a build server",
  ],
};
