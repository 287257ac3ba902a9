import { code, say } from "@aushang/engine/texts";
import { numbersIn } from "./numbers.ts";
import type { ProofWords } from "./words.ts";

const { count, number } = numbersIn("en");

const groupIn = (group: string | null): string => group ?? "none";

/** English words of the commands that prove something about all addresses. */
export const proofs: ProofWords = {
  source: {
    notRead: (address, why) => ({
      title: `${address}: ${why}`,
      next: "Its rules are unknown, so nothing is said about it. Try again later, or give a file.",
    }),
    stdinTwice: () => ({
      title: "Standard input can stand for one thing only",
      next: "Name files for the others.",
    }),
    formatUnknown: (given, known) => ({
      title: `There is no format “${given}”`,
      next: `Choose one of: ${known}`,
    }),
    fileMissing: (example) => ({ title: "No robots.txt was given", next: `Try: ${example}` }),
    absent: "there is no file, so nothing is blocked",
  },
  diff: {
    secondMissing: () => ({
      title: "With what is it to be compared?",
      next: "Name a second robots.txt, or add --against with a crawler or --against-reading with a reading.",
    }),
    againstFiles: (option) => ({
      title: `${option} compares within one file, and two were given`,
      next: `Leave out the second file, or ${option}.`,
    }),
    againstBoth: () => ({
      title: "Crawlers and readings cannot be compared at once",
      next: "Leave out --against or --against-reading.",
    }),
    againstOne: (option) => ({
      title: `${option} is compared with one other, and several were given`,
      next: `Give one value to ${option === "--against" ? "--as" : "--reading"}.`,
    }),
    againstSame: (option, value) => ({
      title: `${value} would be compared with itself`,
      next: `Give another value to ${option}.`,
    }),
    side: { old: "old", new: "new", file: "file" },
    example: "such as",
    before: "before",
    now: "now",
    everyCrawler: "all crawlers",
    groups: (old, next) =>
      old === next
        ? old === null
          ? "no group"
          : `group ${old}`
        : `group ${groupIn(old)}, now ${groupIn(next)}`,
    unchanged: (crawlers) =>
      `For ${count(crawlers, "other crawler", "other crawlers")} nothing changes: proven.`,
    unsettled: (crawlers) =>
      `For ${count(crawlers, "other crawler", "other crawlers")} no change was found, without proof.`,
    moreChanges: (changes) =>
      `And ${count(changes, "more set", "more sets")} of addresses; --format json has all of them.`,
    moreLimits: (limits) => `And ${count(limits, "more limit", "more limits")}.`,
    nothingShared:
      "No crawler has a group in both files. Where a file has none for a crawler, everything is open to it.",
    apart: {
      summary: (sets, proven, old, next) => {
        if (sets > 0)
          return [
            `${old} and ${next} differ on ${count(sets, "set of addresses", "sets of addresses")}.`,
          ];
        return proven
          ? [`${old} and ${next} give every address the same verdict.`]
          : ["No difference was found, but not everything is proven."];
      },
      only: (name) => `open for ${name} only`,
      nothingElse: ["All else is the same, for any address: proven."],
      notProven: ["Not proven: they may differ on more than is listed."],
      openFor: "Open for",
      lineFor: (name) => `Line for ${name}`,
    },
  },
  spelling: {
    alike: (old, next) => [
      `${old} and ${next} give every address in its usual spelling the same verdict.`,
    ],
    proven: ["Proven for all of them."],
    nothingElse: ["All else is the same, for any address in its usual spelling: proven."],
    aside: say`Left aside are escapes that nobody needs, such as ${code("%62")} for ${code("b")}: there readings differ for nearly every file.`,
  },
  explain: {
    heading: {
      representatives: "One address for each way the file decides",
      readings: "Other readings",
      withoutEffect: "Lines without effect",
    },
    column: { effect: "What it does", openFor: "Open for", blockedFor: "Blocked for" },
    noRules: "no rule in force, so everything is open",
    effect: {
      decides: "decides, such as",
      redundant: (witness) => `redundant: nothing changes without it (decides ${witness})`,
      repeat: (lines) => `never decides: the same as ${lines}`,
      covered: (lines) => `never decides: ${lines} always win`,
      noAddress: "never decides: no address can match it",
      unproven: "whether it decides anything is not proven",
    },
    more: (left) => `and ${number(left)} more; --all shows them`,
    notAllWays: "There may be more ways: a limit was reached.",
    readsAlike: (reading) =>
      `${reading}: the same verdict for every address in its usual spelling, proven.`,
    readsOtherwise: (reading, sets) =>
      `${reading}: another verdict on ${count(sets, "set of addresses", "sets of addresses")}, such as`,
    notCompared: (reading) => `${reading}: no difference was found, but not everything is proven.`,
  },
  pattern: {
    missing: () => ({
      title: "No pattern was given",
      next: "Try: aushang pattern '/*.pdf$' (in quotes, so that the shell leaves * and $ alone)",
    }),
  },
  why: {
    addressMissing: () => ({
      title: "No address was given",
      next: "Try: aushang why https://example.com/help",
    }),
    notKnown: "The rules are unknown, so nothing can be said about what would flip the verdict.",
    moreEdits: (left) => `And ${number(left)} more; --json has all of them.`,
    alsoFor: (crawler, others) =>
      say`What changes for ${crawler} changes for ${others} as well: without a group of their own they go by the same one.`,
  },
  plan: {
    wishMissing: () => ({
      title: "What is wanted?",
      next: 'Add --want "Googlebot /help allowed", or --wants with a file of such lines.',
    }),
    wishUnclear: (given) => ({
      title: `“${given}” is no wish`,
      next: "Write crawler, address and verdict, as in: Googlebot /help allowed",
    }),
    verdictUnknown: (given) => ({
      title: `“${given}” is no verdict`,
      next: "Write allowed or disallowed.",
    }),
  },
  format: {
    modeUnknown: (given, known) => ({
      title: `There is no mode “${given}”`,
      next: `Choose one of: ${known}`,
    }),
    checkWrites: () => ({
      title: "--check writes nothing",
      next: "Leave out --check, or --write and --output.",
    }),
    jsonAndFile: () => ({
      title: "Standard output cannot hold both the file and the JSON",
      next: "Give --output a file name, or leave out --json.",
    }),
    wholeFile: "whole file",
    moreLeft: (left) => `And ${number(left)} more; --json has all of them.`,
  },
  file: {
    writeAndOutput: () => ({
      title: "--write and --output name two places for the new file",
      next: "Leave one of them out.",
    }),
    writeWhere: () => ({
      title: "--write can only overwrite a file",
      next: "Use --output with the name of a new file.",
    }),
    tooLong: (name) => ({
      title: `${name} is longer than 512,000 bytes, and no crawler reads what lies behind`,
      next: "Shorten the file first: written anew, its end would be lost.",
    }),
    exists: (path) => ({
      title: `“${path}” is there already`,
      next: "Name a new file, or use --write to overwrite the robots.txt itself.",
    }),
    notWritten: (path, detail) => ({
      title: `“${path}” could not be written: ${detail}`,
      next: "Check the folder and its rights. The old file is as it was.",
    }),
    written: (path) => `Written: ${path}`,
  },
  impact: {
    notFetched: (address, why) => ({
      title: `${address}: ${why}`,
      next: "Nothing of this sitemap is counted. Check its address, or try again later.",
    }),
    onlyFiles: () => ({
      title: "--sitemap and --log are for two files",
      next: "Leave out --against and --against-reading.",
    }),
    oneReading: () => ({
      title: "--sitemap and --log take one reading",
      next: "Give one value to --reading.",
    }),
    readingSitemap: (name, done, total) =>
      `Reading sitemap ${number(done)} of ${number(total)}: ${name}`,
    readingLog: (name, size) => `Reading ${name}: ${size}`,
  },
};
