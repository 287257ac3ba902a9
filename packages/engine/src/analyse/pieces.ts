import { Ground, headsOf } from "./ground.ts";
import type { Direction, SideLines } from "./model.ts";
import type { Heads } from "./patterns/heads.ts";
import type { Pattern } from "./patterns/pattern.ts";
import { spaceOf } from "./patterns/space.ts";
import { NO_RULE, type RuleSet, type SetRule } from "./rule-set.ts";
import { Work } from "./work.ts";

/** Addresses that one pair of deciding rules flips, among others: the frozen word of the pattern is one. */
export interface FlipPiece {
  readonly pattern: Pattern;
  readonly direction: Direction;
  /** Positions of the deciding rules, or {@link NO_RULE}. */
  readonly old: number;
  readonly next: number;
}

type Verdict = "allowed" | "disallowed";

/** Two rule sets that are compared. */
export class Pair {
  readonly old: RuleSet;
  readonly next: RuleSet;
  readonly ground: Ground;
  /** The work that telling the addresses well may cost: beyond it they are told by line. */
  readonly details: Work = new Work(100_000);
  /** Rules that are looked at for what they take out: files that have little in common would list all, again and again. */
  readonly listing: Work = new Work(2_000_000);
  readonly #heads = new Map<string, Heads>();

  constructor(old: RuleSet, next: RuleSet) {
    const space = spaceOf([old.reading, next.reading]);
    const isOne = old.reading === next.reading;
    this.old = isOne ? old : old.in(space);
    this.next = isOne ? next : next.in(space);
    this.ground = new Ground([this.old, this.next]);
  }

  /** The rules of a side with a verdict. */
  heads(side: "old" | "next", verdict: Verdict): Heads {
    const name = `${side} ${verdict}`;
    let heads = this.#heads.get(name);
    if (heads === undefined) {
      heads = headsOf(this[side], verdict);
      this.#heads.set(name, heads);
    }
    return heads;
  }

  lines(old: number, next: number): SideLines {
    return { old: this.old.lineOf(old), new: this.next.lineOf(next) };
  }
}

const opposite = (verdict: Verdict): Verdict => (verdict === "allowed" ? "disallowed" : "allowed");

/**
 * Every pair of deciding rules with opposite verdicts, as patterns.
 *
 * Where rules are ranked alike on both sides, one of the two rules is missing on the other side: were both on both
 * sides, each would outrank the other. So only changed rules are paired, with rules of the opposite verdict and with
 * no rule. Where the order of lines is the rank, every rule counts as changed.
 */
export function* flipPieces(pair: Pair): Generator<FlipPiece> {
  const { old, next } = pair;
  const changedOld = changedIn(old, next);
  const changedNext = changedIn(next, old);
  const isChangedOld = new Set(changedOld.map((rule) => rule.index));
  for (const rule of changedOld) {
    for (const part of rule.parts) {
      yield* against(pair, "old", rule, part, () => true);
    }
  }
  for (const rule of changedNext) {
    for (const part of rule.parts)
      yield* against(pair, "next", rule, part, (other) => !isChangedOld.has(other));
  }
}

function changedIn(set: RuleSet, other: RuleSet): readonly SetRule[] {
  const isOrdered = set.hasOrder || other.hasOrder;
  const known = new Set(isOrdered ? [] : other.rules.map((rule) => rule.key));
  const changed: SetRule[] = [];
  for (const rule of set.rules) {
    if (known.has(rule.key)) continue;
    known.add(rule.key);
    changed.push(rule);
  }
  return changed;
}

/** The pieces of one part of a changed rule. */
function* against(
  pair: Pair,
  side: "old" | "next",
  rule: SetRule,
  part: Pattern,
  wanted: (other: number) => boolean,
): Generator<FlipPiece> {
  const { ground } = pair;
  const at = (other: number): [number, number] =>
    side === "old" ? [rule.index, other] : [other, rule.index];
  const otherSide = side === "old" ? "next" : "old";
  if (rule.verdict === "disallowed" && ground.holds(part, pair.lines(...at(NO_RULE)))) {
    const piece = pieceOf(pair, part, ...at(NO_RULE));
    if (piece !== null) yield piece;
  }
  for (const entry of pair.heads(otherSide, opposite(rule.verdict)).fitting(part)) {
    if (!wanted(entry.rule)) continue;
    const lines = pair.lines(...at(entry.rule));
    if (!ground.allows(lines)) return;
    for (const common of ground.common(part, entry.part, lines)) {
      const piece = pieceOf(pair, common, ...at(entry.rule));
      if (piece !== null) yield piece;
    }
  }
}

/** The piece, if the plain matcher says that these two rules decide its frozen word. */
function pieceOf(pair: Pair, pattern: Pattern, old: number, next: number): FlipPiece | null {
  const word = pair.ground.frozen(pattern);
  if (pair.old.decider(word) !== old || pair.next.decider(word) !== next) return null;
  const verdict = pair.old.verdictOf(old);
  return { pattern, direction: verdict === "disallowed" ? "opened" : "closed", old, next };
}
