import { parse, type RobotsFile } from "@aushang/engine";
import type { Finding, Severity } from "@aushang/engine/lint";
import { type FindingWords, findingMessage, fixTitle, type Text } from "@aushang/engine/texts";
import { clip, wrap } from "../output/layout.ts";
import { ownWords, safe } from "../output/safe.ts";
import { marked } from "../output/sections.ts";
import type { Style } from "../output/style.ts";
import type { Session } from "../session.ts";
import { type Counts, type Linted, SEVERITIES } from "./document.ts";
import { excerpt } from "./excerpt.ts";

const INDENT = "  ";
const DEEP = "    ";
/** So many findings of a file are told, the most severe ones; `--format json` has all. */
const TOLD = 60;

/** Everything that the drawing needs. */
interface Drawing {
  readonly session: Session;
  readonly style: Style;
  readonly words: FindingWords;
  readonly file: RobotsFile;
}

/** What was found in one file, for people: each finding with its line, its reason and its fix, then the counts. */
export function drawLinted(
  session: Session,
  style: Style,
  words: FindingWords,
  linted: Linted,
): string {
  const drawing: Drawing = { session, style, words, file: parse(linted.bytes) };
  const told = worst(linted.findings);
  const left = linted.findings.length - told.length;
  const explained = new Set<string>();
  const rows = [
    headOf(session, style, linted),
    ...told.flatMap((finding) => ["", ...findingRows(drawing, finding, explained)]),
    ...(left > 0 ? ["", ...wrap([session.words.lint.more(left)], style, INDENT)] : []),
    ...endRows(session, style, linted),
  ];
  return `${rows.join("\n")}\n`;
}

/** The most severe findings, in the order of the file. */
function worst(findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= TOLD) return findings;
  const rank = ({ severity }: Finding): number => SEVERITIES.indexOf(severity);
  const chosen = new Set([...findings].sort((a, b) => rank(a) - rank(b)).slice(0, TOLD));
  return findings.filter((finding) => chosen.has(finding));
}

/** `robots.txt · 105 bytes`. */
function headOf({ texts, words }: Session, style: Style, { source, bytes }: Linted): string {
  const { name, state, live } = source;
  const status = live?.outcome.status ?? null;
  const facts = [
    ...(status === null ? [] : [words.lint.status(status)]),
    {
      read: texts.bytes(bytes.length),
      absent: words.proofs.source.absent,
      unread: words.lint.notRead,
    }[state],
  ].map(ownWords);
  const about = facts.join(` ${style.signs.dot} `);
  const room = Math.max(20, style.width - about.length - 3);
  const { bold, gray } = style.colors;
  return `${bold(clip(safe(name), room))} ${gray(`${style.signs.dot} ${about}`)}`;
}

function look({ colors, signs }: Style, severity: Severity) {
  if (severity === "error") return { sign: signs.fails, paint: colors.red };
  if (severity === "warning") return { sign: "!", paint: colors.yellow };
  return { sign: "i", paint: colors.blue };
}

function findingRows(
  drawing: Drawing,
  finding: Finding,
  explained: Set<string>,
): readonly string[] {
  const { session, style, words, file } = drawing;
  const { id, severity, line, column, cause } = finding;
  const { paint, sign } = look(style, severity);
  const { colors, signs } = style;
  // What is about the file as a whole, or its fetch, has no place of its own.
  const hasPlace = finding.to > finding.from;
  const facts = [
    ownWords(session.words.lint.severity[severity]),
    ...(hasPlace ? [`${ownWords(session.texts.line(line))}:${column}`] : []),
    id,
  ];
  const isNew = !explained.has(id);
  explained.add(id);
  return [
    `${INDENT}${paint(colors.bold(`${sign} ${facts[0]}`))}${colors.gray(` ${signs.dot} ${facts.slice(1).join(` ${signs.dot} `)}`)}`,
    ...wrap(findingMessage(finding, words), style, DEEP),
    ...(hasPlace ? excerpt(file, finding, style, { sign: "^", paint, indent: DEEP }) : []),
    ...(cause === null || cause.to <= cause.from
      ? []
      : excerpt(file, cause, style, { sign: "-", paint: colors.blue, indent: DEEP })),
    // Once for each rule is enough.
    ...(isNew ? wrap(words[id].why, style, DEEP).map(colors.gray) : []),
    ...fixRows(drawing, finding),
  ];
}

function fixRows({ session, style, words }: Drawing, finding: Finding): readonly string[] {
  const { provenFix, choiceFix, otherFix } = session.words.lint;
  const others: readonly NonNullable<Finding["fix"]>[] = finding.otherFixes;
  const row = (label: string, text: Text): readonly string[] =>
    marked([`${label}: `, ...text, "."], style, `${style.signs.arrow} `, DEEP);
  return [
    ...(finding.fix === null
      ? []
      : row(finding.fix.proven ? provenFix : choiceFix, fixTitle(finding, finding.fix, words))),
    ...others.flatMap((fix) => row(otherFix, fixTitle(finding, fix, words))),
  ];
}

function endRows(session: Session, style: Style, { source, findings, counts }: Linted) {
  if (source.state === "unread" && findings.length === 0) return [];
  if (findings.length === 0)
    return [
      "",
      `${INDENT}${style.colors.green(`${style.signs.open} ${session.words.lint.clean}`)}`,
    ];
  const proven = findings.filter(({ fix }) => fix?.proven === true).length;
  const choices = findings.filter(({ fix }) => fix?.proven === false).length;
  const fixable =
    source.place.kind === "address" ? "" : session.words.lint.fixable(proven, choices);
  return [
    "",
    `${INDENT}${style.colors.bold(tally(session, style, counts))}`,
    ...(fixable === "" ? [] : wrap([fixable], style, INDENT)),
  ];
}

/** `1 error · 2 warnings · 3 info`. */
export const tally = ({ words }: Session, style: Style, counts: Counts): string =>
  SEVERITIES.map((severity) => ownWords(words.lint.count[severity](counts[severity]))).join(
    ` ${style.signs.dot} `,
  );
