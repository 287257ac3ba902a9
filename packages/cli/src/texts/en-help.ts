import type { HelpWords } from "./catalogue.ts";
import { lintHelp } from "./lint/en-help.ts";
import { proofHelp } from "./proofs/en-help.ts";

/** Help pages in English. */
export const help: HelpWords = {
  about:
    "What a robots.txt really says: which crawler may fetch which address, which line decides, and why.",
  titles: {
    "Usage:": "Usage:",
    "Arguments:": "Arguments:",
    "Options:": "Options:",
    "Global Options:": "Options of every command:",
    "Commands:": "Commands:",
  },
  examples: "Examples:",
  values: {
    address: "address",
    search: "search",
    suite: "suite",
    format: "format",
    old: "old",
    new: "new",
    file: "file",
    sitemap: "sitemap",
    log: "log",
    pattern: "pattern",
    wish: "wish",
    mode: "mode",
    crawler: "crawler",
    source: "source",
    reading: "reading",
    text: "text",
    purpose: "purpose",
    number: "number",
    name: "name",
    level: "level",
    which: "which",
    language: "language",
  },
  default: "default",
  usage: { options: "[options]", command: "[command]" },
  help: "show this help",
  helpCommand: "show the help of a command",
  version: "show the version",
  lang: "language of the words: de, en or da (default: from the locale)",
  color: "colours, even when the output is no terminal",
  noColor: "no colours (so does NO_COLOR)",
  exitCodes: "Exit codes:",
  exits: {
    allowed: "every address is allowed",
    done: "the command did its work",
    disallowed: "at least one address is disallowed",
    clean: "no finding at or above the level of --fail-on",
    found: "at least one finding at or above that level",
    hold: "every check holds",
    fail: "at least one check does not hold",
    same: "no verdict changes: proven",
    changed: "at least one verdict changes",
    possible: "all wishes can be met",
    todo: "there is something to do, with --check",
    impossible: "the wishes cannot all be met",
    usage: "wrong use or bad input",
    unknown: "a robots.txt was unreachable, or a verdict is unknown",
  },
  commands: {
    ...proofHelp,
    lint: lintHelp,
    test: {
      summary: "may this crawler fetch this address, and which line decides?",
      about:
        "Fetches the robots.txt of the address (or takes the file you give) and shows the verdict, the line that decides and the reason.",
      arguments: {
        address: "address to test; - or none: standard input, one per line; @file: a list",
      },
      options: {
        as: "product token or User-Agent header; repeat it or separate tokens by commas",
        robots: "take this robots file: a file, an address, or - for standard input",
        reading: "how to read the file: rfc9309, google, 1996, 1994",
        json: "the result as JSON: one object, or one line each for several",
        all: "list all other crawlers and all matching rules",
        details: "with several results: the whole report for each",
        fresh: "fetch again, do not use an answer from the last minute",
        "user-agent": "send this User-Agent when fetching",
      },
      examples: [
        "one address, as Googlebot",
        "two crawlers, read as Google's parser reads",
        "a draft before it goes live",
        "many addresses, as JSON Lines",
      ],
    },
    decide: {
      summary: "answer JSON lines on standard input, one line each",
      about:
        'Reads one question per line, {"robots": "…", "agent": "Googlebot", "url": "https://…"}, and writes one answer per line in the same order. ' +
        'Also: "robotsBase64" for bytes, "agents" for several tokens, "reading", and "id", which comes back. A bad line gets {"error": …} in its place. The address is taken as it stands.',
      arguments: {},
      options: { reading: "reading for lines that name none: rfc9309, google, 1996, 1994" },
      examples: ["answer a file of questions"],
    },
    check: {
      summary: "hold a robots.txt to what you expect of it",
      about:
        "Runs suites of checks: this crawler, this address, open or blocked; or a whole site, proven for every address. On a file, a live site, or both; what a suite itself names, unless told.",
      arguments: {
        suite: "suite of checks, YAML or JSON; - or none: standard input",
      },
      options: {
        env: "only this environment of the suite; repeatable",
        robots: "take this robots.txt in place of the one that the suite names: a file, or -",
        live: "fetch the robots.txt of this site in place of the one that the suite names; repeatable",
        format: "how to show what came of it: pretty, tap, junit, json",
        init: "write a suite from what --robots or --live says today",
        "user-agent": "send this User-Agent when fetching",
      },
      examples: [
        "the file or site that the suite names",
        "a file, for a build server",
        "one environment, on a site of this moment",
        "a first suite, from what the file says today",
      ],
    },
    crawlers: {
      summary: "the crawlers that Aushang knows, with what is documented about them",
      about:
        "Lists the known crawlers. A search that finds one alone shows all that is documented about it.",
      arguments: { search: "part of a token or an operator, or a whole User-Agent header" },
      options: { json: "as JSON, with sources", purpose: "only crawlers for this purpose" },
      examples: ["all that is documented about one", "all that collect training data"],
    },
    serve: {
      summary: "serve the page and the HTTP interface",
      about: "Serves the page, by default for this machine alone, on http://127.0.0.1:9309.",
      arguments: {},
      options: {
        host: "address to listen on",
        port: "port to listen on; 0 takes a free one",
        "allow-address": "private address that may be fetched all the same; repeatable",
        "host-name": "name by which clients may address it, behind a proxy, say; repeatable",
        "trust-proxy": "proxy whose X-Forwarded-* headers are believed; repeatable",
        "user-agent": "send this User-Agent when fetching",
        "log-level": "what to log on standard error: silent, error, warn, info, debug",
      },
      examples: ["for this machine", "test a server on this machine too"],
    },
  },
};
