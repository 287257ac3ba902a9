import type { RuleGroup } from "./effective.ts";
import type { LintFile } from "./file.ts";

/** Search crawlers of the registry that a set of rules binds. */
export function searchersIn(file: LintFile, { keys }: RuleGroup): readonly string[] {
  return keys
    .flatMap((key) => file.boundBy(key))
    .filter(({ purpose, retired }) => purpose === "search" && !retired)
    .map(({ token }) => token);
}
