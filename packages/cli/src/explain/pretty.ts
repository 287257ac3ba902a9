import type { Representative, RuleState } from "@aushang/engine/analyse";
import { code, say, type Text } from "@aushang/engine/texts";
import { namesFor } from "../diff/who.ts";
import type { ReadRobots } from "../input/robots-file.ts";
import { wrap } from "../output/layout.ts";
import { sourceRows } from "../output/robots-source.ts";
import { ownWords, safe } from "../output/safe.ts";
import { limited, section } from "../output/sections.ts";
import type { Style } from "../output/style.ts";
import { type Cell, type Column, table } from "../output/table.ts";
import type { Session } from "../session.ts";
import { type Explained, type ExplainedGroup, outcomesOf } from "./facts.ts";

const INDENT = "  ";
const KEY = { allow: "Allow", disallow: "Disallow" } as const;

/** How much is drawn unless all is wanted. */
const RULES = 16;
const GROUPS = 8;
const ADDRESSES = 16;
const LINES = 8;
/** Groups that have a column of their own beside the addresses. */
const COLUMNS = 4;

/** Everything that the drawing needs. */
interface Drawing {
  readonly session: Session;
  readonly style: Style;
  readonly explained: Explained;
  readonly all: boolean;
}

/** What a file says, for people: sentences first, then each group with its rules, then what stands for all addresses. */
export function drawExplained(
  session: Session,
  style: Style,
  robots: ReadRobots,
  explained: Explained,
  all: boolean,
): string {
  const drawing: Drawing = { session, style, explained, all };
  const { explain } = session.words.proofs;
  const { reading } = explained;
  const { name, about } = session.texts.reading[reading];
  const rows = [
    ...sourceRows(session, style, "", robots),
    ...(reading === "rfc9309"
      ? []
      : wrap([`${session.words.test.reading}: ${name}. ${about}`], style, INDENT)),
    "",
    ...session.analysis.summary.file(explained.summary).flatMap((text) => wrap(text, style)),
    ...groupRows(drawing),
    ...section(style, explain.heading.representatives, addressRows(drawing)),
    ...section(style, explain.heading.readings, readingRows(drawing)),
    ...section(style, explain.heading.withoutEffect, lineRows(drawing)),
  ];
  return `${rows.join("\n")}\n`;
}

function most(drawing: Drawing, count: number): number {
  return drawing.all ? Number.POSITIVE_INFINITY : count;
}

function moreRow({ session, style }: Drawing, left: number): readonly string[] {
  if (left === 0) return [];
  return wrap([session.words.proofs.explain.more(left)], style, INDENT).map(style.colors.gray);
}

/** Whom a group binds, in words. */
function whoIn({ session, explained }: Drawing, { crawlers }: ExplainedGroup): Text {
  const few = namesFor(crawlers, outcomesOf(explained));
  return few === null
    ? [session.words.proofs.diff.everyCrawler]
    : session.analysis.diff.crawlers(few);
}

function groupRows(drawing: Drawing): readonly string[] {
  const { shown, left } = limited(drawing.explained.groups, most(drawing, GROUPS));
  return [
    ...shown.flatMap((group) => ["", ...oneGroup(drawing, group)]),
    ...moreRow(drawing, left),
  ];
}

function oneGroup(drawing: Drawing, group: ExplainedGroup): readonly string[] {
  const { session, style } = drawing;
  const { explain, diff } = session.words.proofs;
  const facts = [
    ...(group.group === "*" || group.group === null ? [diff.groups(group.group, group.group)] : []),
    ...(group.lines.length === 0 ? [] : [session.texts.lines(group.lines)]),
    ...(group.rules.length === 0 ? [explain.noRules] : []),
  ];
  const dot = ` ${style.signs.dot} `;
  const told = inOrder(group.rules, drawing);
  return [
    ...wrap([...whoIn(drawing, group), ...facts.map((fact) => dot + fact)], style).map(
      style.colors.bold,
    ),
    ...(told.shown.length === 0
      ? []
      : table(
          [
            { title: "" },
            { title: session.words.test.column.line, align: "right" },
            { title: session.words.test.column.rule, flexible: true, least: 16 },
            { title: session.words.test.column.octets, align: "right" },
            { title: explain.column.effect, flexible: true, least: 24 },
          ],
          told.shown.map((rule) => ruleCells(drawing, rule)),
          { width: style.tableWidth, indent: INDENT, head: style.colors.gray },
        )),
    ...moreRow(drawing, told.left),
  ];
}

/** Of many rules those that do nothing are told first: they are what somebody looks for. */
function inOrder(rules: readonly RuleState[], drawing: Drawing) {
  const bound = most(drawing, RULES);
  if (rules.length <= bound + 1) return { shown: rules, left: 0 };
  const isIdle = ({ state, redundant }: RuleState): boolean =>
    state !== "alive" || redundant === true;
  const { shown, left } = limited(
    [...rules.filter(isIdle), ...rules.filter((rule) => !isIdle(rule))],
    bound,
  );
  return { shown: [...shown].sort((a, b) => a.line - b.line), left };
}

