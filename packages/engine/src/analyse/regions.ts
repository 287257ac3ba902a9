import type { Change, SideLines } from "./model.ts";
import { isAddress } from "./patterns/domain.ts";
import { shortest } from "./patterns/filling.ts";
import { meet } from "./patterns/meet.ts";
import { covers, matchesWord, type Pattern, starsIn } from "./patterns/pattern.ts";
import { writtenAs } from "./patterns/spelling.ts";
import type { FlipPiece, Pair } from "./pieces.ts";

/** Exceptions up to which a set of addresses is told by patterns. */
const MOST_EXCEPTIONS = 24;
/** Larger sets that a set is compared with, to be told as a part of one. */
const MOST_COMPARED = 200;

/** A rule of one side that takes addresses out of a set. */
interface Taker {
  readonly side: "old" | "next";
  readonly rule: number;
  /** The addresses that it takes; null where they are not listed. */
  readonly pattern: Pattern | null;
}

/** A piece with what has to be taken out of it, so that all that is left flips. */
interface Region {
  readonly piece: FlipPiece;
  readonly takers: readonly Taker[];
  /** Whether the takers are told by their lines. */
  readonly byLine: boolean;
}

/**
 * Pieces as sets of addresses for people: each a pattern minus exceptions in which every address flips, together all
 * that flip, none within another.
 *
 * A rule has to be excepted only where it decides and turns the verdict: what else outranks the pair keeps the flip.
 */
export function changesOf(pair: Pair, pieces: readonly FlipPiece[]): Change[] {
  const largestFirst = [...pieces].sort(
    (a, b) =>
      a.pattern.length - starsIn(a.pattern) - (b.pattern.length - starsIn(b.pattern)) ||
      starsIn(a.pattern) - starsIn(b.pattern),
  );
  const kept: Region[] = [];
  for (const piece of largestFirst) {
    const region = regionOf(pair, piece);
    if (!kept.slice(0, MOST_COMPARED).some((larger) => isWithin(region, larger))) kept.push(region);
  }
  return kept.map((region) => changeOf(pair, region)).sort(inOrder);
}

const inOrder = (a: Change, b: Change): number =>
  (a.direction === b.direction ? 0 : a.direction === "opened" ? -1 : 1) ||
  a.pattern.length - b.pattern.length ||
  (a.pattern < b.pattern ? -1 : a.pattern > b.pattern ? 1 : 0);

function regionOf(pair: Pair, piece: FlipPiece): Region {
  const takers = [
    ...takersOn(pair, piece, "old", piece.old),
    ...takersOn(pair, piece, "next", piece.next),
  ];
  if (takers.every((taker) => taker.pattern !== null)) {
    const listed = largest(takers);
    if (listed.length <= MOST_EXCEPTIONS) return { piece, takers: listed, byLine: false };
  }
  return { piece, takers, byLine: true };
}

/** Takers whose addresses another one takes as well are left out. */
function largest(takers: readonly Taker[]): readonly Taker[] {
  if (takers.length > 8 * MOST_EXCEPTIONS) return takers;
  const patternOf = (taker: Taker): Pattern => taker.pattern as Pattern;
  return takers.filter(
    (taker, i) =>
      !takers.some(
        (other, k) =>
          k !== i &&
          covers(patternOf(other), patternOf(taker)) &&
          (k < i || !covers(patternOf(taker), patternOf(other))),
      ),
  );
}

/** Rules of the opposite verdict that outrank the deciding one within the piece. */
function takersOn(
  pair: Pair,
  { pattern }: FlipPiece,
  side: "old" | "next",
  decider: number,
): readonly Taker[] {
  const set = pair[side];
  const rank = set.rules[decider]?.rank ?? Number.NEGATIVE_INFINITY;
  const turning = set.verdictOf(decider) === "allowed" ? "disallowed" : "allowed";
  const takers: Taker[] = [];
  for (const { rule, part } of pair.heads(side, turning).fitting(pattern)) {
    if ((set.rules[rule]?.rank ?? 0) <= rank) continue;
    const common = pair.ground.isSpent ? null : meet(pattern, part);
    pair.ground.spend(1 + (common?.length ?? 0));
    if (common === null) takers.push({ side, rule, pattern: null });
    else takers.push(...deciding(pair, side, rule, common));
  }
  return takers;
}

/** The common parts that the rule really takes: where it does not decide the frozen word, it decides nowhere in it. */
function deciding(
  pair: Pair,
  side: "old" | "next",
  rule: number,
  common: readonly Pattern[],
): readonly Taker[] {
  return common
    .filter((pattern) => {
      const holds = pair.ground.holdsQuietly(pattern);
      if (holds === true) return pair[side].decider(pair.ground.frozen(pattern)) === rule;
      // Not known: taken out, so that what is left is sure to flip.
      return holds === "unsure";
    })
    .map((pattern) => ({ side, rule, pattern }));
}

/** Whether a region flips with a larger one and can be told as a part of it. */
function isWithin(region: Region, larger: Region): boolean {
  if (region.byLine || larger.byLine) return false;
  const { pattern, direction } = region.piece;
  if (larger.piece.direction !== direction || !covers(larger.piece.pattern, pattern)) return false;
  return larger.takers.every((taker) => {
    const common = meet(taker.pattern as Pattern, pattern);
    return common?.every((part) =>
      region.takers.some((own) => covers(own.pattern as Pattern, part)),
    );
  });
}

function changeOf(pair: Pair, region: Region): Change {
  const { piece, takers, byLine } = region;
  const readings = [pair.old.reading, pair.next.reading];
  const listed = takers.filter(({ side, rule }) => !byLine || pair[side].lineOf(rule) === null);
  const witness = witnessOf(pair, region);
  return {
    direction: piece.direction,
    pattern: writtenAs(piece.pattern, readings),
    except: [
      ...new Set(listed.map(({ pattern }) => writtenAs(pattern ?? piece.pattern, readings))),
    ].sort(),
    exceptLines: byLine
      ? { old: linesOf(pair, takers, "old"), new: linesOf(pair, takers, "next") }
      : null,
    witness,
    lines: linesAt(pair, witness),
  };
}

function linesOf(pair: Pair, takers: readonly Taker[], wanted: "old" | "next"): readonly number[] {
  const lines = takers.flatMap(({ side, rule }) =>
    side === wanted ? (pair[side].lineOf(rule) ?? []) : [],
  );
  return [...new Set(lines)].sort((a, b) => a - b);
}

const linesAt = (pair: Pair, word: string): SideLines =>
  pair.lines(pair.old.decider(word), pair.next.decider(word));

/** The shortest address of the region; its frozen word is one, so there always is one. */
function witnessOf(pair: Pair, { piece, takers, byLine }: Region): string {
  const { old, next, ground } = pair;
  const flips = (word: string): boolean => {
    const a = old.decider(word);
    const b = next.decider(word);
    if (a === piece.old && b === piece.next) return true;
    return (
      !byLine &&
      old.verdictOf(a) === old.verdictOf(piece.old) &&
      next.verdictOf(b) === next.verdictOf(piece.next) &&
      !takers.some(({ pattern }) => matchesWord(pattern as Pattern, word))
    );
  };
  const found = shortest(
    piece.pattern,
    ground.fill.octet,
    (word) => isAddress(word, ground.domain) && flips(word),
  );
  return found ?? ground.frozen(piece.pattern);
}
