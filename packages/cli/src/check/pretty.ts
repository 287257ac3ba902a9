import type { Check, CheckResult, CheckState, Suite, SuiteRun } from "@aushang/engine/suites";
import { clip, wrap } from "../output/layout.ts";
import { ownWords, safe } from "../output/safe.ts";
import type { Style } from "../output/style.ts";
import { type Cell, table } from "../output/table.ts";
import type { Session } from "../session.ts";
import { isGreen, reasonsFor } from "./reasons.ts";
import { stepTexts } from "./steps.ts";

const INDENT = "  ";
/** So many results are told at length; `--format json` has all. */
const TOLD = 30;
/** Crawlers and addresses of one check that its row names. */
const NAMED = 3;

/** Worst first. */
const WORST: readonly CheckState[] = ["failed", "not-readable", "passed", "skipped"];

/** What came of a suite, for people: a table of its checks, then what does not hold, with the reasons. */
export function drawSuite(
  session: Session,
  style: Style,
  path: string,
  suite: Suite,
  runs: readonly SuiteRun[],
): string {
  const { colors } = style;
  const title = suite.name === null ? safe(path) : `${safe(suite.name)} ${colors.gray(safe(path))}`;
  const drawn = runs.flatMap((run, i) => [
    ...(i === 0 ? [] : [""]),
    ...drawRun(session, style, suite, run),
  ]);
  return `${[colors.bold(title), ...drawn].join("\n")}\n`;
}

function drawRun(session: Session, style: Style, suite: Suite, run: SuiteRun): readonly string[] {
  const { column } = session.words.check;
  const byCheck = new Map<number, CheckResult[]>();
  for (const result of run.results)
    byCheck.set(result.check, [...(byCheck.get(result.check) ?? []), result]);
  const rows = [...byCheck].map(([index, results]) =>
    rowOf(session, style, suite.checks[index] as Check, results),
  );
  const shown = table(
    [
      { title: "" },
      { title: column.line, align: "right" },
      { title: column.crawler, flexible: true, least: 16 },
      { title: column.address, flexible: true, least: 20 },
      { title: column.expected },
    ],
    rows,
    { width: style.tableWidth, indent: INDENT, head: style.colors.gray },
  );
  return [
    `${INDENT}${headOf(session, style, run)}`,
    "",
    ...(rows.length === 0 ? [] : shown),
    ...remarksOf(session, style, run),
    ...detailsOf(session, style, run),
    "",
    `${INDENT}${style.colors.bold(tallyOf(session, style, run))}`,
  ];
}

/** `staging · https://staging.shop.example/robots.txt · status 200`. */
function headOf({ analysis }: Session, style: Style, run: SuiteRun): string {
  const { environment, name, source, status, state } = run;
  const { suites } = analysis;
  const came =
    status === null
      ? suites.status(state === "not-fetched" ? "unreachable" : state)
      : suites.status(status);
  return [
    ...(environment === null ? [] : [safe(environment)]),
    clip(safe(name), style.width - INDENT.length),
    ...(source === "given" ? [] : [ownWords(came)]),
  ].join(` ${style.signs.dot} `);
}

function look(style: Style, results: readonly CheckResult[]) {
  const { colors, signs } = style;
  const state = WORST.find((one) => results.some((result) => result.state === one));
  if (state === "failed") return { sign: signs.fails, paint: colors.red };
  if (state === "not-readable") return { sign: signs.unknown, paint: colors.yellow };
  if (state === "skipped") return { sign: signs.dot, paint: colors.gray };
  const isEarned = results.every((result) => result.state !== "passed" || isGreen(result));
  return isEarned
    ? { sign: signs.open, paint: colors.green }
    : { sign: signs.openGrey, paint: colors.gray };
}

function rowOf(
  session: Session,
  style: Style,
  check: Check,
  results: readonly CheckResult[],
): readonly Cell[] {
  const { suites } = session.analysis;
  const { paint, sign } = look(style, results);
  const who = check.who.map((one) => suites.who(one, session.texts.purpose));
  const what = check.wholeSite
    ? ownWords(suites.wholeSite)
    : few(session, check.urls) || suites.statusOf;
  return [
    { text: sign, paint },
    { text: String(check.at), paint: style.colors.gray },
    { text: few(session, who) },
    { text: what },
    { text: expectedIn(session, check) },
  ];
}

