import { directiveRules } from "./directives.ts";
import { fileRules } from "./file.ts";
import { groupRules } from "./groups.ts";
import { patternRules } from "./patterns.ts";
import { precedenceRules } from "./precedence.ts";
import { starRules } from "./stars.ts";

/** All rules by what they are about, in the order in which they are documented. */
export const subjects = {
  groups: groupRules,
  directives: directiveRules,
  patterns: patternRules,
  stars: starRules,
  precedence: precedenceRules,
  file: fileRules,
} as const;

/** All rules. */
export const registry = [
  ...groupRules,
  ...directiveRules,
  ...patternRules,
  ...starRules,
  ...precedenceRules,
  ...fileRules,
] as const;
