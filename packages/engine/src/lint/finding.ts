import type { Fix, Signed } from "./model.ts";
import type { Rule } from "./rule.ts";
import type { registry } from "./rules/index.ts";

type AnyRule = (typeof registry)[number];

/** Id of a rule. */
export type RuleId = AnyRule["id"];

type ArgsOf<R> = R extends Rule<infer _Id, infer Args, infer _Code> ? Args : never;
type CodeOf<R> = R extends Rule<infer _Id, infer _Args, infer Code> ? Code : never;

/** What each rule says of a finding beside its place: findings and words are both indexed by this map. */
export type RuleArgs = { readonly [R in AnyRule as R["id"]]: ArgsOf<R> };

/** Codes of the fixes of each rule. */
export type RuleFixes = { readonly [R in AnyRule as R["id"]]: CodeOf<R> };

/** A finding of one of the named rules. */
export type FindingOf<Id extends RuleId> = {
  [Each in Id]: Signed<Each, RuleArgs[Each], RuleFixes[Each]>;
}[Id];

/** A finding. */
export type Finding = FindingOf<RuleId>;

/** A fix of one of the named rules. */
export type FixOf<Id extends RuleId> = { [Each in Id]: Fix<RuleFixes[Each]> }[Id];
