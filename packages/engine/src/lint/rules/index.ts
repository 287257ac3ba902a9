import { directiveRules } from "./directives.ts";
import { fileRules } from "./file.ts";
import { groupRules } from "./groups.ts";
import { patternRules } from "./patterns.ts";
import { precedenceRules } from "./precedence.ts";
import { starRules } from "./stars.ts";
import { tokenRules } from "./tokens.ts";

/** All rules by what they are about, in the order in which they are documented. */
export const subjects = {
  groups: groupRules,
  directives: directiveRules,
  patterns: patternRules,
  stars: starRules,
  precedence: precedenceRules,
  tokens: tokenRules,
  file: fileRules,
} as const;

/** All rules. */
export const registry = [
  ...groupRules,
  ...directiveRules,
  ...patternRules,
  ...starRules,
  ...precedenceRules,
  ...tokenRules,
  ...fileRules,
] as const;
