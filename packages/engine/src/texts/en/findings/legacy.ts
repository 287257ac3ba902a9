import type { legacyRules } from "../../../lint/rules/legacy.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number, ref } from "../amounts.ts";

/** English words for findings on crawlers of the old standards. */
export const legacy: WordsFor<typeof legacyRules> = {
  "legacy-wildcard": {
    title: "Old crawlers know no * and $",
    message: ({ pattern, isAllow }) =>
      isAllow
        ? say`In ${excerpt(pattern)} ${code("*")} and ${code("$")} are ordinary characters to crawlers of 1994 and 1996, so it allows nothing there. Expected for them: the beginnings of paths.`
        : say`In ${excerpt(pattern)} ${code("*")} and ${code("$")} are ordinary characters to crawlers of 1994 and 1996, so it blocks nothing there. Expected for them: the beginnings of paths.`,
    why: say`Both texts compare only how a path begins.`,
    fixes: {},
  },
  "legacy-allow": {
    title: "Old crawlers know no Allow",
    message: ({ pattern, behind }) =>
      behind === null
        ? say`${code("Allow")} ${excerpt(pattern)} is unknown to crawlers of 1994. Expected for them: ${code("Disallow")} lines alone.`
        : say`${code("Allow")} ${excerpt(pattern)} is unknown to crawlers of 1994, and for those of 1996 it comes too late where the ${code("Disallow")} in ${ref(behind)} matches. Expected for them: every ${code("Allow")} in front.`,
    why: say`The text of 1994 has only Disallow. In that of 1996 the first rule that matches decides.`,
    fixes: {},
  },
  "legacy-user-agent-case": {
    title: "Old crawlers may want the exact spelling",
    message: ({ found, expected }) =>
      say`${excerpt(found)} is written otherwise than in the text of 1994. Expected for crawlers of that time: ${code(expected)}.`,
    why: say`Later texts pass over upper and lower case; some early crawlers did not.`,
    fixes: { "as-written": ({ expected }) => say`Write ${code(expected)}` },
  },
  "legacy-record-size": {
    title: "A group too long for old crawlers",
    message: ({ octets, limit }) =>
      say`This group has ${number(octets)} octets. Some crawlers of the nineties kept only ${number(limit)} of a record. Expected for them: shorter groups.`,
    why: say`Memory was scarce then. What did not fit was lost.`,
    fixes: {},
  },
  "legacy-star-not-last": {
    title: "The group * before others",
    message: ({ below }) =>
      say`The group ${code("*")} stands before that of ${excerpt(below)}. Crawlers that stop at the first record that fits never reach theirs. Expected for them: ${code("*")} last.`,
    why: say`The old texts leave open whether a crawler reads on after a record that fits.`,
    fixes: {},
  },
  "legacy-multi-agent": {
    title: "Several crawlers in one group",
    message: ({ count, first }) =>
      say`${number(count)} User-agent lines share one group. Some early crawlers read only that of ${excerpt(first)}. Expected for them: a group for each.`,
    why: say`It was allowed from the first, but not everybody could read it.`,
    fixes: {},
  },
};
