import type { precedenceRules } from "../../../lint/rules/precedence.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { ref, refs } from "../amounts.ts";

const ALLOW = code("Allow");
const DISALLOW = code("Disallow");
const key = (isAllow: boolean) => (isAllow ? ALLOW : DISALLOW);

/** English words for findings on how rules stand to each other. */
export const precedence: WordsFor<typeof precedenceRules> = {
  "rule-empty-allow": {
    title: "An Allow without a path",
    message: ({ isOnly }) =>
      isOnly
        ? say`${code("Allow:")} without a path says nothing. As the only line of its group it leaves everything open. Expected: an empty ${code("Disallow:")}, which says so.`
        : say`${code("Allow:")} without a path says nothing. Expected: a path, or no such line.`,
    why: say`An empty pattern matches no address that another rule could lose.`,
    fixes: {
      remove: () => say`Remove the line`,
      "say-open": () => say`Write an empty ${code("Disallow:")}`,
    },
  },
  "rule-duplicate": {
    title: "The same rule twice",
    message: ({ isAllow, pattern, first }) =>
      say`${key(isAllow)} ${excerpt(pattern)} already stands in ${ref(first)} for the same crawler. Expected: once.`,
    why: say`A second time changes nothing. It only makes the file longer, and one of the two is forgotten at the next change.`,
    fixes: { remove: () => say`Remove the second one` },
  },
  "rule-conflict-tie": {
    title: "Allow and Disallow for the same pattern",
    message: ({ pattern, allow, allowIsFirst }) =>
      allowIsFirst
        ? say`${excerpt(pattern)} is allowed in ${ref(allow)} and disallowed here. Both are equally long, and Allow wins. Expected: only the one that is meant.`
        : say`${excerpt(pattern)} is disallowed here and allowed in ${ref(allow)}. Both are equally long, and Allow wins; crawlers that take the first rule that matches do the opposite. Expected: only the one that is meant.`,
    why: say`RFC 9309 and Google prefer Allow among rules of the same length. Crawlers that follow the texts of 1994 and 1996 go by the order of the lines.`,
    fixes: {},
  },
  "rule-dead": {
    title: "A rule that never decides",
    message: ({ isAllow, pattern, coveredBy, isOverruled }) => {
      const by = refs(coveredBy.map((line) => [line, line]));
      return isOverruled
        ? say`${key(isAllow)} ${excerpt(pattern)} decides no address: whatever it matches is decided by ${by}, which says the opposite. This is proven. Expected: a longer pattern, or no such rule.`
        : say`${key(isAllow)} ${excerpt(pattern)} decides no address: whatever it matches is decided by ${by}. This is proven. Expected: no such rule.`;
    },
    why: say`Of all rules that match, the longest decides. Here a longer one, or an equally long one that comes first, matches everywhere.`,
    fixes: { remove: () => say`Remove the rule: no verdict changes` },
  },
};
