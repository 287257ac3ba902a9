import type { extensionRules } from "../../../lint/rules/extensions.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref } from "../amounts.ts";
import { list } from "./lists.ts";

const group = (tokens: readonly string[]): Text =>
  tokens.length === 0 ? say` It stands outside of any group.` : [];

/** English words for findings on directives of single crawlers. */
export const extensions: WordsFor<typeof extensionRules> = {
  "crawl-delay-ignored": {
    title: "Crawl-delay: not read by everybody",
    message: ({ value, isNumber, tokens, isLarge, readers, ignorers }) => {
      if (!isNumber)
        return say`${excerpt(value === "" ? "Crawl-delay:" : value)} is no number of seconds, so nobody can follow it. Expected: a number such as ${code("10")}.`;
      const read =
        readers.length === 0
          ? say`We know no crawler here that reads it.`
          : say`It is read by ${list(readers)}.`;
      const ignored = ignorers.length === 0 ? [] : say` Not read by ${list(ignorers)}.`;
      const large = isLarge ? say` Above 30 seconds Common Crawl may leave pages out.` : [];
      return say`Crawl-delay of ${excerpt(value)} seconds.${group(tokens)} ${read}${ignored}${large} Expected: nothing, it changes no rule.`;
    },
    why: say`Crawl-delay is not part of the standard. Google does not read it; Bing also takes it from the group ${code("*")} when its own has none.`,
    fixes: {},
  },
  "noindex-unsupported": {
    title: "Noindex is not read here",
    message: ({ value, blockedBy }) =>
      blockedBy === null
        ? say`${excerpt(`Noindex: ${value}`)} is read by no known crawler. Expected: a robots meta tag or the header ${code("X-Robots-Tag")} on the page itself.`
        : say`${excerpt(`Noindex: ${value}`)} is read by no known crawler. Expected: a robots meta tag or the header ${code("X-Robots-Tag")} on the page itself, and no ${code("Disallow")} as in ${ref(blockedBy)}: a page that may not be fetched cannot say so.`,
    why: say`Google stopped reading it on 1 September 2019. To keep a page out of the index it must stay open to crawling.`,
    fixes: {},
  },
  "host-unsupported": {
    title: "Host is not read any more",
    message: ({ value }) =>
      say`${excerpt(`Host: ${value}`)} is read by no known crawler. Expected: a redirect (301) to the preferred host.`,
    why: say`Only Yandex read it, until 2018.`,
    fixes: { remove: () => say`Remove the line` },
  },
  "request-rate": {
    title: "Request-rate: read by Seznam alone",
    message: ({ value, isValid, tokens }) =>
      isValid
        ? say`${excerpt(`Request-rate: ${value}`)} is documented by Seznam alone.${group(tokens)} Expected: nothing, it changes no rule.`
        : say`${excerpt(`Request-rate: ${value}`)} cannot be read. Expected: pages per time, such as ${code("1/10s")} or ${code("1/10s 1800-1900")}.`,
    why: say`It is the rate control of SeznamBot. Others pass over it.`,
    fixes: {},
  },
  "visit-time": {
    title: "Visit-time is read by nobody we know",
    message: ({ value, isValid, tokens }) =>
      isValid
        ? say`${excerpt(`Visit-time: ${value}`)} is read by no crawler that we know.${group(tokens)} Expected: nothing, it changes no rule.`
        : say`${excerpt(`Visit-time: ${value}`)} cannot be read, and no crawler is known that would. Expected: a span such as ${code("0600-0845")}.`,
    why: say`It comes from a proposal of 2002.`,
    fixes: {},
  },
  "clean-param-yandex-only": {
    title: "Clean-param: read by Yandex alone",
    message: ({ count }) =>
      count === 1
        ? say`${code("Clean-param")} is read by Yandex alone. Expected: nothing, other crawlers pass over it.`
        : say`${code("Clean-param")} (${number(count)} lines) is read by Yandex alone. Expected: nothing, other crawlers pass over it.`,
    why: say`It tells Yandex which parameters of an address change nothing about the page.`,
    fixes: {},
  },
  "clean-param-invalid": {
    title: "A Clean-param that Yandex cannot read",
    message: ({ value, fault }) => {
      const expected = {
        empty: say`at least one parameter, such as ${code("Clean-param: ref /shop/")}`,
        path: say`a path that begins with a slash behind the parameters; several parameters are joined by ${code("&")}`,
        separator: say`parameters joined by ${code("&")}`,
        words: say`parameters joined by ${code("&")}, and at most one path behind one blank`,
      }[fault];
      return say`${excerpt(`Clean-param: ${value}`)} cannot be read. Expected: ${expected}.`;
    },
    why: say`Yandex counts such a line as an error and does not use it. Other crawlers do not read it anyway.`,
    fixes: { "join-with-ampersand": () => say`Join the parameters with ${code("&")}` },
  },
  "directive-unread": {
    title: "A directive that is hardly read",
    message: ({ key, reader }) =>
      reader === null
        ? say`${excerpt(key)} is read by no crawler that we know. Expected: nothing, it does no harm.`
        : say`${excerpt(key)} is read by ${excerpt(reader)} alone. Expected: nothing, other crawlers pass over it.`,
    why: say`It comes from a proposal or from a single search engine. The standard lets it be.`,
    fixes: {},
  },
};
