import { EXIT, type ExitCode } from "./exit.ts";
import type { Session } from "./session.ts";
import type { CommandName, Exit } from "./texts/catalogue.ts";

/** What a command does with what was typed. */
export type Action = (
  session: Session,
  given: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => Promise<ExitCode>;

/** The form of a command; its words come from the catalogue. */
export interface Form {
  /** As in `[address...]`. */
  readonly arguments?: readonly string[];
  /** Flags as commander writes them; `many` may be repeated. */
  readonly options: readonly { readonly flags: string; readonly many?: true }[];
  readonly defaults?: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
  readonly load: () => Promise<Action>;
}

/** The forms of all commands, in the order of the help. */
export const FORMS: Readonly<Record<CommandName, Form>> = {
  test: {
    arguments: ["[address...]"],
    options: [
      { flags: "--as <crawler>", many: true },
      { flags: "--robots <source>" },
      { flags: "--reading <reading>" },
      { flags: "--json" },
      { flags: "--all" },
      { flags: "--details" },
      { flags: "--fresh" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { as: "Googlebot", reading: "rfc9309" },
    examples: [
      "aushang test https://example.com/shoes",
      "aushang test example.com/shoes --as Googlebot,GPTBot --reading google",
      "aushang test https://example.com/shoes --robots draft.txt",
      "aushang test @addresses.txt --json",
    ],
    load: async () => (await import("./commands/test.ts")).testCommand,
  },
  decide: {
    options: [{ flags: "--reading <reading>" }],
    defaults: { reading: "rfc9309" },
    examples: ["aushang decide < questions.jsonl > answers.jsonl"],
    load: async () => (await import("./commands/decide.ts")).decideCommand,
  },
  lint: {
    arguments: ["[file...]"],
    options: [
      { flags: "--format <format>" },
      { flags: "--fix [which]" },
      { flags: "--fail-on <level>" },
      { flags: "--config <file>" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { format: "pretty", "fail-on": "error" },
    examples: [
      "aushang lint robots.txt",
      "aushang lint https://example.com",
      "aushang lint robots.txt --fix",
      "aushang lint 'sites/**/robots.txt' --fail-on warning --format github",
    ],
    load: async () => (await import("./commands/lint.ts")).lintCommand,
  },
  diff: {
    arguments: ["[old]", "[new]"],
    options: [
      { flags: "--as <crawler>", many: true },
      { flags: "--reading <reading>", many: true },
      { flags: "--against <crawler>" },
      { flags: "--against-reading <reading>" },
      { flags: "--sitemap <sitemap>", many: true },
      { flags: "--log <log>", many: true },
      { flags: "--format <format>" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { reading: "rfc9309", format: "pretty" },
    examples: [
      "aushang diff old.txt new.txt",
      "aushang diff https://example.com robots.txt --format markdown",
      "aushang diff robots.txt --as Googlebot --against Bingbot",
      "aushang diff robots.txt --against-reading google",
      "aushang diff old.txt new.txt --sitemap sitemap.xml --log access.log.gz",
    ],
    load: async () => (await import("./commands/diff.ts")).diffCommand,
  },
  explain: {
    arguments: ["[file]"],
    options: [
      { flags: "--as <crawler>", many: true },
      { flags: "--reading <reading>" },
      { flags: "--sitemap <sitemap>", many: true },
      { flags: "--log <log>", many: true },
      { flags: "--all" },
      { flags: "--json" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { reading: "rfc9309" },
    examples: [
      "aushang explain robots.txt",
      "aushang explain https://example.com --as Googlebot,GPTBot",
      "aushang explain robots.txt --sitemap sitemap.xml --log access.log.gz",
    ],
    load: async () => (await import("./commands/explain.ts")).explainCommand,
  },
  pattern: {
    arguments: ["[pattern]"],
    options: [
      { flags: "--robots <source>" },
      { flags: "--as <crawler>" },
      { flags: "--reading <reading>" },
      { flags: "--json" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { reading: "rfc9309" },
    examples: [
      "aushang pattern '/*.pdf$'",
      "aushang pattern 'Allow: /shop/*.html' --robots robots.txt --as Googlebot",
    ],
    load: async () => (await import("./commands/pattern.ts")).patternCommand,
  },
  why: {
    arguments: ["[address]"],
    options: [
      { flags: "--as <crawler>", many: true },
      { flags: "--robots <source>" },
      { flags: "--reading <reading>" },
      { flags: "--json" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { as: "Googlebot", reading: "rfc9309" },
    examples: [
      "aushang why https://example.com/help",
      "aushang why /help --robots robots.txt --as GPTBot",
    ],
    load: async () => (await import("./commands/why.ts")).whyCommand,
  },
  plan: {
    arguments: ["[file]"],
    options: [
      { flags: "--want <wish>", many: true },
      { flags: "--wants <file>" },
      { flags: "--reading <reading>" },
      { flags: "--write" },
      { flags: "--output <file>" },
      { flags: "--json" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { reading: "rfc9309" },
    examples: [
      'aushang plan robots.txt --want "Googlebot /shop/help allowed"',
      "aushang plan robots.txt --wants wishes.txt --write",
    ],
    load: async () => (await import("./commands/plan.ts")).planCommand,
  },
  format: {
    arguments: ["[file]"],
    options: [
      { flags: "--mode <mode>" },
      { flags: "--reading <reading>", many: true },
      { flags: "--write" },
      { flags: "--check" },
      { flags: "--output <file>" },
      { flags: "--json" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { mode: "format", reading: "rfc9309, google" },
    examples: [
      "aushang format robots.txt",
      "aushang format robots.txt --mode minify --write",
      "aushang format robots.txt --check",
    ],
    load: async () => (await import("./commands/format.ts")).formatCommand,
  },
  check: {
    arguments: ["[suite...]"],
    options: [
      { flags: "--env <name>", many: true },
      { flags: "--robots <source>" },
      { flags: "--live <address>", many: true },
      { flags: "--format <format>" },
      { flags: "--init" },
      { flags: "--user-agent <text>" },
    ],
    defaults: { format: "pretty" },
    examples: [
      "aushang check robots.suite.yaml",
      "aushang check robots.suite.yaml --robots public/robots.txt --format junit",
      "aushang check robots.suite.yaml --env staging --live https://pr-7.example",
      "aushang check --init --robots public/robots.txt > robots.suite.yaml",
    ],
    load: async () => (await import("./commands/check.ts")).checkCommand,
  },
  crawlers: {
    arguments: ["[search]"],
    options: [{ flags: "--json" }, { flags: "--purpose <purpose>" }],
    examples: ["aushang crawlers GPTBot", "aushang crawlers --purpose ai-training"],
    load: async () => (await import("./commands/crawlers.ts")).crawlersCommand,
  },
  serve: {
    options: [
      { flags: "--host <address>" },
      { flags: "--port <number>" },
      { flags: "--allow-address <ip[:port]>", many: true },
      { flags: "--host-name <name>", many: true },
      { flags: "--trust-proxy <address>", many: true },
      { flags: "--user-agent <text>" },
      { flags: "--log-level <level>" },
    ],
    defaults: { host: "127.0.0.1", port: "9309", "log-level": "warn" },
    examples: ["aushang serve", "aushang serve --allow-address 127.0.0.1:8080"],
    load: async () => (await import("./commands/serve.ts")).serveCommand,
  },
};

/** Names of all commands. */
export const COMMANDS = Object.keys(FORMS) as readonly CommandName[];

const ANSWERED: readonly (readonly [number, Exit])[] = [
  [EXIT.ok, "done"],
  [EXIT.usage, "usage"],
  [EXIT.unknown, "unknown"],
];

/** Exit codes of a command and what they say. */
export const EXITS: Readonly<
  Partial<Record<CommandName, readonly (readonly [number, Exit])[]>> & {
    other: readonly (readonly [number, Exit])[];
  }
> = {
  test: [
    [EXIT.ok, "allowed"],
    [EXIT.disallowed, "disallowed"],
    [EXIT.usage, "usage"],
    [EXIT.unknown, "unknown"],
  ],
  lint: [
    [EXIT.ok, "clean"],
    [EXIT.disallowed, "found"],
    [EXIT.usage, "usage"],
    [EXIT.unknown, "unknown"],
  ],
  diff: [
    [EXIT.ok, "same"],
    [EXIT.disallowed, "changed"],
    [EXIT.usage, "usage"],
    [EXIT.unknown, "unknown"],
  ],
  explain: ANSWERED,
  pattern: ANSWERED,
  why: ANSWERED,
  plan: [
    [EXIT.ok, "possible"],
    [EXIT.disallowed, "impossible"],
    [EXIT.usage, "usage"],
    [EXIT.unknown, "unknown"],
  ],
  format: [
    [EXIT.ok, "done"],
    [EXIT.disallowed, "todo"],
    [EXIT.usage, "usage"],
    [EXIT.unknown, "unknown"],
  ],
  check: [
    [EXIT.ok, "hold"],
    [EXIT.disallowed, "fail"],
    [EXIT.usage, "usage"],
    [EXIT.unknown, "unknown"],
  ],
  other: [
    [EXIT.ok, "done"],
    [EXIT.usage, "usage"],
  ],
};
