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

/** Work that is left for a suite: a proof for one rule reads all rules of its group. */
export interface Budget {
  /** Rules that may still be read. */
  rules: number;
}

/** Groups of more rules are not asked which of them are idle. */
const LARGE = 5000;

/**
 * One address for each rule that decides any and one for no rule; and where such an address would have its verdict without
 * the rule as well, one that would not, or one that would have another if the rule said the opposite. `candidatesAt` gives
 * the rules that match, best first. What the budget does not allow is left out, and `complete` is false then.
 */
export function tellingAddresses(
  set: RuleSet,
  limit: number,
  candidatesAt: (address: string) => readonly Candidate[],
  budget: Budget,
): Telling {
  const { addresses, proven } = representatives([set], { limit });
  const found = new Set(addresses.map(({ address }) => address));
  const told = new Set(
    [...found].flatMap((address) => lineThatMatters(candidatesAt(address)) ?? []),
  );
  const further = furtherAddresses(set, told, budget);
  for (const address of further.addresses) found.add(address);
  const all = [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return {
    addresses: all.slice(0, limit),
    complete: proven && further.complete && all.length <= limit,
  };
}

/** An address for each rule that is not told yet, which shows that it goes or, where that is idle, that it turns. */
function furtherAddresses(set: RuleSet, told: ReadonlySet<number>, budget: Budget): Telling {
  const cost = Math.max(1, set.rules.length);
  const addresses: string[] = [];
  let complete = true;
  for (const { line, state, because, redundant } of ruleStates(set, { redundant: cost < LARGE })) {
    if (because === "no-address" || told.has(line)) continue;
    budget.rules -= cost;
    if (budget.rules < 0) return { addresses, complete: false };
    const isIdle = state === "dead" || redundant === true;
    const { same, witness } = sameVerdicts(set, isIdle ? turned(set, line) : without(set, line));
    // What was not asked may be idle: it would have to be turned as well.
    if (same === null || (same && !isIdle)) complete = false;
    if (witness !== null) addresses.push(witness);
  }
  return { addresses, complete };
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
