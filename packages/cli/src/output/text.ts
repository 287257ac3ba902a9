import type { Candidate } from "@aushang/engine";
import type { NoteCode, Tested, TestResult } from "@aushang/engine/tester";
import {
  type Catalogue,
  closingStatus,
  isEarned,
  type Text,
  verdictWord,
} from "@aushang/engine/texts";
import type { TestWords } from "../texts/catalogue.ts";
import { annotate } from "./annotated.ts";
import { clip, wrap } from "./layout.ts";
import { drawOthers } from "./others.ts";
import { ownWords, safe } from "./safe.ts";
import { type Style, verdictLook } from "./style.ts";
import { table } from "./table.ts";

/** How reports are to be drawn. */
export interface ReportMeans {
  readonly style: Style;
  readonly texts: Catalogue;
  readonly words: TestWords;
  /** Name of the given file; null when it was fetched. */
  readonly given: string | null;
  /** Everything: all other crawlers, all matching rules. */
  readonly all: boolean;
}

const INDENT = "  ";
/** What a server says is shown up to here: it may be as long as the server likes. `--json` has all of it. */
const REDIRECT_COLUMNS = 300;
const HEADER_COLUMNS = 80;
/** Matching rules in the table, unless all are wanted. */
const RULES = 12;

/** Notes that say what the status section says at length. */
const ABOUT_STATUS: ReadonlySet<NoteCode> = new Set<NoteCode>([
  "status-401-403",
  "status-404",
  "status-other-4xx",
  "status-429",
  "status-5xx",
  "no-answer",
  "private-address",
]);

function section(title: string, rows: readonly string[], style: Style): readonly string[] {
  return rows.length === 0 ? [] : ["", style.colors.bold(ownWords(title)), ...rows];
}

function verdictRows(result: TestResult, { style, texts, words }: ReportMeans): readonly string[] {
  const word = verdictWord(result);
  const look = verdictLook(style, word, isEarned(result));
  const said = ownWords(words.verdictFor(texts.verdict[word], result.crawler.token));
  const by = word === "closed" ? ` (${ownWords(texts.closedBy(closingStatus(result)))})` : "";
  return [
    `${look.paint(style.colors.bold(`${look.sign} ${said}`))}${style.colors.gray(by)}`,
    `${INDENT}${safe(result.address)}`,
    ...result.addressChanges.flatMap((change) =>
      wrap([texts.change[change]], style, INDENT).map(style.colors.gray),
    ),
    "",
    ...wrap(texts.because(result), style, INDENT),
  ];
}

/** `2026-12-01 12:03:11 UTC`. */
function moment(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}

/** Status or failure, size, type, time of a fetch; the size alone of a given file. */
function factsOf(result: TestResult, { texts, words }: ReportMeans): readonly string[] {
  const { robots } = result;
  if (robots.source === "given") return [texts.bytes(robots.bytes)];
  const facts: string[] = [];
  if (robots.status !== null) facts.push(String(robots.status));
  if (robots.failure !== null) facts.push(texts.failure[robots.failure]);
  else if (robots.status === null) facts.push(words.noAnswer);
  if (robots.meaning.state === "readable") facts.push(texts.bytes(robots.bytes));
  if (robots.contentType !== null) facts.push(clip(safe(robots.contentType), HEADER_COLUMNS));
  const number = new Intl.NumberFormat(texts.locale);
  if (robots.elapsedMs !== null) facts.push(`${number.format(Math.round(robots.elapsedMs))} ms`);
  if (robots.fetchedAt !== null) facts.push(moment(robots.fetchedAt));
  return facts;
}

function nameOf(result: TestResult, { words, given }: ReportMeans): string {
  if (result.robots.source === "live") return result.robots.address;
  return given === null ? words.givenAddress(result.robots.address) : words.given(given);
}

/** Notes about the file itself: they matter to every row of a table of results. */
const ABOUT_FILE: ReadonlySet<NoteCode> = new Set<NoteCode>([
  "html-served",
  "binary-served",
  "file-empty",
  "no-rules-in-file",
  "file-truncated",
  "content-type-not-text",
  "redirected-elsewhere",
]);

/** What is to be known about the file before its verdicts are trusted, each in a row or two. */
export function fileNoteRows(result: TestResult, { style, texts }: ReportMeans): readonly string[] {
  return result.notes
    .filter((code) => ABOUT_FILE.has(code))
    .flatMap((code) => {
      const { title, text } = texts.note[code];
      return wrap([{ kind: "strong", text: title }, `. ${text}`], style, INDENT);
    });
}

/** Where the rules come from, on one or two rows, and the redirects on the way. */
export function sourceRows(result: TestResult, means: ReportMeans): readonly string[] {
  const { style } = means;
  const facts = factsOf(result, means).map(ownWords).join(` ${style.signs.dot} `);
  return [
    `${INDENT}${safe(nameOf(result, means))}`,
    ...result.robots.redirects.map(
      ({ status, to }) =>
        `${INDENT}${status} ${style.signs.arrow} ${clip(safe(to), REDIRECT_COLUMNS)}`,
    ),
    ...wrap([facts], style, INDENT).map(style.colors.gray),
  ];
}

function readingRows(result: TestResult, { style, texts, words }: ReportMeans): readonly string[] {
  if (result.reading === "rfc9309") return [];
  const { name, about } = texts.reading[result.reading];
  return wrap([`${words.reading}: ${name}. ${about}`], style, INDENT);
}

