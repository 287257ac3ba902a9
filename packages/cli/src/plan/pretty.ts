import type { Plan } from "@aushang/engine/analyse";
import { code, say } from "@aushang/engine/texts";
import type { ReadRobots } from "../input/robots-file.ts";
import { wrap } from "../output/layout.ts";
import { listing } from "../output/listing.ts";
import { sourceRows } from "../output/robots-source.ts";
import { safe } from "../output/safe.ts";
import { marked, section } from "../output/sections.ts";
import type { Style } from "../output/style.ts";
import type { Session } from "../session.ts";

const INDENT = "  ";

/** A plan for people: what came of it, the lines to change, and all that changes besides; or why it cannot be. */
export function drawPlan(
  session: Session,
  style: Style,
  robots: ReadRobots,
  plan: Plan,
  written: readonly string[],
): string {
  const { plan: words } = session.analysis;
  const hasLines = plan.possible && plan.lines.length > 0;
  const rows = [
    ...wrap(words.outcome(plan, written.length), style).map(style.colors.bold),
    "",
    ...sourceRows(session, style, "", robots),
    ...written.flatMap((wish, i) => wishRows(style, plan, safe(wish), i)),
    ...section(style, words.title.obstacles, obstacleRows(session, style, plan)),
    ...section(style, words.title.lines, hasLines ? listing(robots.file, plan.lines, style) : []),
    ...(hasLines
      ? section(style, words.title.beside, [
          ...plan.groups.flatMap((group) => wrap(words.group(group), style, INDENT)),
          ...wrap(words.beside(plan), style, INDENT),
          ...wrap(plan.minimal ? words.minimal : words.notMinimal, style, INDENT),
        ])
      : []),
  ];
  return `${rows.join("\n")}\n`;
}

/** Each wish with what became of it: true already, met by the edits, or in the way. */
function wishRows(style: Style, plan: Plan, wish: string, index: number): readonly string[] {
  const { colors, signs } = style;
  const isInTheWay = plan.obstacles.some(({ wishes }) => wishes.some((one) => one === index));
  const isMet = plan.possible || plan.already.includes(index);
  const sign = isInTheWay ? signs.fails : isMet ? signs.open : signs.dot;
  const paint = isInTheWay ? colors.red : isMet ? colors.green : colors.gray;
  return marked(say`${code(wish)}`, style, `${index + 1}. ${paint(sign)} `.replace(/\s$/, " "));
}

function obstacleRows({ analysis }: Session, style: Style, { obstacles }: Plan) {
  return obstacles.flatMap((one) =>
    marked(analysis.plan.obstacle(one), style, `${style.signs.dot} `),
  );
}
