import type { starRules } from "../../../lint/rules/stars.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { list } from "./lists.ts";

const STAR = code("*");
const DOLLAR = code("$");

/** English words for findings on * and $. */
export const stars: WordsFor<typeof starRules> = {
  "dollar-inside": {
    title: "A $ that is not at the end",
    message: ({ pattern }) =>
      say`In ${excerpt(pattern)} a ${DOLLAR} stands in the middle. There it is an ordinary character and ends nothing. Expected: ${DOLLAR} at the very end, or ${code("%24")} for the character.`,
    why: say`${DOLLAR} means the end of the address only as the last character of a pattern.`,
    fixes: { "escape-dollar": () => say`Write the character as ${code("%24")}` },
  },
  "dollar-missing": {
    title: "“Ends with” that also means “contains”",
    message: ({ pattern, ending, examples }) =>
      say`${excerpt(pattern)} also matches ${list(examples)}. Expected: ${excerpt(`${pattern}$`)}, if only addresses that end in ${excerpt(ending)} are meant.`,
    why: say`A pattern is open at its end. Only a ${DOLLAR} makes it “ends with”.`,
    fixes: {
      "add-dollar": () => say`Add ${DOLLAR}: addresses with a query are then no longer matched`,
    },
  },
  "star-trailing": {
    title: "A * at the end",
    message: ({ pattern, same }) =>
      say`The end of ${excerpt(pattern)} matches nothing that ${excerpt(same)} does not match. Expected: ${excerpt(same)}.`,
    why: say`A pattern is open at its end anyway. The ${STAR} only makes it longer, and of two matching rules the longer one wins.`,
    fixes: { remove: ({ same }) => say`Write ${excerpt(same)}` },
  },
  "star-repeated": {
    title: "Several * in a row",
    message: ({ pattern }) =>
      say`${excerpt(pattern)} has several ${STAR} in a row. They match what one matches. Expected: one ${STAR}.`,
    why: say`One ${STAR} stands for any number of characters, slashes too. More of them only make the pattern longer.`,
    fixes: { "one-star": () => say`Keep one ${STAR}` },
  },
  "star-needs-segment": {
    title: "Does not match at the top of the site",
    message: ({ pattern, top, anywhere, part }) =>
      say`${excerpt(pattern)} needs a folder in front and does not match ${excerpt(top)}. Expected: ${excerpt(anywhere)} for every depth; ${excerpt(part)} would match parts of names as well.`,
    why: say`Both slashes of ${code("/*/")} have to be there. ${code("*/")} takes the first slash of the address too.`,
    fixes: {
      "any-depth": ({ anywhere }) => say`Write ${excerpt(anywhere)}: it matches at the top too`,
    },
  },
  "pattern-too-broad": {
    title: "Also matches longer words",
    message: ({ pattern, examples, word }) =>
      say`${excerpt(pattern)} matches wherever ${excerpt(word)} stands, also in ${list(examples)}. Expected: a slash or another mark around the word, if only that is meant.`,
    why: say`${STAR} stands for any characters, letters too.`,
    fixes: {},
  },
  "pattern-regex": {
    title: "Looks like a regular expression",
    message: ({ pattern, sign }) =>
      say`${excerpt(sign)} in ${excerpt(pattern)} looks like a regular expression, but is compared character by character. Expected: only ${STAR} for any characters and ${DOLLAR} at the end.`,
    why: say`No crawler reads regular expressions in robots.txt.`,
    fixes: {},
  },
};
