import { CommanderError } from "commander";
import { EXIT, type ExitCode, Refusal } from "./exit.ts";
import { COMMANDS } from "./forms.ts";
import type { Io } from "./io.ts";
import { languageOf, speechIn } from "./language.ts";
import { nearest } from "./nearest.ts";
import { buildProgram } from "./program.ts";
import { openSession, refuse, type Session } from "./session.ts";
import type { Message } from "./texts/catalogue.ts";

const quoted = (message: string): string => /'([\s\S]*?)'/.exec(message)?.[1] ?? "";
const suggested = (message: string): string | null =>
  /\(Did you mean (?:one of )?([^,?]+)/.exec(message)?.[1] ?? null;

/** The command that was typed, for the hint where its options are listed. */
function commandOf(argv: readonly string[]): string {
  const name = argv.find((argument) => COMMANDS.some((command) => command === argument));
  return name === undefined ? "aushang" : `aushang ${name}`;
}

/** The name behind `help` when it is no command: commander would print its whole help and not say why. */
function unknownToHelp(argv: readonly string[]): string | null {
  const words = argv.filter((word, i) => !word.startsWith("-") && argv[i - 1] !== "--lang");
  const [first, name] = words;
  if (first !== "help" || name === undefined || name === "help") return null;
  return COMMANDS.some((command) => command === name) ? null : name;
}

function unknownCommand(session: Session, name: string, near: string | null): Message {
  const { usage } = session.words;
  return /^(https?:|www\.)|[./]/i.test(name)
    ? usage.addressForCommand(name)
    : usage.unknownCommand(name, near);
}

/** Commander's complaint in the words of the session's language. */
function messageFor(session: Session, error: CommanderError, argv: readonly string[]): Message {
  const { usage } = session.words;
  const command = commandOf(argv);
  const near = suggested(error.message);
  switch (error.code) {
    case "commander.unknownCommand":
      return unknownCommand(session, quoted(error.message), near);
    case "commander.unknownOption":
      return usage.unknownOption(quoted(error.message), near, command);
    case "commander.optionMissingArgument":
      return usage.valueMissing(quoted(error.message), command);
    case "commander.excessArguments":
      return command === "aushang decide"
        ? usage.tooManyForDecide(argv[argv.indexOf("decide") + 1] ?? "questions.jsonl")
        : usage.tooManyArguments(command);
    default:
      return usage.other(error.message.replace(/^error: /, ""));
  }
}

/** The exit code for whatever ended the program early; says why on standard error. */
function explainEnd(session: Session, error: unknown, argv: readonly string[]): ExitCode {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.ok;
    // Help that nobody asked for: no command was given. Commander has written it to standard error.
    if (error.code !== "commander.help") session.complain(messageFor(session, error, argv));
    return EXIT.usage;
  }
  if (error instanceof Refusal) session.complain({ title: error.message, next: error.next ?? "" });
  else {
    const detail = error instanceof Error ? error.message : String(error);
    session.complain(session.words.usage.unexpected(detail));
  }
  return EXIT.usage;
}

/**
 * `--fix` takes a value with `=` alone: commander would take the file in `--fix robots.txt` for one. Behind `--` nothing
 * is an option.
 */
function withoutGuesses(argv: readonly string[]): string[] {
  const end = argv.indexOf("--");
  return argv.map((word, i) => (word === "--fix" && (end < 0 || i < end) ? "--fix=proven" : word));
}

/**
 * Runs the command line: `argv` without the program's own name. Writes to the streams of `io` alone and resolves to the
 * exit code; never throws and never prints a stack trace.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  const { language, unknown } = languageOf(argv, io.env);
  const session = openSession(io, await speechIn(language));
  let code: ExitCode = EXIT.ok;
  try {
    if (unknown !== null) throw refuse(session.words.usage.languageUnknown(unknown));
    const stranger = unknownToHelp(argv);
    if (stranger !== null)
      throw refuse(unknownCommand(session, stranger, nearest(stranger, COMMANDS)));
    const program = buildProgram(session, (result) => {
      code = result;
    });
    await program.parseAsync(withoutGuesses(argv), { from: "user" });
  } catch (error) {
    code = explainEnd(session, error, argv);
  }
  try {
    await session.output.finish();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    session.complain(session.words.usage.outputFailed(detail));
    code = EXIT.usage;
  }
  return code;
}
