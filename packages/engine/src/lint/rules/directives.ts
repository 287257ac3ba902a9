import { colonMissing } from "./directives/colon-missing.ts";
import { directiveMisspelt } from "./directives/directive-misspelt.ts";
import { directivePrefixRead } from "./directives/directive-prefix-read.ts";
import { directiveUnknown } from "./directives/directive-unknown.ts";
import { textWithoutDirective } from "./directives/text-without-directive.ts";

/** Rules on keys, colons and lines that are no directive. */
export const directiveRules = [
  directiveMisspelt,
  directivePrefixRead,
  directiveUnknown,
  colonMissing,
  textWithoutDirective,
] as const;
