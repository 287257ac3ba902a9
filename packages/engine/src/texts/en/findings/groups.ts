import type { groupRules } from "../../../lint/rules/groups.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { rules } from "../amounts.ts";

/** English words for findings on groups. */
export const groups: WordsFor<typeof groupRules> = {
  "rule-before-group": {
    title: "Rules before the first User-agent line",
    message: ({ count, pattern }) =>
      count === 1
        ? say`The rule ${excerpt(pattern)} comes before any User-agent line, so it binds nobody. A rule needs a line such as ${code("User-agent: *")} above it.`
        : say`${rules(count)} come before any User-agent line, so they bind nobody. Rules need a line such as ${code("User-agent: *")} above them.`,
    why: say`Every crawler skips rules that belong to no group.`,
    fixes: { "add-star-group": () => say`Put ${code("User-agent: *")} above` },
  },
  "group-empty": {
    title: "A group without rules",
    message: ({ tokens }) => say`The group for ${excerpt(tokens.join(", "))} has no rule.`,
    why: say`A named group without rules opens everything.`,
    fixes: { "say-open": () => say`Add an empty ${code("Disallow:")}` },
  },
};
