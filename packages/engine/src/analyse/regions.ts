import type { Change } from "./model.ts";
import { shortest } from "./patterns/filling.ts";
import { meet } from "./patterns/meet.ts";
import {
  covers,
  matchesWord,
  mayMeet,
  type Pattern,
  specimen,
  starsIn,
} from "./patterns/pattern.ts";
import type { FlipPiece, Pair } from "./pieces.ts";

/** Exceptions up to which a set of addresses is told by patterns. */
const MOST_EXCEPTIONS = 24;
/** Larger sets that a set is compared with, to be told as a part of one. */
const MOST_COMPARED = 200;

/** A rule of one side that takes addresses out of a set. */
interface Taker {
  readonly side: "old" | "next";
  readonly rule: number;
  /** What it takes out; where only lines are told, all that this part of the rule matches. */
  readonly pattern: Pattern;
}

/** A piece with what has to be taken out of it, so that all that is left flips. */
interface Region {
  readonly piece: FlipPiece;
  readonly takers: readonly Taker[];
  /** The rules whose whole patterns are taken out, as numbers. */
  readonly names: ReadonlySet<number>;
  /** Where the takers are told by their lines: those. */
  readonly lines: Change["exceptLines"];
}

const nameOf = ({ side, rule }: Taker): number => rule * 2 + (side === "old" ? 0 : 1);

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
  const compared: Region[] = [];
  const changes: Change[] = [];
  for (const piece of largestFirst) {
    if (!pair.listing.allows()) {
      pair.ground.reach({ code: "work", lines: pair.lines(piece.old, piece.next) });
      break;
    }
    const region = regionOf(pair, piece);
    const word = specimen(piece.pattern);
    const isKnown = compared.some(
      (larger) => matchesWord(larger.piece.pattern, word) && isWithin(pair, region, larger),
    );
    if (isKnown) continue;
    changes.push(changeOf(pair, region));
    if (compared.length < MOST_COMPARED) compared.push(region);
  }
  return changes.sort(inOrder);
}

const inOrder = (a: Change, b: Change): number =>
  (a.direction === b.direction ? 0 : a.direction === "opened" ? -1 : 1) ||
  a.pattern.length - b.pattern.length ||
  (a.pattern < b.pattern ? -1 : a.pattern > b.pattern ? 1 : 0);

function regionOf(pair: Pair, piece: FlipPiece): Region {
  const listed = listedTakers(pair, piece);
  if (listed !== null) return { piece, takers: listed, names: new Set(), lines: null };
  const takers = [...turning(pair, piece)];
  const lines = { old: linesOf(pair, takers, "old"), new: linesOf(pair, takers, "next") };
  return { piece, takers, names: new Set(takers.map(nameOf)), lines };
}

/** Rules that outrank one of the deciding two and turn its verdict, by their ends as if they met the piece. */
function* turning(pair: Pair, { pattern, old, next }: FlipPiece): Generator<Taker> {
  for (const side of SIDES) {
    const set = pair[side];
    const decider = side === "old" ? old : next;
    const rank = set.rules[decider]?.rank ?? Number.NEGATIVE_INFINITY;
    const verdict = set.verdictOf(decider) === "allowed" ? "disallowed" : "allowed";
    for (const { rule, part } of pair.heads(side, verdict).fitting(pattern, pair.listing))
      if ((set.rules[rule]?.rank ?? 0) > rank) yield { side, rule, pattern: part };
  }
}

const SIDES = ["old", "next"] as const;

/** What has to be taken out, none within another; null where that is too much to be told or to be found. */
function listedTakers(pair: Pair, piece: FlipPiece): readonly Taker[] | null {
  let listed: readonly Taker[] = [];
  for (const { side, rule, pattern } of turning(pair, piece)) {
    const common = pair.details.allows() ? meet(piece.pattern, pattern, pair.details) : null;
    if (common === null) return null;
    for (const part of common)
      if (takes(pair, side, rule, part)) listed = withTaker(listed, { side, rule, pattern: part });
    if (listed.length > MOST_EXCEPTIONS) return null;
  }
  return listed;
}

