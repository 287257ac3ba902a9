import type { Flips } from "./model.ts";
import { type FlipPiece, flipPieces, Pair } from "./pieces.ts";
import { changesOf } from "./regions.ts";
import type { RuleSet } from "./rule-set.ts";

/**
 * All addresses whose verdict differs between two rule sets, as a few patterns, each with a shortest witness. The sets
 * may be of two files, two crawlers, or two readings; between readings, over the addresses that are spelled as both
 * compare them. Sound: what could not be proven is named in `limits`, and `proven` is false then.
 */
export function flips(old: RuleSet, next: RuleSet): Flips {
  if (old.isSameAs(next)) return { changes: [], proven: true, limits: [] };
  const pair = new Pair(old, next);
  const changes = changesOf(pair, distinct(pair));
  const { isProven, limits } = pair.ground;
  return { changes, proven: isProven, limits };
}

/** Pieces that are told: files that have nothing in common give more, and nobody reads them. */
const MOST_TOLD = 5_000;

/** The pieces of a pair; the same pattern may come from several pairs of parts. */
function distinct(pair: Pair): readonly FlipPiece[] {
  const known = new Map<string, FlipPiece>();
  for (const piece of flipPieces(pair)) {
    const { pattern, old, next } = piece;
    if (known.size === MOST_TOLD) {
      pair.ground.reach({ code: "work", lines: pair.lines(old, next) });
      break;
    }
    known.set(`${old} ${next} ${pattern}`, piece);
  }
  return [...known.values()];
}

/** Whether two rule sets give every address the same verdict. */
export interface Sameness {
  /** Null when neither was proven. */
  readonly same: boolean | null;
  /** An address whose verdict differs, path and query; null unless `same` is false. */
  readonly witness: string | null;
}

/** Whether two rule sets give every address the same verdict, with a counterexample where they do not. */
export function sameVerdicts(old: RuleSet, next: RuleSet): Sameness {
  if (old.isSameAs(next)) return { same: true, witness: null };
  const pair = new Pair(old, next);
  for (const piece of flipPieces(pair)) {
    const [change] = changesOf(pair, [piece]);
    if (change !== undefined) return { same: false, witness: change.witness };
  }
  return { same: pair.ground.isProven ? true : null, witness: null };
}
