import { isIP } from "node:net";
import { EXIT } from "../exit.ts";
import type { Action } from "../forms.ts";
import { forDisplay } from "../output/safe.ts";
import { refuse, type Session } from "../session.ts";
import type { Message } from "../texts/catalogue.ts";
import { checkUserAgent } from "../user-agent.ts";

const DEFAULT_PORT = 9309;
const LOG_LEVELS = ["silent", "error", "warn", "info", "debug"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];
type Options = Parameters<Action>[2];

function portFrom(session: Session, given: unknown): number {
  if (given === undefined) return DEFAULT_PORT;
  const text = String(given);
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw refuse(session.words.usage.portInvalid(forDisplay(text)));
}

function levelFrom(session: Session, given: unknown): LogLevel {
  if (given === undefined) return "warn";
  const level = LOG_LEVELS.find((one) => one === given);
  if (level) return level;
  throw refuse(
    session.words.usage.logLevelUnknown(forDisplay(String(given)), LOG_LEVELS.join(", ")),
  );
}

/** `127.0.0.1`, `127.0.0.1:8080`, `::1`, `[::1]`, `[::1]:8080`. A name is refused: what it means can change. */
function isAllowable(text: string): boolean {
  if (isIP(text) !== 0) return true;
  const [, six, four, port] = /^(?:\[([^\]]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const ip = six ?? four ?? "";
  const version = six === undefined ? 4 : 6;
  return (
    isIP(ip) === version && (port === undefined || (Number(port) > 0 && Number(port) <= 65_535))
  );
}

function listFrom(given: unknown): readonly string[] {
  return Array.isArray(given) ? given.map((value) => String(value).trim()) : [];
}

function allowedFrom(session: Session, given: unknown): readonly string[] {
  const entries = listFrom(given);
  const wrong = entries.find((entry) => !isAllowable(entry));
  if (wrong === undefined) return entries;
  throw refuse(session.words.usage.allowInvalid(forDisplay(wrong)));
}

const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** What the operating system says when a server cannot listen, as what ends the command. */
function listenProblem(session: Session, error: unknown, settings: Settings): unknown {
  const { usage } = session.words;
  const { host, port } = settings;
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return refuse(usage.portTaken(host, port, port < 65_535 ? port + 1 : DEFAULT_PORT), error);
    case "EACCES":
      return refuse(usage.portForbidden(port), error);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return refuse(usage.hostUnavailable(forDisplay(host)), error);
    default:
      return error instanceof Error && error.name === "ConfigError"
        ? refuse(configMessage(session, error.message, settings), error)
        : error;
  }
}

/** The server names its own option first and speaks English: what was typed has other names, and a language. */
function configMessage(session: Session, message: string, settings: Settings): Message {
  const { usage } = session.words;
  const given = (list: readonly string[]) => forDisplay(list.join(", "));
  if (message.startsWith("hostNames:")) return usage.hostNameInvalid(given(settings.hostNames));
  if (message.startsWith("trustProxy:")) return usage.trustProxyInvalid(given(settings.trustProxy));
  return usage.other(message);
}

/** An address for the browser of this machine: "every address" is none that can be opened everywhere. */
const openable = (address: string): string =>
  address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:");

type Settings = ReturnType<typeof readOptions>;

function hostFrom(session: Session, given: unknown): string {
  const host = given === undefined ? "127.0.0.1" : String(given).trim();
  if (host === "") throw refuse(session.words.usage.valueMissing("--host", "aushang serve"));
  return host;
}

function readOptions(session: Session, options: Options) {
  checkUserAgent(session, options.userAgent);
  return {
    host: hostFrom(session, options.host),
    port: portFrom(session, options.port),
    allowAddresses: allowedFrom(session, options.allowAddress),
    hostNames: listFrom(options.hostName),
    trustProxy: listFrom(options.trustProxy),
    logger: {
      level: levelFrom(session, options.logLevel),
      stream: { write: (line: string) => void session.io.stderr.write(line) },
    },
    ...(options.userAgent === undefined ? {} : { userAgent: String(options.userAgent) }),
  };
}

/** `aushang serve`: the page and the HTTP interface, until it is told to stop. */
export const serveCommand: Action = async (session, _given, options) => {
  const { serve: words } = session.words;
  const settings = readOptions(session, options);
  // Loaded here alone: no other command pays for the server.
  const { serve } = await import("@aushang/server");
  const server = await serve({ ...settings, handleSignals: false }).catch((error: unknown) => {
    throw listenProblem(session, error, settings);
  });
  if (!isLoopback(settings.host)) session.tell(words.reachable(settings.host));
  await session.output.write(session.spell(`${words.ready(openable(server.address))}\n`));
  session.tell(words.howToStop);
  const asked = new Promise<void>((resolve) => session.io.onStop(resolve));
  await Promise.race([asked, server.closed]);
  session.tell(words.stopping);
  await server.close();
  return EXIT.ok;
};
