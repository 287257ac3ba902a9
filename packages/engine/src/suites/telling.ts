import { sameVerdicts } from "../analyse/flips.ts";
import { representatives } from "../analyse/representatives.ts";
import { type RuleSet, RuleSet as Rules } from "../analyse/rule-set.ts";
import { ruleStates } from "../analyse/rule-states.ts";
import { applyEdits } from "../edit.ts";
import { parse } from "../parse.ts";

/** Addresses that show what a rule set does, and whether they show all of it. */
export interface Telling {
  /** Path and query, short ones first. */
  readonly addresses: readonly string[];
  /** Every rule that matters gives one of them another verdict when it goes. */
  readonly complete: boolean;
}

/** Rules for which a second address is looked for: each costs a proof. */
const MOST_PROOFS = 200;

/**
 * One address for each rule that decides any and one for no rule; and where such an address would have its verdict without
 * the rule as well, though others would not, one of those.
 */
export function tellingAddresses(set: RuleSet, limit: number): Telling {
  const { addresses, proven } = representatives([set], { limit });
  const found = new Set(addresses.map(({ address }) => address));
  const told = new Set([...found].flatMap((address) => lineThatMatters(set, address) ?? []));
  let complete = proven;
  let proofs = 0;
  for (const { line, state, redundant } of ruleStates(set, { redundant: true })) {
    if (state === "dead" || redundant === true || told.has(line)) continue;
    proofs++;
    const witness = proofs > MOST_PROOFS ? null : sameVerdicts(set, withoutRule(set, line)).witness;
    if (witness === null) complete = false;
    else found.add(witness);
  }
  const all = [...found].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  return { addresses: all.slice(0, limit), complete: complete && all.length <= limit };
}

/** The line that decides an address which the next best rule would decide otherwise; null where there is none. */
function lineThatMatters(set: RuleSet, address: string): number | null {
  const [best, next] = set.matching(address);
  if (best === undefined) return null;
  const otherwise = next === undefined ? "allowed" : set.verdictOf(next);
  return set.verdictOf(best) === otherwise ? null : set.lineOf(best);
}

/** The rules without those of one line. Its key stays: without it the group of the line would run into the next. */
function withoutRule({ file, asker, reading }: RuleSet, line: number): RuleSet {
  const { value } = file.line(line);
  if (value === null) return new Rules(file, asker, reading);
  const edit = { start: value.from, end: value.to, text: "" };
  return new Rules(parse(applyEdits(file.bytes, [edit])), asker, reading);
}
