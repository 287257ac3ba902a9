export type { Finding, FindingOf, FixOf, RuleArgs, RuleFixes, RuleId } from "./finding.ts";
export { type Fixed, fix } from "./fixes.ts";
export type { Place } from "./input/position.ts";
export { lint } from "./lint.ts";
export type { Fix, LintOptions, LiveFacts, Profile, Severity } from "./model.ts";
export type { Example } from "./rule.ts";
export { registry as rules, subjects } from "./rules/index.ts";
export type { Source } from "./sources.ts";
