import type { Language } from "@aushang/engine/texts";
import type { LineProblem } from "../decide/question.ts";
import type { CheckWords } from "./check/words.ts";
import type { LintWords } from "./lint/words.ts";
import type { ProofWords } from "./proofs/words.ts";

/** A message about wrong use or bad input: what is wrong, and what to do next. */
export interface Message {
  readonly title: string;
  readonly next: string;
}

/** Words of a command's help. Options and arguments are keyed by their name without dashes. */
export interface CommandHelp {
  readonly summary: string;
  readonly about: string;
  readonly arguments: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
  /** A word on each example command, in the order in which the program lists them. */
  readonly examples: readonly string[];
}

/** What an exit code can say: 0 is `allowed` for `test` and `done` for the others. */
export type Exit =
  | "allowed"
  | "done"
  | "disallowed"
  | "clean"
  | "found"
  | "hold"
  | "fail"
  | "same"
  | "changed"
  | "possible"
  | "todo"
  | "impossible"
  | "usage"
  | "unknown";

/** Names of the commands. */
export type CommandName =
  | "test"
  | "decide"
  | "lint"
  | ProofCommand
  | "check"
  | "crawlers"
  | "serve";

/** Names of the commands that prove something about all addresses. */
export type ProofCommand = "diff" | "explain" | "pattern" | "why" | "plan" | "format";

/** Words of help pages in general. */
export interface HelpWords {
  readonly about: string;
  /** Keyed by commander's own titles. */
  readonly titles: Readonly<
    Record<"Usage:" | "Arguments:" | "Options:" | "Global Options:" | "Commands:", string>
  >;
  /** Names that stand for what is to be filled in, keyed by those of the program: `<crawler>`, `[address...]`. */
  readonly values: Readonly<
    Record<
      | "address"
      | "search"
      | "suite"
      | "format"
      | "old"
      | "new"
      | "file"
      | "sitemap"
      | "log"
      | "pattern"
      | "wish"
      | "mode"
      | "crawler"
      | "source"
      | "reading"
      | "text"
      | "purpose"
      | "number"
      | "name"
      | "level"
      | "which"
      | "language",
      string
    >
  >;
  readonly examples: string;
  readonly default: string;
  readonly usage: { readonly options: string; readonly command: string };
  readonly help: string;
  readonly helpCommand: string;
  readonly version: string;
  readonly lang: string;
  readonly color: string;
  readonly noColor: string;
  readonly exitCodes: string;
  readonly exits: Readonly<Record<Exit, string>>;
  readonly commands: Readonly<Record<CommandName, CommandHelp>>;
}

/** Wrong use of the command line. */
export interface UsageWords {
  readonly unknownCommand: (name: string, nearest: string | null) => Message;
  /** An address stands where a command is expected. */
  readonly addressForCommand: (address: string) => Message;
  readonly unknownOption: (flag: string, nearest: string | null, command: string) => Message;
  readonly valueMissing: (option: string, command: string) => Message;
  readonly tooManyArguments: (command: string) => Message;
  readonly tooManyForDecide: (given: string) => Message;
  readonly other: (detail: string) => Message;
  readonly languageUnknown: (given: string) => Message;
  readonly userAgentInvalid: () => Message;
  readonly proxyInvalid: (variable: string) => Message;
  readonly stdinTwice: () => Message;
  readonly addressMissing: () => Message;
  readonly listEmpty: (name: string) => Message;
  /** An image, an archive, or text in UTF-16 was given as a list of addresses. */
  readonly listNoText: (name: string) => Message;
  readonly lineNotUtf8: () => Message;
  /** A crawler's name stands where an address is expected. */
  readonly crawlerAsAddress: (token: string) => Message;
  readonly robotsAddressPlain: (given: string) => Message;
  readonly purposeUnknown: (given: string, known: string) => Message;
  readonly portInvalid: (given: string) => Message;
  readonly allowInvalid: (given: string) => Message;
  readonly hostNameInvalid: (given: string) => Message;
  readonly trustProxyInvalid: (given: string) => Message;
  readonly logLevelUnknown: (given: string, known: string) => Message;
  /** `free` is a port that may be tried instead. */
  readonly portTaken: (host: string, port: number, free: number) => Message;
  readonly portForbidden: (port: number) => Message;
  readonly hostUnavailable: (host: string) => Message;
  readonly inputFailed: (detail: string) => Message;
  readonly outputFailed: (detail: string) => Message;
  readonly unexpected: (detail: string) => Message;
  /** Where a bad address stood: a list and its line. */
  readonly place: (list: string, line: number) => string;
  readonly standardInput: string;
  /** `shown` is the number as the language writes it. */
  readonly morePlaces: (count: number, shown: string) => string;
}