function ruleCells(drawing: Drawing, rule: RuleState): readonly Cell[] {
  const { colors, signs } = drawing.style;
  const isOpen = rule.kind === "allow";
  const isDead = rule.state === "dead";
  const paint = isDead ? colors.gray : isOpen ? colors.green : colors.red;
  const sign = isDead ? signs.skipped : isOpen ? signs.open : signs.blocked;
  return [
    { text: rule.state === "unproven" ? signs.unknown : sign, paint },
    { text: String(rule.line), paint: colors.gray },
    { text: safe(`${KEY[rule.kind]}: ${rule.pattern}`.trimEnd()), paint },
    { text: String(rule.octets), paint: colors.gray },
    { text: effectOf(drawing, rule) },
  ];
}

/** What becomes of a rule: the proof in a clause. */
function effectOf({ session }: Drawing, rule: RuleState): string {
  const { effect } = session.words.proofs.explain;
  const { texts } = session;
  if (rule.state === "unproven") return ownWords(effect.unproven);
  if (rule.state === "alive") {
    const witness = safe(rule.witness ?? "");
    return rule.redundant === true
      ? ownWords(effect.redundant(witness))
      : `${ownWords(effect.decides)} ${witness}`;
  }
  if (rule.because === "no-address") return ownWords(effect.noAddress);
  const lines = texts.lines(rule.coveredBy.map((line) => [line, line] as const));
  return ownWords(rule.because === "repeat" ? effect.repeat(lines) : effect.covered(lines));
}

function addressRows(drawing: Drawing): readonly string[] {
  const { session, style, explained } = drawing;
  const { addresses, proven } = explained.representatives;
  if (explained.groups.every(({ rules }) => rules.length === 0)) return [];
  const { shown, left } = limited(addresses, most(drawing, ADDRESSES));
  const isWide = explained.groups.length > COLUMNS;
  const columns: readonly Column[] = isWide
    ? [
        { title: session.words.proofs.explain.column.openFor, flexible: true },
        { title: session.words.proofs.explain.column.blockedFor, flexible: true },
      ]
    : explained.groups.map(({ crawlers }) => ({ title: nameOf(crawlers) }));
  return [
    ...table(
      [{ title: session.words.test.column.address, flexible: true, least: 20 }, ...columns],
      shown.map((one) => [
        { text: safe(one.address) },
        ...(isWide ? sharedCells(drawing, one) : cellsFor(drawing, one)),
      ]),
      { width: style.tableWidth, indent: INDENT, head: style.colors.gray },
    ),
    ...moreRow(drawing, left),
    ...(proven ? [] : wrap([session.words.proofs.explain.notAllWays], style, INDENT)),
  ];
}

/** A group's name at the head of a column: its first crawler, `*` for those that no group names. */
const nameOf = (crawlers: readonly string[]): string => {
  if (crawlers.includes("*")) return "*";
  const [first = ""] = crawlers;
  return crawlers.length === 1 ? safe(first) : `${safe(first)} +${crawlers.length - 1}`;
};

/** A verdict and its line for each group. */
function cellsFor({ session, style }: Drawing, { decisions }: Representative): readonly Cell[] {
  const { colors, signs } = style;
  return decisions.map(({ verdict, line }) => {
    const isOpen = verdict === "allowed";
    const sign = isOpen ? signs.open : signs.blocked;
    const by = line === null ? session.words.test.noLine : session.texts.line(line);
    return { text: `${sign} ${ownWords(by)}`, paint: isOpen ? colors.green : colors.red };
  });
}

function sharedCells({ explained, style }: Drawing, { decisions }: Representative) {
  const names = (verdict: string): string =>
    decisions
      .flatMap((one, i) =>
        one.verdict === verdict ? [nameOf(explained.groups[i]?.crawlers ?? [])] : [],
      )
      .join(", ");
  return [
    { text: names("allowed"), paint: style.colors.green },
    { text: names("disallowed"), paint: style.colors.red },
  ];
}

function readingRows({ session, style, explained }: Drawing): readonly string[] {
  const { explain, spelling } = session.words.proofs;
  const rows = explained.readings.flatMap(({ reading, changes, proven }) => {
    const { name } = session.texts.reading[reading];
    const [first] = changes;
    if (first === undefined)
      return wrap([proven ? explain.readsAlike(name) : explain.notCompared(name)], style, INDENT);
    const text = say`${explain.readsOtherwise(name, changes.length)} ${code(first.witness)}.`;
    return wrap(text, style, INDENT);
  });
  return rows.length === 0 ? rows : [...rows, ...wrap(spelling.aside, style, INDENT)];
}

function lineRows(drawing: Drawing): readonly string[] {
  const { session, style, explained } = drawing;
  const { shown, left } = limited(explained.withoutEffect, most(drawing, LINES));
  return [
    ...shown.flatMap(({ line, because }) =>
      wrap([`${session.texts.line(line)}: ${session.texts.skip[because]}`], style, INDENT),
    ),
    ...moreRow(drawing, left),
  ];
}
