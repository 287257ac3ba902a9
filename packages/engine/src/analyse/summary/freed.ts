import { flips } from "../flips.ts";
import type { RuleSet } from "../rule-set.ts";
import { ruleStates } from "../rule-states.ts";
import type { Freed } from "./model.ts";
import type { Share } from "./summary.ts";

/** Rules of both sides up to which all that is opened is looked for; else what single rules close. */
const MOST_RULES = 2000;
/** Groups that are compared with that of everybody. */
const MOST_SHARES = 60;

/** Crawlers to whom something is open that is closed to everybody else, because a group of their own applies. */
export function freedFrom(star: RuleSet, shares: readonly Share[]): readonly Freed[] {
  if (!star.rules.some(({ verdict }) => verdict === "disallowed")) return [];
  return shares.slice(0, MOST_SHARES).flatMap(({ set, tokens }) => {
    const found = opened(star, set);
    return found === null ? [] : [{ tokens, ...found }];
  });
}

function opened(star: RuleSet, own: RuleSet): Omit<Freed, "tokens"> | null {
  const pairs =
    star.rules.length + own.rules.length <= MOST_RULES
      ? flips(star, own)
          .changes.filter(({ direction }) => direction === "opened")
          .map(({ witness, lines }) => ({ witness, line: lines.old }))
      : openedWitnesses(star, own);
  const [first, ...others] = pairs;
  if (first === undefined) return null;
  const { witness } = others.reduce(
    (best, pair) => (pair.witness.length < best.witness.length ? pair : best),
    first,
  );
  const lines = [...new Set(pairs.flatMap(({ line }) => line ?? []))].sort((a, b) => a - b);
  return { lines, witness };
}

/** Addresses that single rules close to everybody and that are open: not all of them, but each is one. */
function openedWitnesses(
  star: RuleSet,
  own: RuleSet,
): readonly { readonly witness: string; readonly line: number | null }[] {
  return ruleStates(star).flatMap(({ witness, line, kind }) => {
    if (kind !== "disallow" || witness === null) return [];
    return own.decide(witness).verdict === "allowed" ? [{ witness, line }] : [];
  });
}
