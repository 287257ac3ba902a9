import { Command, type Help, Option } from "commander";
import { EXIT, type ExitCode } from "./exit.ts";
import { refuse, type Session } from "./session.ts";
import type { CommandName, Exit, HelpWords } from "./texts/catalogue.ts";
import { version } from "./version.ts";

/** What a command does with what was typed. */
export type Action = (
  session: Session,
  given: readonly string[],
  options: Readonly<Record<string, unknown>>,
) => Promise<ExitCode>;

/** The form of a command; its words come from the catalogue. */
interface Form {
  /** As in `[address...]`. */
  readonly argument?: string;
  /** Flags as commander writes them; `many` may be repeated. */
  readonly options: readonly { readonly flags: string; readonly many?: true }[];
  readonly defaults?: Readonly<Record<string, string>>;
  readonly examples: readonly string[];
  readonly load: () => Promise<Action>;
}

const FORMS: Readonly<Record<CommandName, Form>> = {
  test: {
    argument: "[address...]",
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
  check: {
    argument: "[suite...]",
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
    argument: "[search]",
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

/** Commander's help, in the words of one language. */
function localise(help: HelpWords, width: number): Partial<Help> {
  const titles = help.titles as Readonly<Record<string, string>>;
  return {
    showGlobalOptions: true,
    helpWidth: width,
    styleTitle: (title) => titles[title] ?? title,
    subcommandTerm: (command) => command.name(),
    visibleGlobalOptions: (command) =>
      (command.parent?.options ?? []).filter((option) => option.long !== "--version"),
    optionDescription: (option) =>
      option.defaultValueDescription === undefined
        ? option.description
        : `${option.description} (${help.default}: ${option.defaultValueDescription})`,
  };
}

/** The flags or argument of a form with what is to be filled in named in the language. */
function inWords(help: HelpWords, form: string): string {
  const values = help.values as Readonly<Record<string, string>>;
  return form.replace(/([<[])([a-z]+)/, (_, bracket, name) => bracket + (values[name] ?? name));
}

function exampleLines(help: HelpWords, name: CommandName, count = FORMS[name].examples.length) {
  const examples = FORMS[name].examples.slice(0, count);
  const lines = examples.flatMap((example, i) => [
    `  # ${help.commands[name].examples[i] ?? ""}`,
    `  ${example}`,
  ]);
  return [help.examples, ...lines].join("\n");
}

/** Exit codes of a command and what they say. */
const EXITS: Readonly<
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

function exitLines(help: HelpWords, name: CommandName): string {
  const exits = EXITS[name] ?? EXITS.other;
  return [help.exitCodes, ...exits.map(([code, exit]) => `  ${code}  ${help.exits[exit]}`)].join(
    "\n",
  );
}

/** Whether a text is an option by its looks. A file of such a name is written `./--name`. */
const isOption = (text: string): boolean => /^(?:--[a-z]|-[hV]$)/.test(text);

function addCommand(program: Command, session: Session, name: CommandName, done: Done): void {
  const { help } = session.words;
  const words = help.commands[name];
  const form = FORMS[name];
  const command = program
    .command(name)
    .summary(words.summary)
    .description(words.about)
    .usage(`${help.usage.options} ${inWords(help, form.argument ?? "")}`.trimEnd())
    .helpOption("-h, --help", help.help);
  if (form.argument !== undefined) {
    const argument = /[a-z]+/.exec(form.argument)?.[0] ?? "";
    command.argument(inWords(help, form.argument), words.arguments[argument] ?? "");
  }
  for (const { flags, many } of form.options) {
    const long = /--([a-z-]+)/.exec(flags)?.[1] ?? "";
    const option = new Option(inWords(help, flags), words.options[long] ?? "");
    const preset = form.defaults?.[long];
    // Shown in the help only: the commands know their own defaults and see whether something was typed.
    if (preset !== undefined) option.defaultValueDescription = preset;
    if (option.required)
      option.argParser((value: string, before?: string | string[]) => {
        // Commander would take `--json` in `--as --json` for the crawler, and drop the option silently.
        if (isOption(value))
          throw refuse(session.words.usage.valueMissing(option.flags, `aushang ${name}`));
        return many ? [...[before ?? []].flat(), value] : value;
      });
    command.addOption(option);
  }
  command.addHelpText("after", `\n${exampleLines(help, name)}\n\n${exitLines(help, name)}`);
  command.action(async () => {
    const action = await form.load();
    done(await action(session, command.args, command.optsWithGlobals()));
  });
}

/** Receives the exit code of the command that ran. */
type Done = (code: ExitCode) => void;

/** The whole program, ready to parse. It throws commander's errors and prints none of them. */
export function buildProgram(session: Session, done: Done): Command {
  const { help } = session.words;
  const program = new Command("aushang");
  program
    .description(help.about)
    .usage(`${help.usage.command} ${help.usage.options}`)
    .helpOption("-h, --help", help.help)
    .helpCommand(`help ${help.usage.command}`, help.helpCommand)
    .version(version(), "-V, --version", help.version)
    .option(inWords(help, "--lang <language>"), help.lang)
    .option("--color", help.color)
    .option("--no-color", help.noColor)
    .exitOverride()
    .configureHelp(localise(help, Math.min(100, session.io.columns ?? 80)))
    .configureOutput({
      writeOut: (text) => void session.output.write(session.spell(text)),
      writeErr: (text) => void session.io.stderr.write(session.spell(text)),
      outputError: () => {},
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  program.addHelpText("after", `\n${exampleLines(help, "test", 1)}`);
  for (const name of COMMANDS) addCommand(program, session, name, done);
  return program;
}
