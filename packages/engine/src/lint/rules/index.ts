import { directiveRules } from "./directives.ts";
import { groupRules } from "./groups.ts";

/** All rules, in the order in which they are documented. */
export const registry = [...groupRules, ...directiveRules] as const;
