import type { groupRules } from "../../../lint/rules/groups.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { ref, refs, rules } from "../amounts.ts";
import { list } from "./lists.ts";

const caught = (crawlers: readonly string[]): Text =>
  crawlers.length === 0 ? [] : say` Known crawlers concerned: ${list(crawlers)}.`;

/** English words for findings on groups. */
export const groups: WordsFor<typeof groupRules> = {
  "rule-before-group": {
    title: "Rules before the first User-agent line",
    message: ({ count, pattern }) =>
      count === 1
        ? say`The rule ${excerpt(pattern)} stands before every User-agent line and binds nobody. Expected: a line such as ${code("User-agent: *")} above it.`
        : say`${rules(count)} stand before every User-agent line and bind nobody. Expected: a line such as ${code("User-agent: *")} above them.`,
    why: say`A rule belongs to the group above it. Every crawler skips rules that belong to none.`,
    fixes: {
      "add-star-group": () =>
        say`Put ${code("User-agent: *")} above: the rules then bind everybody without a group of their own`,
    },
  },
  "group-empty": {
    title: "A group without rules",
    message: ({ tokens, hasStar }) =>
      hasStar
        ? say`${list(tokens)}: a group without any rule. Everything is open there, and the rules under ${code("*")} do not count. Expected: rules, or an empty ${code("Disallow:")} if that is meant.`
        : say`${list(tokens)}: a group without any rule. Expected: rules, or an empty ${code("Disallow:")} to say that everything is open.`,
    why: say`A crawler that is named reads its own group only. If that group has no rules, nothing is blocked for it.`,
    fixes: { "say-open": () => say`Say so with an empty ${code("Disallow:")}` },
  },
  "group-frees-crawler": {
    title: "A group frees its crawler from rules under *",
    message: ({ tokens, crawlers, lost, lines }) =>
      say`The group for ${list(tokens)} frees it from ${rules(lost)} under ${code("*")}: ${refs(lines)}. Expected: the same rules here too, if they are to hold for it.${caught(crawlers)}`,
    why: say`A crawler with a group of its own does not read the group ${code("*")}. What is blocked only there is open to it.`,
    fixes: { "copy-rules": () => say`Copy the missing rules of ${code("*")} into this group` },
  },
  "group-glued": {
    title: "Two groups that are one",
    message: ({ tokens, crawlers, below, glue, directive, rules: count, line }) => {
      const between = {
        blank: say`a blank line`,
        comment: say`a rule that is commented out`,
        directive: say`${excerpt(directive ?? "")}`,
        sitemap: say`${excerpt(directive ?? "")}`,
      }[glue];
      const effect =
        line === null
          ? say`They are one group with ${excerpt(below)}.`
          : count === 1
            ? say`So the rule in ${ref(line)}, written for ${excerpt(below)}, binds ${list(tokens)} too.`
            : say`So ${rules(count)} from ${ref(line)} on, written for ${excerpt(below)}, bind ${list(tokens)} too.`;
      return say`Between ${list(tokens)} and the next User-agent line stands only ${between}, and that ends no group. ${effect} Expected: a rule in between, at least an empty ${code("Disallow:")}.${caught(crawlers)}`;
    },
    why: say`User-agent lines collect until the first Allow or Disallow. Blank lines, comments, Sitemap and Crawl-delay do not part them. Crawlers that follow the older texts see two groups here.`,
    fixes: {
      "close-group": ({ tokens }) =>
        say`Close the first group with an empty ${code("Disallow:")}: everything is then open to ${list(tokens)}`,
      "join-lines": () =>
        say`Remove what stands between, so that it looks like the one group that it is`,
    },
  },
  "group-split-blank": {
    title: "Blank lines inside a group",
    message: ({ lost, rules: count }) =>
      say`A blank line inside a group. For some crawlers the group ends here, and they lose ${rules(lost)} of ${count}. Expected: no blank line between a User-agent line and its last rule.`,
    why: say`RFC 9309 and Google pass over blank lines. Yandex and crawlers that follow the texts of 1994 and 1996 end a group there.`,
    fixes: { "remove-blank-lines": () => say`Remove the blank lines inside the group` },
  },
  "group-repeated": {
    title: "One crawler in several groups",
    message: ({ token, groups: count, lines }) =>
      say`${excerpt(token)} is named in ${count} groups (${refs(lines.map((line) => [line, line]))}). Expected: one group with all its rules.`,
    why: say`RFC 9309 and Google add the groups together. Crawlers that follow the older texts read only the first.`,
    fixes: { merge: () => say`Merge the groups into the first` },
  },
  "star-group-repeated": {
    title: "Several groups for everybody",
    message: ({ groups: count, lines }) =>
      say`${code("User-agent: *")} begins ${count} groups (${refs(lines.map((line) => [line, line]))}). Expected: one group with all rules for everybody.`,
    why: say`RFC 9309 and Google add the groups together. Yandex takes only one group ${code("*")}, older crawlers only the first.`,
    fixes: { merge: () => say`Merge the groups into the first` },
  },
};
