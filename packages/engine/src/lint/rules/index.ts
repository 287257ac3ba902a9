import { directiveRules } from "./directives.ts";
import { groupRules } from "./groups.ts";
import { patternRules } from "./patterns.ts";
import { precedenceRules } from "./precedence.ts";
import { starRules } from "./stars.ts";

/** All rules, in the order in which they are documented. */
export const registry = [
  ...groupRules,
  ...directiveRules,
  ...patternRules,
  ...starRules,
  ...precedenceRules,
] as const;