/** The takers with one more; what lies within another is left out. */
function withTaker(listed: readonly Taker[], taker: Taker): readonly Taker[] {
  const word = specimen(taker.pattern);
  if (listed.some((other) => matchesWord(other.pattern, word))) return listed;
  return [...listed.filter((other) => !covers(taker.pattern, other.pattern)), taker];
}

/** Whether the rule really takes these addresses: where it does not decide the frozen word, it decides nowhere in it. */
function takes(pair: Pair, side: "old" | "next", rule: number, part: Pattern): boolean {
  // Without an unused octet the frozen word shows what holds for itself alone.
  if (!pair.ground.fill.isUnused) return true;
  const holds = pair.ground.holdsQuietly(part);
  // Not known: taken out, so that what is left is sure to flip.
  if (holds === "unsure") return true;
  return holds && pair[side].decider(pair.ground.frozen(part)) === rule;
}

/** Whether a region, whose pattern lies within that of a larger one, flips with it and can be told as a part of it. */
function isWithin(pair: Pair, region: Region, larger: Region): boolean {
  if (larger.piece.direction !== region.piece.direction) return false;
  return larger.takers.every((taker) => isTaken(pair, region, taker));
}

/** Whether a region takes out itself what another rule would take out of it. False also where that costs too much. */
function isTaken(pair: Pair, region: Region, taker: Taker): boolean {
  if (region.names.has(nameOf(taker)) || !mayMeet(taker.pattern, region.piece.pattern)) return true;
  if (region.lines !== null || !pair.details.allows()) return false;
  const common = meet(taker.pattern, region.piece.pattern, pair.details);
  return (
    common?.every((part) => {
      const word = specimen(part);
      return region.takers.some((own) => matchesWord(own.pattern, word));
    }) === true
  );
}

function changeOf(pair: Pair, region: Region): Change {
  const { piece, takers } = region;
  const listed = takers.filter(
    ({ side, rule }) => region.lines === null || pair[side].lineOf(rule) === null,
  );
  const { witness, lines } = witnessOf(pair, region);
  return {
    direction: piece.direction,
    pattern: pair.ground.written(piece.pattern),
    except: [...new Set(listed.map(({ pattern }) => pair.ground.written(pattern)))].sort(),
    exceptLines: region.lines,
    witness,
    lines,
  };
}

function linesOf(pair: Pair, takers: readonly Taker[], wanted: "old" | "next"): readonly number[] {
  const lines = new Set<number>();
  for (const { side, rule } of takers) {
    const line = side === wanted ? pair[side].lineOf(rule) : null;
    if (line !== null) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}

/** A shortest address of the region, with its lines; the frozen word is one, so there always is one. */
function witnessOf(pair: Pair, region: Region): Pick<Change, "witness" | "lines"> {
  const { ground } = pair;
  const { pattern } = region.piece;
  const frozen = ground.frozen(pattern);
  const words = new Map<string, string>();
  const found = shortest(pattern, ground.fill.octet, ground.space, (text) => {
    const address = ground.address(text);
    if (address === null || !isIn(pair, region, text)) return null;
    words.set(address, text);
    return address;
  });
  const word = (found === null ? undefined : words.get(found)) ?? frozen;
  return {
    witness: found ?? ground.address(word) ?? word,
    lines: pair.lines(pair.old.decider(word), pair.next.decider(word)),
  };
}

/** Whether a word of the pattern flips and is taken out by nothing. */
function isIn({ old, next }: Pair, { piece, takers, lines }: Region, word: string): boolean {
  const a = old.decider(word);
  const b = next.decider(word);
  if (a === piece.old && b === piece.next) return true;
  return (
    lines === null &&
    old.verdictOf(a) === old.verdictOf(piece.old) &&
    next.verdictOf(b) === next.verdictOf(piece.next) &&
    !takers.some(({ pattern }) => matchesWord(pattern, word))
  );
}
