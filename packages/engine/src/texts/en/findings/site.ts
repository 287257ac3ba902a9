import type { siteRules } from "../../../lint/rules/site.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { list } from "./lists.ts";

/** English words for findings on what a file blocks. */
export const site: WordsFor<typeof siteRules> = {
  "blocks-everything": {
    title: "The whole site is blocked",
    message: ({ isStar, crawlers, token }) =>
      isStar
        ? say`This rule blocks every address for everybody without a group of their own${crawlers.length > 0 ? say`, search crawlers among them: ${list(crawlers)}` : say``}. This is proven. Expected: that it is meant.`
        : say`This rule blocks every address for ${excerpt(token)}${crawlers.length > 0 ? say` (${list(crawlers)})` : say``}. This is proven. Expected: that it is meant.`,
    why: say`Pages that search crawlers may not fetch lose their place in search results, or stand there without a description.`,
    fixes: {},
  },
  "resources-blocked": {
    title: "Style sheets or scripts are blocked",
    message: ({ pattern, address, crawlers }) =>
      say`${excerpt(pattern)} keeps ${list(crawlers)} from files that pages are drawn with, such as ${excerpt(address)}. Expected: ${code("Allow")} for style sheets and scripts.`,
    why: say`Search engines draw a page before they judge it. Without style sheets and scripts they do not see what people see.`,
    fixes: {},
  },
  "sensitive-path": {
    title: "A path that gives something away",
    message: ({ pattern }) =>
      say`${excerpt(pattern)} names something that sounds worth protecting, in a file that anybody can read. Expected: a lock on the server, and nothing about it here.`,
    why: say`A robots.txt is public and locks nothing. Some people read it for just such hints.`,
    fixes: {},
  },
};
