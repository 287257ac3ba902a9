export { askersIn } from "./askers.ts";
export { difference } from "./difference.ts";
export { flips, type Sameness, sameVerdicts } from "./flips.ts";
export type {
  Asker,
  Change,
  CrawlerChange,
  DiffResult,
  Direction,
  Flips,
  Limit,
  Outcome,
  Representative,
  Representatives,
  RuleState,
  SideLines,
} from "./model.ts";
export { type RepresentativesOptions, representatives } from "./representatives.ts";
export { RuleSet, ruleSet, type SetDecision, type SetRule } from "./rule-set.ts";
export { type RuleStateOptions, ruleStates } from "./rule-states.ts";
