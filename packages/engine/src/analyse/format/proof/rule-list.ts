import type { ReadingId } from "../../../model.ts";
import { type RuleSet, ruleSet } from "../../rule-set.ts";
import { textOctets } from "./structure.ts";

/** Longest rule that is looked at apart from its file: with its key it stays below what is read of a line. */
const MOST_VALUE = 16_000;

/**
 * Rules of a {@link Block} as the rules of everybody in a file of their own, the first of them on line
 * {@link FIRST_LINE}; null where one is too long for that.
 */
export function setOfRules(reading: ReadingId, rules: readonly string[]): RuleSet | null {
  if (rules.some((rule) => rule.length > MOST_VALUE)) return null;
  const lines = rules.map(
    (rule) => `${rule.startsWith("A") ? "Allow" : "Disallow"}: ${rule.slice(1)}\n`,
  );
  return ruleSet(textOctets(`User-agent: *\n${lines.join("")}`), "*", reading);
}

/** The line of the first rule. */
export const FIRST_LINE = 2;
