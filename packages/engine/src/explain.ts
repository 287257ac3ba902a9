import { formOf, rulesMatch } from "./decide.ts";
import { toText } from "./decode.ts";
import type {
  Because,
  Candidate,
  Decision,
  Difference,
  Explanation,
  ReadingId,
  Span,
} from "./model.ts";
import type { RobotsFile } from "./parse.ts";
import { piecesOf } from "./pieces.ts";
import { READINGS } from "./readings/index.ts";
import type { Reading } from "./readings/reading.ts";
import { appliedGroup, groupsOf } from "./records.ts";
import type { Rules } from "./rules.ts";
import type { Levels, Selection } from "./select.ts";
import { stepsOf } from "./steps.ts";

/** A question with everything that was found out about it. */
export interface Question {
  readonly file: RobotsFile;
  readonly reading: Reading;
  readonly levels: Levels;
  readonly selection: Selection;
  readonly target: string;
  readonly decision: Decision;
  /** The short answer of another reading. */
  readonly elsewhere: (reading: ReadingId) => Decision;
}

/** The long answer to a question. */
export function explain(question: Question): Explanation {
  const { file, reading, levels, selection, target, decision } = question;
  const form = formOf(target, reading);
  const octets = form.octets.slice(0, form.length);
  const group = appliedGroup(file, reading, levels, selection);
  const candidates = decision.basis === "robots-txt-itself" ? [] : candidatesOf(question, octets);
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
      starLines: groupsOf(file, reading)
        .filter((g) => g.tokens.includes("*"))
        .map((g) => g.lines),
    }),
    differences: differencesOf(question),
  };
}

function differencesOf({ reading, decision, elsewhere }: Question): readonly Difference[] {
  return READINGS.filter((id) => id !== reading.id)
    .map((id) => ({ reading: id, ...elsewhere(id) }))
    .filter((other) => other.verdict !== decision.verdict || other.line !== decision.line);
}

/** All rules that match, the winner first and then by rank. */
function candidatesOf(
  { file, reading, selection, decision }: Question,
  target: Uint8Array,
): Candidate[] {
  const { rules } = selection;
  const order = matching(rules, reading, target);
  const winner = order[0];
  if (winner === undefined) return [];
  return order.map((i) => {
    const from = rules.starts[i] as number;
    const to = rules.starts[i + 1] as number;
    const decides = i === winner && decision.basis === "rule";
    const line = file.line(rules.lines[i] as number);
    return {
      line: line.number,
      kind: line.kind === "allow" ? "allow" : "disallow",
      pattern: file.text(line.value as Span),
      normalised: toText(rules.patterns, from, to),
      octets: octetsOf(rules, i, reading),
      decides,
      because: becauseOf(rules, reading, order, i),
      pieces: piecesOf(rules.patterns, from, to, target, reading.wildcards),
    };
  });
}

/** Where the order decides, ranks are no lengths. */
function octetsOf(rules: Rules, i: number, reading: Reading): number {
  if (reading.precedence === "octets") return (rules.ranks[i] as number) >> 1;
  return (rules.starts[i + 1] as number) - (rules.starts[i] as number);
}

/** Positions of the matching rules, best first. Of two patterns of one line only the better one stays. */
function matching(rules: Rules, reading: Reading, target: Uint8Array): number[] {
  const found: number[] = [];
  for (let i = 0; i < rules.count; i++)
    if (rulesMatch(rules.patterns, rules.starts, i, target, target.length, reading.wildcards))
      if (found.length === 0 || rules.lines[found.at(-1) as number] !== rules.lines[i])
        found.push(i);
  return found.sort((a, b) => (rules.ranks[b] as number) - (rules.ranks[a] as number) || a - b);
}

function becauseOf(rules: Rules, reading: Reading, order: readonly number[], i: number): Because {
  const winner = order[0] as number;
  const rank = rules.ranks[i] as number;
  if (octetsOf(rules, i, reading) === 0) return "empty";
  if (reading.precedence === "order") return i === winner ? "earlier-line" : "later-line";
  if (i === winner) return whyWinner(rules, order);
  const best = rules.ranks[winner] as number;
  if (rank === best) return "later-line";
  return rank >> 1 === best >> 1 ? "tie-disallow" : "fewer-octets";
}

function whyWinner(rules: Rules, order: readonly number[]): Because {
  const best = rules.ranks[order[0] as number] as number;
  const second = order[1];
  if (second === undefined) return "most-octets";
  const rank = rules.ranks[second] as number;
  if (rank === best) return "earlier-line";
  return rank >> 1 === best >> 1 ? "tie-allow" : "most-octets";
}
