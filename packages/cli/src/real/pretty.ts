import type { CrawlerImpact, FlipTemplate, RuleRef } from "@aushang/engine/impact";
import { plain } from "@aushang/engine/texts";
import { clip, wrap } from "../output/layout.ts";
import { ownWords, safe } from "../output/safe.ts";
import { limited, section } from "../output/sections.ts";
import type { Style } from "../output/style.ts";
import { type Cell, table } from "../output/table.ts";
import type { Session } from "../session.ts";
import type { RealImpact } from "./impact.ts";

const INDENT = "  ";
const KEY = { allow: "Allow", disallow: "Disallow" } as const;
const CRAWLERS = 8;
const TEMPLATES = 12;
const UNUSED = 8;
const RULES = 20;

type Unit = "addresses" | "requests";

/** What files mean for real addresses, for people. */
export function drawImpact(session: Session, style: Style, impact: RealImpact): readonly string[] {
  const { impact: words } = session.analysis;
  const { result } = impact;
  const unit = impact.kind === "log" ? "requests" : "addresses";
  const rows = [
    ...inputRows(session, style, impact),
    ...words.summary(result).flatMap((text) => wrap(text, style, INDENT)),
  ];
  const flips = templatesOf(result.crawlers);
  return [
    ...section(style, words.title.impact, rows),
    ...(impact.kind === "log" ? crawlerRows(session, style, impact) : []),
    ...(flips.length === 0 ? [] : ["", ...templateRows(session, style, flips, unit)]),
    ...(result.compared
      ? unusedRows(session, style, impact)
      : section(style, words.title.coverage, coverageRows(session, style, impact))),
  ];
}

/** What was read: name, and how much. */
function inputRows({ analysis, texts }: Session, style: Style, { inputs }: RealImpact) {
  const { amount, input } = analysis.impact;
  const { shown, left } = limited(inputs, 5);
  const dot = ` ${style.signs.dot} `;
  const rows = shown.map((one) => {
    const facts =
      one.kind === "log"
        ? [
            amount(one.summary.entries, "requests"),
            ...(one.summary.format === null ? [] : [input.format[one.summary.format]]),
            texts.bytes(one.summary.octets),
          ]
        : [amount(one.summary.addresses, "addresses"), texts.bytes(one.summary.octets)];
    const about = ownWords([...facts].join(dot));
    return `${INDENT}${clip(safe(one.name), style.width)}${style.colors.gray(dot + about)}`;
  });
  return left === 0 ? rows : [...rows, `${INDENT}+${left}`];
}

/** Crawlers of a log: how much they asked for, what flips or is blocked, how they fetch the robots.txt. */
function crawlerRows(session: Session, style: Style, { result }: RealImpact): readonly string[] {
  const { title, fetchPattern } = session.analysis.impact;
  const number = new Intl.NumberFormat(session.texts.locale);
  const asked = result.crawlers.filter(({ judged, robotsTxt }) => judged.requests > 0 || robotsTxt);
  if (asked.length === 0) return [];
  const { shown, left } = limited(asked, CRAWLERS);
  const counts: readonly (readonly [string, (one: CrawlerImpact) => number])[] = result.compared
    ? [
        [title.closed, ({ closed }) => closed.requests],
        [title.opened, ({ opened }) => opened.requests],
      ]
    : [[session.texts.verdict.blocked, ({ present }) => present.disallowed.requests]];
  const rows = table(
    [
      { title: title.crawlers, flexible: true },
      { title: title.requests, align: "right" },
      ...counts.map(([name]) => ({ title: name, align: "right" as const })),
      { title: title.robotsTxt },
    ],
    shown.map((one) => [
      { text: safe(one.crawlers.join(", ")) },
      { text: number.format(one.judged.requests) },
      ...counts.map(([, count]) => ({ text: number.format(count(one)) })),
      {
        text:
          one.robotsTxt === null
            ? ""
            : `${number.format(one.robotsTxt.requests)} (${ownWords(fetchPattern[one.robotsTxt.pattern])})`,
      },
    ]),
    { width: style.tableWidth, indent: INDENT, head: style.colors.gray },
  );
  const more = left === 0 ? [] : wrap([session.analysis.pattern.more(left)], style, INDENT);
  return ["", ...rows, ...more];
}

/** Addresses of one shape that flip, and for whom. */
export interface Flipped {
  readonly crawlers: readonly string[];
  readonly direction: "opened" | "closed";
  readonly template: FlipTemplate;
}

