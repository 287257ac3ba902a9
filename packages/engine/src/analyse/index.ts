export { askersIn, everybody } from "./askers.ts";
export {
  type CounterfactualOptions,
  counterfactual,
} from "./counterfactual/counterfactual.ts";
export type {
  Counterfactual,
  Fixed,
  FlippingEdit,
  Kept,
  KeptRule,
} from "./counterfactual/model.ts";
export { difference } from "./difference.ts";
export type { SideEffects } from "./edits/effects.ts";
export type { EditPlace, EditWay, LineChange } from "./edits/model.ts";
export type {
  Example,
  ExampleCode,
  Miss,
  MissCode,
  NearMiss,
  Overlap,
  Overlaps,
  PatternCut,
  PatternFacts,
  PatternPart,
  PatternRemark,
  Relation,
} from "./explorer/model.ts";
export { overlapsOf } from "./explorer/overlaps.ts";
export { type ExploreOptions, explorePattern } from "./explorer/pattern-facts.ts";
export { flips, type Sameness, sameVerdicts } from "./flips.ts";
export {
  type Appended,
  type AppendOptions,
  appendPolicy,
  type PolicyWarning,
} from "./format/append.ts";
export { formatFile } from "./format/format.ts";
export type {
  Counterexample,
  FormatMode,
  FormatOptions,
  FormatStep,
  FormatStepArgs,
  FormatStepCode,
  Formatted,
  Refusal,
  RefusalReason,
} from "./format/model.ts";
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
export type { NewGroup, Obstacle, Plan, Wish } from "./plan/model.ts";
export { type PlanOptions, plan } from "./plan/plan.ts";
export { type RepresentativesOptions, representatives } from "./representatives.ts";
export { RuleSet, ruleSet, type SetDecision, type SetRule } from "./rule-set.ts";
export { type RuleStateOptions, ruleStates } from "./rule-states.ts";
export type {
  Area,
  AreaKind,
  Audience,
  Extent,
  Freed,
  GroupSummary,
  Remark,
  Summary,
} from "./summary/model.ts";
export { type SummaryOptions, summarise } from "./summary/summary.ts";
