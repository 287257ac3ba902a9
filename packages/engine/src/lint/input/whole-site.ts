import type { ReadingId } from "../../model.ts";
import { type RuleGroup, rulesOf } from "./effective.ts";
import type { LintFile } from "./file.ts";
import type { RuleLine } from "./groups.ts";

const READINGS: readonly ReadingId[] = ["rfc9309", "google"];

/**
 * The rule that closes the whole site for a set, when it is proven to: it matches every address, and no allow rule of
 * the set decides any. Null otherwise. The address `/robots.txt` does not count.
 */
export function wholeSiteRule(file: LintFile, group: RuleGroup): RuleLine | null {
  let closing: RuleLine | null = null;
  const allows: RuleLine[] = [];
  for (const rule of rulesOf(group)) {
    if (!rule.inForce) continue;
    if (rule.isAllow) allows.push(rule);
    else if (/^(?:\/\**|\*+)$/.test(rule.pattern)) closing ??= rule;
  }
  if (closing === null || allows.length === 0) return closing;
  const isDead = READINGS.map((reading) => file.analysis.area(group, reading).dead());
  const lines = allows.map(({ line }) => line.number);
  return lines.every((line) => isDead.every((dead) => dead.has(line))) ? closing : null;
}
