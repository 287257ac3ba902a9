import type { directiveRules } from "../../../lint/rules/directives.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";

/** English words for findings on keys, colons and stray text. */
export const directives: WordsFor<typeof directiveRules> = {
  "directive-misspelt": {
    title: "A misspelt directive",
    message: ({ key, expected, isRead }) =>
      isRead
        ? say`${excerpt(key)} is not a directive of the standard. Google's parser reads it as ${code(expected)}, other crawlers may skip the line. Expected: ${code(expected)}.`
        : say`${excerpt(key)} is not a directive: Google's parser and others skip the line. Expected, most likely: ${code(expected)}.`,
    why: say`Google's published parser knows a few misspellings, the standard knows none. A line that is skipped blocks and allows nothing.`,
    fixes: { spell: ({ expected }) => say`Write ${code(expected)}` },
  },
  "directive-prefix-read": {
    title: "Read as another directive",
    message: ({ key, readAs, value }) =>
      say`${excerpt(key)} begins like ${code(readAs)}, and Google's parser reads the line as ${excerpt(`${readAs}: ${value}`)}. Expected: exactly ${code(readAs)}, or a name that does not begin with it.`,
    why: say`Google's published parser compares only the beginning of a name. Other crawlers skip such a line.`,
    fixes: {},
  },
  "directive-unknown": {
    title: "An unknown directive",
    message: ({ key }) =>
      say`${excerpt(key)}: we know no crawler that documents this directive. Expected: nothing, it is passed over and does no harm.`,
    why: say`RFC 9309 allows other records. They must not disturb the rules, and they do not.`,
    fixes: {},
  },
  "colon-missing": {
    title: "No colon behind the directive",
    message: ({ name, found, isRead, content }) => {
      const instead = found === "" ? say`no colon` : say`${code(found)} instead of a colon`;
      return isRead
        ? say`${excerpt(content)} has ${instead} behind ${code(name)}. Google's parser reads it all the same, others may not. Expected: ${code(`${name}:`)}.`
        : say`${excerpt(content)} has ${instead} behind ${code(name)}, so the line does not say what it seems to. Expected: ${code(`${name}:`)}.`;
    },
    why: say`The standard wants a colon. Google's published parser does without only where a line has exactly two words.`,
    fixes: { "put-colon": () => say`Put a colon` },
  },
  "text-without-directive": {
    title: "Text that is no directive",
    message: ({ text, lines, looks }) => {
      const seems = {
        address: say` It looks like an address without a directive in front of it.`,
        code: say` It looks like a style sheet or a script.`,
        markup: say` It looks like HTML.`,
        prose: say``,
        template: say` It looks like a template or server code that was not run.`,
      }[looks];
      const rest = lines === 1 ? say`` : say` (${lines} lines)`;
      return say`${excerpt(text)}${rest} is no directive and is skipped.${seems} Expected: ${code("Name: value")}, or ${code("#")} in front of a remark.`;
    },
    why: say`Crawlers skip what they cannot read. That is harmless, unless a rule was meant.`,
    fixes: { "comment-out": () => say`Make it a comment with ${code("#")}` },
  },
};