/** Words of `test` beside those of the engine. */
export interface TestWords {
  /** "Blocked for Googlebot". */
  readonly verdictFor: (verdict: string, token: string) => string;
  readonly reading: string;
  readonly given: (name: string) => string;
  readonly givenAddress: (address: string) => string;
  readonly noAnswer: string;
  readonly heading: Readonly<
    Record<"why" | "file" | "rules" | "readings" | "notes" | "others", string>
  >;
  readonly column: Readonly<
    Record<"line" | "rule" | "octets" | "why" | "verdict" | "crawler" | "address" | "group", string>
  >;
  /** `shown` is the number as the language writes it. */
  readonly gap: (lines: number, shown: string) => string;
  readonly decides: string;
  readonly next: string;
  readonly noLine: string;
  readonly moreRules: (count: string) => string;
  /** `same` crawlers get the same verdict as the one asked about. */
  readonly othersSame: (same: number, total: number) => string;
  readonly othersAll: string;
  readonly noGroup: string;
  readonly noOwnAgent: string;
  readonly tally: (count: string, verdict: string) => string;
  readonly details: string;
  readonly fromHeader: (token: string) => string;
  readonly ownToken: (token: string) => string;
  readonly didYouMean: (nearest: string) => string;
  readonly progress: (done: number, total: number) => string;
}

/** Words of `crawlers`. */
export interface CrawlersWords {
  readonly column: Readonly<
    Record<"token" | "operator" | "purpose" | "fallback" | "star" | "respects", string>
  >;
  readonly star: Readonly<Record<"yes" | "no" | "unknown", string>>;
  readonly respects: Readonly<Record<"yes" | "no" | "user-triggered-ignores" | "unknown", string>>;
  readonly count: (shown: number, total: number) => string;
  readonly noneFound: (search: string, nearest: string | null) => string;
  readonly fact: Readonly<
    Record<
      | "aliases"
      | "header"
      | "respectsNotes"
      | "crawlDelay"
      | "size"
      | "wildcards"
      | "directives"
      | "source"
      | "read"
      | "notes"
      | "controlOnly"
      | "retired",
      string
    > & {
      /** What the crawler makes of an answer to its request for the file: "404", "5xx", "network". */
      readonly status: (status: string) => string;
    }
  >;
  readonly crawlDelay: Readonly<Record<"honoured" | "ignored" | "unknown", string>>;
  readonly yes: string;
  readonly no: string;
}

/** Words of `serve`. */
export interface ServeWords {
  readonly ready: (address: string) => string;
  readonly howToStop: string;
  readonly reachable: (host: string) => string;
  readonly stopping: string;
}

/** All words of the command line itself in one language. Verdicts, reasons and problems come from the engine's texts. */
export interface Words {
  readonly language: Language;
  readonly help: HelpWords;
  readonly usage: UsageWords;
  readonly test: TestWords;
  readonly crawlers: CrawlersWords;
  readonly serve: ServeWords;
  readonly check: CheckWords;
  readonly lint: LintWords;
  readonly proofs: ProofWords;
  /** `detail` is the kind of value that was found, or the JSON parser's own message. */
  readonly badLine: Readonly<
    Record<LineProblem, (detail: string) => { readonly what: string; readonly why: string }>
  >;
}