function few({ words }: Session, texts: readonly string[]): string {
  const shown = texts.length > NAMED ? texts.slice(0, NAMED - 1) : texts;
  const left = texts.length - shown.length;
  const named = shown.map(safe).join(", ");
  return left === 0 ? named : `${named} ${ownWords(words.check.moreCrawlers(left))}`;
}

function expectedIn({ analysis, words }: Session, check: Check): string {
  const { suites } = analysis;
  return [
    ...(check.expect === null ? [] : [suites.expected[check.expect]]),
    ...(check.line === null ? [] : [words.check.andLine(check.line)]),
    ...(check.group === null ? [] : [words.check.andGroup(safe(check.group))]),
    ...(check.status === null ? [] : [suites.status(check.status)]),
  ]
    .map(ownWords)
    .join(", ");
}

/** What is to be known about what passed, or was not asked: each once. */
function remarksOf(session: Session, style: Style, run: SuiteRun): readonly string[] {
  const remarks = new Map<string, readonly string[]>();
  for (const result of run.results) {
    if (result.state !== "passed" && result.state !== "skipped") continue;
    const texts =
      result.state === "skipped"
        ? reasonsFor(session, result)
        : result.unbound.length > 0
          ? [session.analysis.suites.unbound(result.unbound)]
          : [];
    for (const text of texts) {
      const rows = wrap(text, style, INDENT);
      remarks.set(rows.join("\n"), rows);
    }
  }
  if (remarks.size === 0) return [];
  return ["", ...[...remarks.values()].flat().map(style.colors.gray)];
}

function detailsOf(session: Session, style: Style, run: SuiteRun): readonly string[] {
  const told = run.results.filter(({ state }) => state === "failed" || state === "not-readable");
  const left = told.length - TOLD;
  const number = new Intl.NumberFormat(session.texts.locale).format(left);
  const more = wrap([session.words.check.moreDetails(number)], style, INDENT);
  return [
    ...told.slice(0, TOLD).flatMap((result) => ["", ...detailOf(session, style, result)]),
    ...(left > 0 ? ["", ...more] : []),
  ];
}

function detailOf(session: Session, style: Style, result: CheckResult): readonly string[] {
  const { texts, analysis } = session;
  const { suites } = analysis;
  const { paint, sign } = look(style, [result]);
  const { who, kind, url, why, test } = result;
  const about = [
    ...(who === null ? [] : [safe(suites.who(who, texts.purpose))]),
    kind === "status"
      ? suites.statusOf
      : kind === "site"
        ? ownWords(suites.wholeSite)
        : safe(url ?? ""),
  ].join(` ${style.signs.dot} `);
  const at = style.colors.gray(`(${ownWords(texts.line(result.at))})`);
  const deeper = `${INDENT}${INDENT}`;
  return [
    `${INDENT}${paint(style.colors.bold(`${sign} ${clip(about, style.width * 2)}`))} ${at}`,
    ...(why === null ? [] : wrap([{ kind: "strong", text: safe(why) }], style, deeper)),
    ...(test !== null && kind === "site" ? [`${deeper}${clip(safe(test.address), 300)}`] : []),
    ...reasonsFor(session, result).flatMap((text) => wrap(text, style, deeper)),
    ...stepTexts(session, result).flatMap((text, i) => {
      const label = `${i + 1}. `;
      const rows = wrap(text, style, " ".repeat(deeper.length + label.length));
      return rows.map((row, n) => (n === 0 ? `${deeper}${label}${row.trimStart()}` : row));
    }),
  ];
}

function tallyOf({ analysis }: Session, style: Style, run: SuiteRun): string {
  return (["passed", "failed", "not-readable", "skipped"] as const)
    .map((state) => ({ state, count: run.results.filter((one) => one.state === state).length }))
    .filter(({ state, count }) => count > 0 || state === "passed")
    .map(({ state, count }) => ownWords(analysis.suites.count[state](count)))
    .join(` ${style.signs.dot} `);
}