/** What a status or failure means, and what to do; nothing where the file could be read. */
function statusRows(result: TestResult, { style, texts, words }: ReportMeans): readonly string[] {
  const { meaning, status } = result.robots;
  if (meaning.state === "readable" || result.verdict === "out-of-scope") return [];
  const said = texts.status(meaning, status);
  return [
    "",
    style.colors.bold(ownWords(said.title)),
    ...wrap(said.meaning, style, INDENT),
    ...wrap([{ kind: "strong", text: words.next }, " ", ...said.next], style, INDENT),
  ];
}

const KEY = { allow: "Allow", disallow: "Disallow" } as const;

function ruleRows(result: TestResult, means: ReportMeans): readonly string[] {
  const { style, texts, words, all } = means;
  const look = verdictLook(style, verdictWord(result), isEarned(result));
  const shown = all ? result.candidates : result.candidates.slice(0, RULES);
  const cells = (candidate: Candidate) => {
    const paint = candidate.decides ? look.paint : (text: string) => text;
    return [
      { text: candidate.decides ? style.signs.decides : style.signs.candidate, paint },
      { text: String(candidate.line), paint },
      { text: safe(`${KEY[candidate.kind]}: ${candidate.pattern}`.trimEnd()), paint },
      { text: String(candidate.octets), paint },
      { text: ownWords(texts.reason[candidate.because]), paint: style.colors.gray },
    ];
  };
  if (shown.length === 0) return [];
  const rows = table(
    [
      { title: "" },
      { title: words.column.line, align: "right" },
      { title: words.column.rule, flexible: true, least: 16 },
      { title: words.column.octets, align: "right" },
      { title: words.column.why },
    ],
    shown.map(cells),
    { width: style.tableWidth, indent: INDENT, head: style.colors.gray },
  );
  const left = result.candidates.length - shown.length;
  if (left === 0) return rows;
  const number = new Intl.NumberFormat(texts.locale).format(left);
  return [...rows, ...wrap([words.moreRules(number)], style, INDENT)];
}

function stepText(texts: Catalogue, step: TestResult["steps"][number]): Text {
  // Each code has its own arguments; the catalogue is typed so that they belong together.
  const say = texts.step[step.code] as (args: unknown) => { readonly text: Text };
  return say(step.args).text;
}

function whyRows(result: TestResult, { style, texts }: ReportMeans): readonly string[] {
  return result.steps.flatMap((step, i) => {
    const label = `${i + 1}. `;
    const rows = wrap(stepText(texts, step), style, " ".repeat(INDENT.length + label.length));
    return rows.map((row, n) => (n === 0 ? `${INDENT}${label}${row.trimStart()}` : row));
  });
}

function differenceRows(result: TestResult, { style, texts }: ReportMeans): readonly string[] {
  return result.differences.flatMap((difference) => {
    const word = verdictWord(difference);
    const look = verdictLook(style, word, isEarned(difference));
    const head = `${look.sign} ${texts.reading[difference.reading].name}: ${texts.verdict[word]}`;
    return [
      `${INDENT}${look.paint(ownWords(head))}`,
      ...wrap(
        texts.differs(difference.reading, difference.line, result.reading),
        style,
        `${INDENT}  `,
      ),
    ];
  });
}

function noteRows(result: TestResult, { style, texts }: ReportMeans): readonly string[] {
  return result.notes
    .filter((code) => !ABOUT_STATUS.has(code))
    .flatMap((code) => {
      const { title, text } = texts.note[code];
      return [
        ...wrap([{ kind: "strong", text: title }], style, INDENT),
        ...wrap([text], style, `${INDENT}  `),
      ];
    });
}

/** What this verdict cannot know: a given file may not be what the server holds; a file is no crawler. */
function limitRows(result: TestResult, { style, texts, given }: ReportMeans): readonly string[] {
  const text: Text =
    given === null
      ? [texts.limits[2] ?? texts.limits[0] ?? ""]
      : texts.status(result.robots.meaning, null).meaning;
  return ["", ...wrap(text, style).map(style.colors.gray)];
}

/** Others are worth a section only where rules make a difference, or when all are wanted. */
function otherRows(result: TestResult, means: ReportMeans): readonly string[] {
  const { state } = result.robots.meaning;
  if (!means.all && (state !== "readable" || result.verdict === "out-of-scope")) return [];
  const rows = drawOthers(result, means.all, means);
  if (means.all || rows.length < 2) return rows;
  return [...rows, `${INDENT}${means.style.colors.gray(ownWords(means.words.othersAll))}`];
}

/** The whole report on one result, for people: verdict first, then why, then everything around it. Ends with a line end. */
export function drawReport(tested: Tested, means: ReportMeans): string {
  const { result } = tested;
  const { style, words } = means;
  const { heading } = words;
  const { paint } = verdictLook(style, verdictWord(result), isEarned(result));
  const rows = [
    ...verdictRows(result, means),
    "",
    ...sourceRows(result, means),
    ...readingRows(result, means),
    ...statusRows(result, means),
    ...section(heading.file, annotate(tested, { ...means, paint }), style),
    ...section(heading.rules, ruleRows(result, means), style),
    ...section(heading.why, whyRows(result, means), style),
    ...section(heading.readings, differenceRows(result, means), style),
    ...section(heading.notes, noteRows(result, means), style),
    ...section(heading.others, otherRows(result, means), style),
    ...limitRows(result, means),
  ];
  return `${rows.join("\n")}\n`;
}
