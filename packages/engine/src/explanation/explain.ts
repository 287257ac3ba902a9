import { formOfTarget, ruleMatches } from "../decide.ts";
import { toText } from "../decode.ts";
import { couldMatch } from "../lookup/starred.ts";
import type {
  AppliedGroup,
  Because,
  Candidate,
  Decision,
  Difference,
  Explanation,
  ReadingId,
  Span,
} from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import { READINGS } from "../readings/index.ts";
import type { Reading } from "../readings/reading.ts";
import { END, LINE, RANK, type Rules, STRIDE } from "../rules.ts";
import type { Levels, Selection } from "../select.ts";
import { piecesOf } from "./pieces.ts";
import { starLines } from "./records.ts";
import { stepsOf } from "./steps.ts";

/** A question with everything that was found out about it. */
export interface Question {
  readonly file: RobotsFile;
  readonly reading: Reading;
  readonly levels: Levels;
  readonly selection: Selection;
  readonly group: AppliedGroup;
  readonly target: string;
  /** The decision that the rules make when that one decides. */
  readonly decide: (best: number) => Decision;
  /** The short answer of another reading. */
  readonly elsewhere: (reading: ReadingId) => Decision;
}

/** The long answer to a question. */
export function explain(question: Question): Explanation {
  const { file, reading, levels, selection, group, target } = question;
  const form = formOfTarget(target, reading);
  const octets = form.octets.slice(0, form.length);
  const order = target === reading.exempt ? [] : matching(selection.rules, reading, octets);
  const decision = question.decide(order[0] ?? -1);
  const candidates = candidatesOf(question, octets, order, decision);
  const normalisedTarget = toText(octets);
  return {
    ...decision,
    reading: reading.id,
    target,
    normalisedTarget,
    group,
    candidates,
    steps: stepsOf({
      asked: levels.tokens[0] as string,
      reading,
      decision,
      group,
      candidates,
      target,
      normalisedTarget,
      octets: octets.length,
      starLines: starLines(file, reading),
    }),
    differences: differencesOf(question, decision),
  };
}

function differencesOf(
  { reading, elsewhere }: Question,
  decision: Decision,
): readonly Difference[] {
  return READINGS.filter((id) => id !== reading.id)
    .map((id) => ({ reading: id, ...elsewhere(id) }))
    .filter((other) => other.verdict !== decision.verdict || other.line !== decision.line);
}

/** Candidates that get their pieces: a hostile file has fifty thousand, each over the whole address. */
const DRAWN = 100;

/** All rules that match, the winner first and then by rank. */
function candidatesOf(
  { file, reading, selection }: Question,
  target: Uint8Array,
  order: readonly number[],
  decision: Decision,
): Candidate[] {
  const { rules } = selection;
  return order.map((at, i) => {
    const from = rules.rows[at] as number;
    const to = rules.rows[at + END] as number;
    const decides = i === 0 && decision.basis === "rule";
    const line = file.line(rules.rows[at + LINE] as number);
    return {
      line: line.number,
      kind: line.kind === "allow" ? "allow" : "disallow",
      pattern: file.text(line.value as Span),
      normalised: toText(rules.patterns, from, to),
      octets: octetsOf(rules, at, reading),
      decides,
      because: becauseOf(rules, reading, order, at),
      pieces: i < DRAWN ? piecesOf(rules.patterns, from, to, target, reading.wildcards) : [],
    };
  });
}

/** Where the order decides, ranks are no lengths. */
function octetsOf({ rows }: Rules, at: number, reading: Reading): number {
  if (reading.precedence === "octets") return rankAt(rows, at) >> 1;
  return (rows[at + END] as number) - (rows[at] as number);
}

const rankAt = (rows: Int32Array, at: number): number => rows[at + RANK] as number;

/** Rows of the matching rules, best first. Of two patterns of one line only the better one stays. */
export function matching(
  { patterns, rows }: Rules,
  reading: Reading,
  target: Uint8Array,
): number[] {
  const { wildcards } = reading;
  const found: number[] = [];
  const may = couldMatch(target, target.length);
  for (let at = 0; at < rows.length; at += STRIDE)
    if (
      (!wildcards || may(patterns, rows[at] as number, rows[at + END] as number)) &&
      ruleMatches(patterns, rows, at, target, target.length, wildcards)
    ) {
      const last = found.at(-1);
      if (last === undefined || rows[last + LINE] !== rows[at + LINE]) found.push(at);
    }
  return found.sort((a, b) => rankAt(rows, b) - rankAt(rows, a) || a - b);
}

/** Why a rule wins against the next and loses against the winner: equal ranks, equal octets, other octets. */
const WINS: readonly Because[] = ["earlier-line", "tie-allow", "most-octets"];
const LOSES: readonly Because[] = ["later-line", "tie-disallow", "fewer-octets"];

function becauseOf(rules: Rules, reading: Reading, order: readonly number[], at: number): Because {
  if (octetsOf(rules, at, reading) === 0) return "empty";
  const [winner, second] = order as [number, number | undefined];
  const wins = at === winner;
  const reasons = wins ? WINS : LOSES;
  if (reading.precedence === "order") return reasons[0] as Because;
  const best = rankAt(rules.rows, winner);
  const other = wins
    ? second === undefined
      ? 0
      : rankAt(rules.rows, second)
    : rankAt(rules.rows, at);
  return reasons[best === other ? 0 : best >> 1 === other >> 1 ? 1 : 2] as Because;
}
