import type { ReadingId } from "../../../model.ts";
import { type RuleSet, ruleSet } from "../../rule-set.ts";
import { textOctets } from "./structure.ts";

/** Longest rule that is looked at apart from its file: with its key it stays below what is read of a line. */
const MOST_VALUE = 16_000;
/** Stars of one rule that are looked at; the work grows faster than their number. Real files have up to a dozen. */
const MOST_STARS = 50;

/**
 * Rules of a {@link Block} as the rules of everybody in a file of their own, the first of them on line
 * {@link FIRST_LINE}; null where one is too long or has too many stars for that.
 */
export function setOfRules(reading: ReadingId, rules: readonly string[]): RuleSet | null {
  if (rules.some(isTooMuch)) return null;
  const lines = rules.map(
    (rule) => `${rule.startsWith("A") ? "Allow" : "Disallow"}: ${rule.slice(1)}\n`,
  );
  return ruleSet(textOctets(`User-agent: *\n${lines.join("")}`), "*", reading);
}

function isTooMuch(rule: string): boolean {
  if (rule.length > MOST_VALUE) return true;
  let stars = 0;
  for (let at = rule.indexOf("*"); at >= 0 && stars <= MOST_STARS; at = rule.indexOf("*", at + 1))
    stars++;
  return stars > MOST_STARS;
}

/** The line of the first rule. */
export const FIRST_LINE = 2;
