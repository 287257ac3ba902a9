import { ruleConflictTie } from "./precedence/rule-conflict-tie.ts";
import { ruleDead } from "./precedence/rule-dead.ts";
import { ruleDuplicate } from "./precedence/rule-duplicate.ts";
import { ruleEmptyAllow } from "./precedence/rule-empty-allow.ts";

/** Rules on how the rules of one crawler stand to each other. */
export const precedenceRules = [ruleEmptyAllow, ruleDuplicate, ruleConflictTie, ruleDead] as const;
