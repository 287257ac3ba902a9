import { sameVerdicts } from "../analyse/flips.ts";
import { representatives } from "../analyse/representatives.ts";
import { type RuleSet, ruleSet } from "../analyse/rule-set.ts";
import { ruleStates } from "../analyse/rule-states.ts";
import { applyEdits } from "../edit.ts";
import type { Candidate, Span } from "../model.ts";

/** Addresses that show what a rule set does, and whether they show all of it. */
export interface Telling {
  /** Path and query, short ones first. */
  readonly addresses: readonly string[];
  /** Every rule whose going or turning matters gives one of them another verdict then. */
  readonly complete: boolean;
}

/** Rules for which a further address is looked for: each costs a proof. */
const MOST_PROOFS = 200;

/**
 * One address for each rule that decides any and one for no rule; and where such an address would have its verdict without
 * the rule as well, one that would not, or one that would have another if the rule said the opposite. `candidatesAt` gives
 * the rules that match, best first.
 */
export function tellingAddresses(
  set: RuleSet,
  limit: number,
  candidatesAt: (address: string) => readonly Candidate[],
): Telling {
  const { addresses, proven } = representatives([set], { limit });
  const found = new Set(addresses.map(({ address }) => address));
  const told = new Set(
    [...found].flatMap((address) => lineThatMatters(candidatesAt(address)) ?? []),
  );
  const open = ruleStates(set, { redundant: true }).filter(
    ({ line, because }) => because !== "no-address" && !told.has(line),
  );
  let complete = proven && open.length <= MOST_PROOFS;
  for (const { line, state, redundant } of open.slice(0, MOST_PROOFS)) {
    const isIdle = state === "dead" || redundant === true;
    const { same, witness } = sameVerdicts(set, isIdle ? turned(set, line) : without(set, line));
    if (same === null) complete = false;
    if (witness !== null) found.add(witness);
  }
  const all = [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return { addresses: all.slice(0, limit), complete: complete && all.length <= limit };
}

/** The line that decides an address which the next best rule would decide otherwise; null where there is none. */
function lineThatMatters(candidates: readonly Candidate[]): number | null {
  const [best, next] = candidates.filter(({ because }) => because !== "empty");
  return best === undefined || best.kind === (next?.kind ?? "allow") ? null : best.line;
}

/** The rules without that of one line. Its key stays: without it the group of the line would run into the next. */
function without(set: RuleSet, line: number): RuleSet {
  return edited(set, set.file.line(line).value, "");
}

/** The rules with the opposite of one line. */
function turned(set: RuleSet, line: number): RuleSet {
  const { key, kind } = set.file.line(line);
  return edited(set, key, kind === "allow" ? "Disallow" : "Allow");
}

function edited({ file, asker, reading }: RuleSet, span: Span | null, text: string): RuleSet {
  const edits = span === null ? [] : [{ start: span.from, end: span.to, text }];
  return ruleSet(applyEdits(file.bytes, edits), asker, reading);
}
