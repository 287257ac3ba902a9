import type { RuleState } from "@aushang/engine/analyse";
import { type Catalogue, code, lineRef, type Text } from "@aushang/engine/texts";
import type { ProofTexts, RuleFate } from "../../texts/proofs/catalogue.ts";
import { inRow } from "../../texts/proofs/row.ts";
import type { RuleStates } from "../jobs.ts";

/** What becomes of a rule. A rule that decides is redundant where it is proven that nothing changes without it. */
export function fateOf({ state, redundant }: RuleState): RuleFate {
  return state === "alive" && redundant === true ? "redundant" : state;
}

const NAMED = 4;

function linesOf(lines: readonly number[], engine: Catalogue, own: ProofTexts): Text {
  const shown = lines.length > NAMED + 1 ? lines.slice(0, NAMED) : lines;
  const left = lines.length - shown.length;
  const refs = shown.map((line) => lineRef(line, engine.line(line)));
  return inRow(refs, left, own.rules.and, own.rules.moreLines(left));
}

/** What becomes of a rule and why, in a sentence; lines are references. */
export function fateSentence(rule: RuleState, engine: Catalogue, own: ProofTexts): Text {
  const words = own.rules;
  switch (fateOf(rule)) {
    case "redundant":
      return [words.redundant];
    case "unproven":
      return [words.unproven];
    case "alive":
      return words.decides(code(rule.witness ?? ""));
    case "dead": {
      if (rule.coveredBy.length === 0) return [words.noAddress];
      const said = rule.because === "repeat" ? words.repeated : words.covered;
      return said(linesOf(rule.coveredBy, engine, own), rule.coveredBy.length);
    }
  }
}

/** Rules of a group that are listed. */
const LISTED = 2_000;

/** What becomes of the rules of a group, in the order and number in which they are told. */
export function toldRules(rules: readonly RuleState[]): RuleStates {
  const counts = { dead: 0, redundant: 0, alive: 0, unproven: 0 };
  for (const rule of rules) counts[fateOf(rule)]++;
  return {
    listed: byUse(rules).slice(0, LISTED),
    all: rules.length,
    counts,
    notLooked: rules.filter(({ state, redundant }) => state === "alive" && redundant === null)
      .length,
  };
}

/** The rules that never decide or change nothing, and those of which it is not known, before those that are needed. */
function byUse(rules: readonly RuleState[]): readonly RuleState[] {
  const isNeeded = (rule: RuleState): boolean => fateOf(rule) === "alive";
  return [...rules.filter((rule) => !isNeeded(rule)), ...rules.filter(isNeeded)];
}
