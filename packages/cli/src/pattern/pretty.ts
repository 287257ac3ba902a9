import type { Overlaps, PatternFacts } from "@aushang/engine/analyse";
import type { ReadRobots } from "../input/robots-file.ts";
import { chop, clip, wrap } from "../output/layout.ts";
import { sourceRows } from "../output/robots-source.ts";
import { ownWords, safe } from "../output/safe.ts";
import { limited, marked, section } from "../output/sections.ts";
import type { Style } from "../output/style.ts";
import { table } from "../output/table.ts";
import type { Session } from "../session.ts";

const INDENT = "  ";
const KEY = { allow: "Allow", disallow: "Disallow" } as const;
const OVERLAPS = 12;
/** Rows that something long may take; `--json` has all of it. */
const ROWS = 6;

/** What a pattern means, for people. */
export function drawPattern(
  session: Session,
  style: Style,
  facts: PatternFacts,
  robots: ReadRobots | null,
  overlaps: Overlaps | null,
): string {
  const { colors } = style;
  const { pattern: words } = session.analysis;
  const { octets, title } = { octets: session.texts.octets(facts.octets), title: words.title };
  const room = style.width - INDENT.length;
  const head = safe(`${KEY[facts.kind]}: ${facts.pattern}`.trimEnd());
  const rows = [
    ...few(chop(head, style.width)).map(colors.bold),
    ...(facts.skip === null ? [] : wrap([session.texts.skip[facts.skip]], style, INDENT)),
    ...(facts.parts.length === 0 ? [] : few(wrap(words.sentence(facts.parts), style, INDENT))),
    ...(facts.cut === null ? [] : wrap(words.cut[facts.cut], style, INDENT)),
    ...facts.remarks.flatMap((remark) => wrap(words.remark[remark], style, INDENT)),
    ...(facts.also === null ? [] : wrap(words.also(facts.also), style, INDENT)),
    ...(facts.skip === null
      ? wrap(
          [`${octets} ${style.signs.dot} ${session.texts.reading[facts.reading].name}`],
          style,
          INDENT,
        ).map(colors.gray)
      : []),
    ...section(
      style,
      title.expression,
      facts.expression === null
        ? []
        : few(chop(safe(facts.expression), room)).map((row) => INDENT + row),
    ),
    ...section(style, title.matches, exampleRows(session, style, facts)),
    ...section(
      style,
      title.misses,
      facts.misses.flatMap(({ address, miss }) => [
        `${INDENT}${colors.gray(style.signs.fails)} ${clip(safe(address), room)}`,
        ...few(wrap(words.miss(miss), style, INDENT.repeat(2))).map(colors.gray),
      ]),
    ),
    ...(robots === null || overlaps === null
      ? []
      : section(style, title.overlaps, overlapRows(session, style, robots, overlaps))),
  ];
  return `${rows.join("\n")}\n`;
}

/** Of what takes many rows the first ones. */
const few = (rows: readonly string[]): readonly string[] => {
  const { shown, left } = limited(rows, ROWS);
  return left === 0 ? shown : [...shown, `${INDENT}…`];
};

function exampleRows(session: Session, style: Style, { examples }: PatternFacts) {
  const rows = table(
    [{ title: "" }, { title: "", flexible: true, least: 20 }, { title: "" }],
    examples.map(({ address, shows }) => [
      { text: style.signs.open, paint: style.colors.green },
      { text: clip(safe(address), style.width) },
      { text: ownWords(session.analysis.pattern.example[shows]), paint: style.colors.gray },
    ]),
    { width: style.tableWidth, indent: INDENT, head: style.colors.gray },
  );
  return examples.length === 0 ? [] : rows.slice(1);
}

function overlapRows(
  session: Session,
  style: Style,
  robots: ReadRobots,
  { overlaps, more, unproven }: Overlaps,
): readonly string[] {
  const { pattern: words } = session.analysis;
  const { shown, left } = limited(overlaps, OVERLAPS);
  return [
    ...sourceRows(session, style, "", robots),
    ...shown.flatMap((overlap) => marked(words.overlap(overlap), style, `${style.signs.dot} `)),
    ...(left + more > 0 ? wrap([words.more(left + more)], style, INDENT) : []),
    ...(overlaps.length === 0 && unproven.length === 0 ? wrap(words.noOverlap, style, INDENT) : []),
    ...(unproven.length > 0 ? wrap(words.overlapsUnproven(unproven.length), style, INDENT) : []),
  ];
}
