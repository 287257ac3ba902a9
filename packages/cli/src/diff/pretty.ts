import type { RobotsFile } from "@aushang/engine";
import type { CrawlerChange, Limit, Outcome } from "@aushang/engine/analyse";
import type { AnalysisCatalogue, Text } from "@aushang/engine/texts";
import type { ReadRobots } from "../input/robots-file.ts";
import { clip, widthOf, wrap } from "../output/layout.ts";
import { sourceRows } from "../output/robots-source.ts";
import { ownWords, safe } from "../output/safe.ts";
import type { Style } from "../output/style.ts";
import type { Session } from "../session.ts";
import type { Compared } from "./question.ts";
import { type ChangeGroup, changeGroups, sharesNothing } from "./who.ts";
import { wordsFor } from "./words.ts";

const INDENT = "  ";
/** So many sets of addresses are told; `--format json` has all. */
const TOLD = 24;
const LIMITS = 5;
/** Octets of a line that are looked at. */
const LINE_OCTETS = 1024;

/** Everything that the drawing needs. */
interface Drawing {
  readonly session: Session;
  readonly style: Style;
  readonly compared: Compared;
  readonly words: AnalysisCatalogue["diff"];
  readonly files: readonly [RobotsFile, RobotsFile];
}

/** A difference for people: one sentence, then each set of addresses with its proof. */
export function drawDiff(
  session: Session,
  style: Style,
  compared: Compared,
  robots: readonly ReadRobots[],
): string {
  const [old, next = old] = robots as readonly [ReadRobots, ReadRobots?];
  const words = wordsFor(session, compared);
  const files = [old.file, (next ?? old).file] as const;
  const drawing: Drawing = { session, style, compared, words, files };
  const { result } = compared;
  const rows = [
    ...wrap(words.summary(result), style).map(style.colors.bold),
    "",
    ...headRows(drawing, robots),
    ...groupRows(drawing),
    "",
    ...restRows(drawing),
  ];
  return `${rows.join("\n")}\n`;
}

function headRows({ session, style, compared }: Drawing, robots: readonly ReadRobots[]) {
  const { side, nothingShared } = session.words.proofs.diff;
  const labels = robots.length > 1 ? [side.old, side.new] : [""];
  const width = Math.max(...labels.map(widthOf));
  return [
    ...robots.flatMap((one, i) => sourceRows(session, style, (labels[i] ?? "").padEnd(width), one)),
    ...(compared.by === "file" && sharesNothing(compared.result)
      ? wrap([nothingShared], style, INDENT)
      : []),
  ];
}

function groupRows(drawing: Drawing): readonly string[] {
  const { compared, session, style } = drawing;
  let left = TOLD;
  const rows: string[] = [];
  for (const group of changeGroups(compared.result)) {
    if (left === 0) break;
    const told = group.changes.slice(0, left);
    left -= told.length;
    rows.push("", ...headOf(drawing, group));
    for (const change of told) rows.push(...changeRows(drawing, change));
  }
  const more = compared.result.changes.length - TOLD;
  if (more <= 0) return rows;
  return [...rows, "", ...wrap([session.words.proofs.diff.moreChanges(more)], style)];
}

/** Whom a group of changes is for, by which groups of the files, in which reading. */
function headOf(drawing: Drawing, { crawlers, reading, groups }: ChangeGroup): readonly string[] {
  const { compared, session, style, words } = drawing;
  const { diff } = session.words.proofs;
  const who: Text = words.crawlers(crawlers);
  const facts = [
    ...(isTold(groups, compared.by) ? [diff.groups(groups.old, groups.new)] : []),
    ...(compared.by !== "reading" && (compared.readings.length > 1 || reading !== "rfc9309")
      ? [session.texts.reading[reading].name]
      : []),
  ];
  const dot = ` ${style.signs.dot} `;
  const parts = [...who, ...facts.map((fact, i) => `${i > 0 || who.length > 0 ? dot : ""}${fact}`)];
  return parts.length === 0 ? [] : wrap(parts, style);
}

