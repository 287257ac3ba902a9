import { numbersIn } from "../numbers.ts";
import type { LaterTexts } from "./catalogue.ts";

const { n } = numbersIn("en");

/** English labels of parts that nobody needs for a first look. */
export const later: LaterTexts = {
  explain: (pattern) => `What else does ${pattern} match?`,
  about: {
    title: (token) => `About ${token}`,
    own: "A token of your own that is not in the registry. RFC 9309 is assumed: its own group, else the group *.",
    loading: "Loading the sources …",
    failed: "The sources could not be loaded. The verdict does not depend on them.",
    operator: "Operator",
    purpose: "Purpose",
    respects: "Follows robots.txt",
    respect: {
      yes: "yes, says its operator",
      no: "no, says its operator",
      "user-triggered-ignores": "not always: it fetches on behalf of users",
      unknown: "not documented",
    },
    fallback: "Second token",
    noFallback: "none, then * applies",
    star: "Group *",
    starYes: "applies when no group names it",
    starNo: "does not apply to it",
    crawlDelay: "Crawl-delay",
    delay: { honoured: "honoured", ignored: "ignored", unknown: "not documented" },
    statuses: "What fetch results mean to it",
    status: {
      "2xx": "2xx",
      "4xx": "4xx",
      "401": "401",
      "403": "403",
      "429": "429",
      "5xx": "5xx",
      network: "no answer",
    },
    inItsWords: "in the words of the source",
    documentation: "The operator’s documentation",
    sources: (date) => `Sources, read on ${date}`,
    retired: "retired",
  },
  documented: {
    title: "What operators document for this case",
    lead: "The verdict above is that of the standard. What operators document themselves stands here, in the words of the source. For all others the standard is assumed.",
    operator: "Operator",
    crawlers: "Crawlers",
    says: "What the source says",
    source: "Source",
    page: "Documentation",
    read: (date) => `read ${date}`,
    more: (amount) => `and ${n(amount)} more`,
  },
  privacy: {
    title: "What is sent where",
    texts: [
      "Live: address, crawler and reading go to the server of this page. From the site it fetches the robots.txt alone, without cookies. What stands behind the ? of an address is never logged.",
      "Draft: the text stays in this browser. It is kept in the part of the address behind #, which no browser sends. Suites are kept there, too; sitemaps and logs are read here and kept nowhere.",
      "This browser keeps the addresses that you tested lately, language, appearance and keys. There are no cookies and no third parties.",
    ],
    forget: "Delete the addresses tested lately",
    forgotten: "Deleted.",
  },
};
