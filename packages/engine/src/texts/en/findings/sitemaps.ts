import type { sitemapRules } from "../../../lint/rules/sitemaps.ts";
import type { WordsFor } from "../../findings.ts";
import { excerpt, say } from "../../parts.ts";
import { number, ref } from "../amounts.ts";

/** English words for findings on sitemap lines. */
export const sitemaps: WordsFor<typeof sitemapRules> = {
  "sitemap-not-absolute": {
    title: "A sitemap without scheme and host",
    message: ({ value, count, expected }) =>
      count > 1
        ? say`${excerpt(value)} holds ${number(count)} addresses. A Sitemap line names one. Expected: a line of its own for each.`
        : say`${excerpt(value)} is not a whole address, so crawlers cannot fetch it. Expected: an address such as ${excerpt(expected)}.`,
    why: say`A sitemap may lie on any host. That is why the whole address is needed, with http or https.`,
    fixes: {
      complete: ({ expected }) => say`Write ${excerpt(expected)}`,
      "split-lines": () => say`Give each address a line of its own`,
    },
  },
  "sitemap-other-host": {
    title: "A sitemap on another host",
    message: ({ value, host, own }) =>
      say`${excerpt(value)} lies on ${excerpt(host)}, this file belongs to ${excerpt(own)}. Expected: nothing, that is allowed.`,
    why: say`Google takes addresses of other hosts from a sitemap if the robots.txt of those hosts names it, or if they are known to belong together.`,
    fixes: {},
  },
  "sitemap-duplicate": {
    title: "The same sitemap twice",
    message: ({ value, first }) =>
      say`${excerpt(value)} already stands in ${ref(first)}. Expected: once.`,
    why: say`A second time changes nothing.`,
    fixes: { remove: () => say`Remove the second one` },
  },
  "sitemap-http": {
    title: "A sitemap over http",
    message: ({ value }) =>
      say`${excerpt(value)} is named with http, the site is served over https. Expected: https.`,
    why: say`Over http a crawler gets a redirect at best. Addresses in a sitemap should have the scheme of the site.`,
    fixes: { "use-https": () => say`Write https` },
  },
  "sitemap-blocked": {
    title: "A sitemap that is blocked",
    message: ({ value, token, line, host }) =>
      say`${excerpt(value)} is blocked for ${excerpt(token)} by ${ref(line)}${host === null ? [] : say`, if this file belongs to ${excerpt(host)}`}. Expected: an address that crawlers may fetch.`,
    why: say`Naming a sitemap does not open it. What a rule blocks is not fetched.`,
    fixes: {},
  },
};