/** Two crawlers have names already; from one reading to another nothing is before or now. */
function isTold(groups: ChangeGroup["groups"], by: Compared["by"]): groups is Outcome["groups"] {
  if (groups === null || by === "crawler") return false;
  return by === "file" || groups.old === groups.new;
}

function changeRows(drawing: Drawing, change: CrawlerChange): readonly string[] {
  const { compared, session, style, words, files } = drawing;
  const { diff } = session.words.proofs;
  const { direction, lines, witness } = change;
  const isOpened = direction === "opened";
  const paint = isOpened ? style.colors.green : style.colors.red;
  const sign = isOpened || compared.names !== null ? style.signs.open : style.signs.blocked;
  const head = `${sign} ${ownWords(words.direction[direction])}`;
  const labels = [
    diff.example,
    compared.names?.old ?? diff.before,
    compared.names?.new ?? diff.now,
  ].map((label) => clip(safe(label), 24));
  const column = Math.max(...labels.map(widthOf)) + 2;
  const deep = INDENT.repeat(2);
  const room = Math.max(20, style.width - deep.length - column);
  const texts = [
    safe(witness),
    lineText(drawing, files[0], lines.old),
    lineText(drawing, files[1], lines.new),
  ];
  const margin = " ".repeat(INDENT.length + widthOf(head) + 2);
  const region = wrap(words.region(change), style, margin);
  return [
    ...region.map((row, i) =>
      i === 0 ? `${INDENT}${paint(style.colors.bold(head))}  ${row.trimStart()}` : row,
    ),
    ...labels.map((label, i) => {
      const pad = " ".repeat(column - widthOf(label));
      return `${deep}${style.colors.gray(label)}${pad}${clip(texts[i] ?? "", room)}`;
    }),
  ];
}

/** `line 2  Disallow: /shop`. */
function lineText({ session, words }: Drawing, file: RobotsFile, line: number | null): string {
  if (line === null) return ownWords(words.noRule);
  const { from, end } = file.line(line);
  const text = safe(file.text({ from, to: Math.min(end, from + LINE_OCTETS) }).trim());
  return `${ownWords(session.texts.line(line))}  ${text}`;
}

/** For whom nothing changes, the proof, and the limits that it met. */
function restRows({ compared, session, style, words }: Drawing): readonly string[] {
  const { result } = compared;
  const { diff } = session.words.proofs;
  const changed = new Set(result.changes.flatMap(({ crawlers }) => crawlers));
  const unsettled = new Set(
    result.outcomes.filter(({ proven }) => !proven).flatMap(({ crawlers }) => crawlers),
  );
  const count = (proven: boolean): number =>
    new Set(
      result.outcomes
        .flatMap(({ crawlers }) => crawlers)
        .filter((one) => !changed.has(one) && unsettled.has(one) !== proven),
    ).size;
  const hasChanges = result.changes.length > 0 && compared.by !== "crawler";
  return [
    ...(hasChanges && count(true) > 0 ? wrap([diff.unchanged(count(true))], style) : []),
    ...(hasChanges && count(false) > 0 ? wrap([diff.unsettled(count(false))], style) : []),
    ...wrap(words.proof(result), style).map((row) =>
      result.proven ? row : style.colors.yellow(row),
    ),
    ...limitRows(result.limits, session, style, words),
  ];
}

function limitRows(
  limits: readonly Limit[],
  session: Session,
  style: Style,
  words: AnalysisCatalogue["diff"],
): readonly string[] {
  const said = new Set(limits.map((limit) => wrap(words.limit(limit), style, INDENT).join("\n")));
  const more = said.size - LIMITS;
  return [
    ...[...said].slice(0, LIMITS),
    ...(more > 0 ? wrap([session.words.proofs.diff.moreLimits(more)], style, INDENT) : []),
  ];
}
