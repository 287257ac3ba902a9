import { Command, type Help, Option } from "commander";
import type { ExitCode } from "./exit.ts";
import { COMMANDS, EXITS, FORMS } from "./forms.ts";
import { refuse, type Session } from "./session.ts";
import type { CommandName, HelpWords } from "./texts/catalogue.ts";
import { version } from "./version.ts";

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
  const given = form.arguments ?? [];
  const command = program
    .command(name)
    .summary(words.summary)
    .description(words.about)
    .usage([help.usage.options, ...given.map((one) => inWords(help, one))].join(" "))
    .helpOption("-h, --help", help.help);
  for (const argument of given) {
    const key = /[a-z]+/.exec(argument)?.[0] ?? "";
    command.argument(inWords(help, argument), words.arguments[key] ?? "");
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