/** All shapes of addresses that flip, the most frequent first. */
export function templatesOf(crawlers: readonly CrawlerImpact[]): readonly Flipped[] {
  const all = crawlers.flatMap((one) =>
    (["opened", "closed"] as const).flatMap((direction) =>
      one[direction].templates.map((template) => ({ crawlers: one.crawlers, direction, template })),
    ),
  );
  return all.sort((a, b) => b.template.requests - a.template.requests);
}

function templateRows(session: Session, style: Style, flips: readonly Flipped[], unit: Unit) {
  const { diff, impact } = session.analysis;
  const { colors, signs } = style;
  const number = new Intl.NumberFormat(session.texts.locale);
  const { shown, left } = limited(flips, TEMPLATES);
  const line = (value: number | null): string => (value === null ? "" : String(value));
  const rows = table(
    [
      { title: diff.table.direction },
      { title: impact.title[unit], align: "right" },
      { title: impact.title.template, flexible: true, least: 16 },
      { title: diff.table.old, align: "right" },
      { title: diff.table.new, align: "right" },
      { title: impact.title.crawlers, flexible: true },
    ],
    shown.map(({ crawlers, direction, template }) => {
      const isOpened = direction === "opened";
      const paint = isOpened ? colors.green : colors.red;
      const sign = isOpened ? signs.open : signs.blocked;
      return [
        { text: `${sign} ${ownWords(diff.direction[direction])}`, paint },
        { text: number.format(template[unit]) },
        { text: safe(template.template) },
        { text: line(template.lines.present) },
        { text: line(template.lines.draft) },
        { text: safe(plain(diff.crawlers(crawlers))) },
      ];
    }),
    { width: style.tableWidth, indent: INDENT, head: colors.gray },
  );
  return left === 0
    ? rows
    : [...rows, ...wrap([session.analysis.pattern.more(left)], style, INDENT)];
}

/** What each rule matches and decides, those that decide most first, and at the end those that match nothing. */
function coverageRows(session: Session, style: Style, { kind, result }: RealImpact) {
  const { impact } = session.analysis;
  const number = new Intl.NumberFormat(session.texts.locale);
  const rules = coverageOf(result.crawlers, kind === "log");
  const { shown, left } = limited(rules, RULES);
  const quiet = (count: number): Pick<Cell, "paint"> =>
    count === 0 ? { paint: style.colors.yellow } : {};
  const rows = table(
    [
      { title: session.words.test.column.line, align: "right" },
      { title: session.words.test.column.rule, flexible: true, least: 16 },
      { title: impact.title.matched, align: "right" },
      { title: impact.title.decided, align: "right" },
    ],
    shown.map(({ line, kind: key, pattern, matched, decided }) => [
      { text: String(line) },
      { text: safe(`${KEY[key]}: ${pattern}`.trimEnd()) },
      { text: number.format(matched), ...quiet(matched) },
      { text: number.format(decided), ...quiet(decided) },
    ]),
    { width: style.tableWidth, indent: INDENT, head: style.colors.gray },
  );
  if (rules.length === 0) return [];
  return left === 0
    ? rows
    : [...rows, ...wrap([session.analysis.pattern.more(left)], style, INDENT)];
}

interface Coverage extends RuleRef {
  readonly matched: number;
  readonly decided: number;
}

/** Requests of several crawlers add up; entries of a list are the same for all. */
function coverageOf(crawlers: readonly CrawlerImpact[], addsUp: boolean): readonly Coverage[] {
  const known = new Map<number, Coverage>();
  for (const { present } of crawlers)
    for (const { line, kind, pattern, matched, decided } of present.rules) {
      const before = known.get(line) ?? { matched: 0, decided: 0 };
      const join = (a: number, b: number): number => (addsUp ? a + b : Math.max(a, b));
      known.set(line, {
        line,
        kind,
        pattern,
        matched: join(before.matched, matched.requests),
        decided: join(before.decided, decided.requests),
      });
    }
  return [...known.values()].sort((a, b) => b.decided - a.decided || a.line - b.line);
}

/** Rules that match none of it: of the draft, or of the one file. */
function unusedRows(session: Session, style: Style, { result }: RealImpact): readonly string[] {
  const { title } = session.analysis.impact;
  const unused: readonly RuleRef[] = result.compared ? result.unused.draft : result.unused.present;
  if (result.judged.requests === 0) return [];
  const { shown, left } = limited(unused, UNUSED);
  return section(style, title.unused, [
    ...shown.map(({ line, kind, pattern }) => {
      const rule = `${KEY[kind]}: ${pattern}`.trimEnd();
      return clip(`${INDENT}${ownWords(session.texts.line(line))}  ${safe(rule)}`, style.width);
    }),
    ...(left === 0 ? [] : wrap([session.analysis.pattern.more(left)], style, INDENT)),
  ]);
}
