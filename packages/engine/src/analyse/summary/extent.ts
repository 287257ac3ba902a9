import { readingOf } from "../../readings/index.ts";
import { sameVerdicts } from "../flips.ts";
import type { RuleState } from "../model.ts";
import { type RuleSet, ruleSet } from "../rule-set.ts";
import { ruleStates } from "../rule-states.ts";
import { areasOf } from "./areas.ts";
import type { GroupSummary } from "./model.ts";
import { tellingRules } from "./telling.ts";

/** Rules up to which it is asked which of them change nothing. */
const MOST_RULES = 600;

/** What rules leave open: everything, nothing, all but some, or only some. */
export type WhatIsOpen = Pick<
  GroupSummary,
  "extent" | "closed" | "open" | "proven" | "lines" | "dead"
>;

/** What the rules of one crawler leave open. `everything` and `nothing` are proven for all addresses. */
export function whatIsOpen(set: RuleSet): WhatIsOpen {
  const { reading } = set;
  const wildcards = readingOf(reading).wildcards;
  const lines = [...new Set(set.rules.flatMap(({ line }) => line ?? []))];
  const states = ruleStates(set, { redundant: lines.length <= MOST_RULES });
  const dead = states.filter(({ state }) => state === "dead").length;
  const facts = { lines, dead, closed: [], open: [] };
  const open = sameVerdicts(set, ruleSet("", "x", reading));
  if (open.same === true) return { ...facts, extent: "everything", proven: true };
  const shut = sameVerdicts(set, ruleSet("User-agent: *\nDisallow: /\n", "x", reading));
  if (shut.same === true) return { ...facts, extent: "nothing", proven: true };
  const base = baseOf(set, states, wildcards);
  const telling = tellingRules(set, states).filter((state) => !isUniversal(state, wildcards));
  const of = (kind: RuleState["kind"]) =>
    areasOf(
      telling.filter((state) => state.kind === kind),
      wildcards,
    );
  return {
    ...facts,
    extent: base === "allowed" ? "all-but" : "only",
    closed: of("disallow"),
    open: of("allow"),
    proven: open.same === false && shut.same === false,
  };
}

/** Whether a pattern matches every address. */
function isUniversal({ pattern }: RuleState, wildcards: boolean): boolean {
  return wildcards ? /^(?:\/?\*+\$?|\/?)$/.test(pattern) : pattern === "/";
}

/** The verdict where no rule for some addresses says otherwise: that of the best rule for all addresses. */
function baseOf(
  set: RuleSet,
  states: readonly RuleState[],
  wildcards: boolean,
): "allowed" | "disallowed" {
  const forAll = new Set(
    states.filter((state) => isUniversal(state, wildcards)).map(({ line }) => line),
  );
  let best: RuleSet["rules"][number] | null = null;
  for (const rule of set.rules)
    if (rule.line !== null && forAll.has(rule.line) && (best === null || rule.rank > best.rank))
      best = rule;
  return best?.verdict ?? "allowed";
}
