import type { CheckWords } from "./words.ts";

/** Words of `check` in English. */
export const check: CheckWords = {
  suiteMissing: () => ({
    title: "No suite was given",
    next: "Try: aushang check robots.suite.yaml. A first suite: aushang check --init --robots robots.txt",
  }),
  stdinTwice: () => ({
    title: "Standard input can be only one of them: a suite or the robots.txt",
    next: "Name a file for the others.",
  }),
  formatUnknown: (given, known) => ({
    title: `There is no format “${given}”`,
    next: `Choose one of: ${known}`,
  }),
  environmentUnknown: (given, suite, known) => ({
    title: `“${given}” is no environment of ${suite}`,
    next: known === "" ? "It has none. Leave --env out." : `It has: ${known}`,
  }),
  environmentNeeded: (suite, known) => ({
    title: `For which environment of ${suite} is this robots.txt?`,
    next: `Add --env with one of: ${known}`,
  }),
  sourceMissing: (suite) => ({
    title: `${suite} names no robots.txt`,
    next: "Write file or address into it, or add --robots or --live.",
  }),
  environmentWithoutSource: (environment, suite) =>
    `${suite} names no robots.txt for ${environment}; it is left out. Run it with --env ${environment} and --robots or --live.`,
  nothingAsked: (suite) => ({
    title: `Not one check of ${suite} could be asked`,
    next: "Checks of a status need a live site; checks with “in” need that environment.",
  }),
  initSource: () => ({
    title: "--init needs one robots.txt to write down",
    next: "Add --robots with a file, or --live with the address of a site.",
  }),
  initSuite: () => ({
    title: "--init reads no suite; it writes one",
    next: "Try: aushang check --init --robots robots.txt > robots.suite.yaml",
  }),
  initUnreadable: (robots) => `${robots} could not be read, so there is nothing to write down.`,
  column: { line: "Line", crawler: "Crawler", address: "Address", expected: "Expected" },
  andLine: (line) => (line === "none" ? "by no line" : `by line ${line}`),
  andGroup: (group) => (group === "none" ? "no group" : `group ${group}`),
  moreCrawlers: (count) => `and ${count} more`,
  moreDetails: (count) => `And ${count} more; --format json has all of them.`,
  progress: (done, total) => `Fetching robots.txt: ${done} of ${total} sites`,
};
