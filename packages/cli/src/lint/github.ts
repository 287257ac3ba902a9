import type { Finding } from "@aushang/engine/lint";
import { type FindingWords, findingMessage, plain } from "@aushang/engine/texts";
import { ownWords, safe } from "../output/safe.ts";
import type { Session } from "../session.ts";
import type { Linted } from "./document.ts";

const COMMAND = { error: "error", warning: "warning", info: "notice" } as const;

/** Text of a workflow command. Line ends and `%` would end it or be taken for escapes. */
const data = (text: string): string =>
  text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");

/** A property of a workflow command: `:` and `,` part them. */
const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** `--format github`: workflow commands that GitHub shows as annotations beside the lines. */
export function asGithub(session: Session, words: FindingWords, linted: readonly Linted[]): string {
  return linted
    .flatMap((one) => [
      ...one.findings.map((finding) => annotation(words, one, finding)),
      ...unread(session, one),
    ])
    .map((row) => `${row}\n`)
    .join("");
}

function annotation(words: FindingWords, { source }: Linted, finding: Finding): string {
  const { id, severity, line, column, endLine, endColumn } = finding;
  const isFile = source.place.kind === "file";
  // Columns are taken into account only where the finding ends on the line on which it begins.
  const columns = endLine === line ? { col: column, endColumn } : {};
  const place = isFile ? { file: source.path, line, endLine, ...columns } : {};
  const about = ownWords(plain(findingMessage(finding, words), "`"));
  const text = isFile ? about : `${safe(source.name)}:${line}: ${about}`;
  return command(COMMAND[severity], { ...place, title: id }, text);
}

/** A site whose file could not be read must not look like one without findings. */
function unread({ words }: Session, { source }: Linted): readonly string[] {
  if (source.state !== "unread") return [];
  const text = `${safe(source.name)}: ${ownWords(words.lint.notRead)}`;
  return [command("error", { title: "robots.txt" }, text)];
}

function command(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  text: string,
): string {
  const list = Object.entries(properties)
    .map(([key, value]) => `${key}=${property(safe(String(value)))}`)
    .join(",");
  return `::${name} ${list}::${data(text)}`;
}
