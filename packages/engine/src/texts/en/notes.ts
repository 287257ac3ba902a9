import type { Catalogue } from "../catalogue.ts";

const NOTHING = "Nothing is blocked.";
const SAYS = "The verdict says what the file says, not what a crawler does.";

/** English remarks on a result. */
export const note: Catalogue["note"] = {
  "html-served": {
    title: "A web page is served instead of a text file",
    text: "Only lines that are rules count. Serve plain text at /robots.txt.",
  },
  "file-truncated": {
    title: "Larger than 500 KiB",
    text: "Only the first 512,000 bytes are read. What comes after them is not in force.",
  },
  "no-rules-in-file": {
    title: "No valid rule",
    text: NOTHING,
  },
  "file-empty": {
    title: "The file is empty",
    text: `${NOTHING} If there should be something in it, check what the server hands out.`,
  },
  "binary-served": {
    title: "This is not a readable text file",
    text: "Perhaps an image, an archive or text in another encoding. Serve plain UTF-8 text at /robots.txt.",
  },
  "status-401-403": {
    title: "Forbidding the file does not forbid crawling",
    text: "Crawlers read 401 and 403 as a missing file. To close the site, serve a file with “Disallow: /” and status 200.",
  },
  "status-404": {
    title: "No robots.txt (404): nothing blocked",
    text: "That is a normal state, not a fault.",
  },
  "status-other-4xx": {
    title: "The server does not hand out the file",
    text: `${NOTHING} That is no proof that there is no file.`,
  },
  "status-429": {
    title: "429: Google treats it as a server error, the RFC as 4xx",
    text: "The cautious reading is shown: closed.",
  },
  "status-5xx": {
    title: "Rules unknown: the whole site stays closed",
    text: "What that means over time depends on the crawler and on earlier fetches.",
  },
  "no-answer": {
    title: "No usable answer: the whole site stays closed",
    text: "Without an answer a crawler does not know the rules.",
  },
  "redirected-elsewhere": {
    title: "The file comes from another address",
    text: "The rules still apply to the tested host.",
  },
  "private-address": {
    title: "A private address",
    text: "Nothing was read, so the verdict stays unknown.",
  },
  "crawler-ignores-robots": {
    title: "Its operator says that this crawler does not follow robots.txt",
    text: `${SAYS} Only the server can keep it out.`,
  },
  "crawler-user-triggered": {
    title: "This crawler fetches on behalf of users",
    text: "Its operator says that it does not, or not always, follow robots.txt then.",
  },
  "crawler-respect-unknown": {
    title: "Not documented whether this crawler follows robots.txt",
    text: `We found no statement by its operator. ${SAYS}`,
  },
  "crawler-control-only": {
    title: "A control token, no crawler of its own",
    text: "Nothing fetches under this name. Its operator reads here what fetched pages may be used for.",
  },
  "crawler-retired": {
    title: "This crawler is retired",
    text: "Rules for it do no harm, but most likely have no effect any more.",
  },
  "crawler-star-not-documented": {
    title: "Not documented whether the group * applies to it",
    text: "RFC 9309 is assumed: the group * applies when no group names it.",
  },
  "token-never-matches-google": {
    title: "Google's parser never finds this token",
    text: "It reads names in the file only up to the first character that is neither a letter nor - or _. In the reading RFC 9309 the whole name counts.",
  },
  "content-type-not-text": {
    title: "The file is not served as text/plain",
    text: "Its lines count all the same. The standard asks for plain text: set text/plain on the server.",
  },
  "robots-address-elsewhere": {
    title: "Only the robots.txt in the root counts",
    text: "No crawler reads other files of that name as rules.",
  },
};

/** English reasons why a line has no effect. */
export const skip: Catalogue["skip"] = {
  "unknown-directive": "This reading knows no such directive.",
  "no-separator": "Without a colon no directive can be made out here.",
  "before-group": "The rule comes before the first user-agent line and belongs to no group.",
  "pattern-start": "The pattern starts with neither / nor * and matches no address.",
  "pattern-empty": "Without a path the line blocks and allows nothing.",
  "token-empty": "The line names no crawler.",
  "allow-not-known": "The 1994 text has no Allow.",
  "beyond-limit": "The line is beyond the first 512,000 bytes and is not read.",
};

/** English purposes of crawlers. */
export const purpose: Catalogue["purpose"] = {
  search: "Search",
  "ai-training": "AI training",
  "ai-search": "AI search",
  "ai-user": "On behalf of users",
  ads: "Advertising",
  seo: "SEO tools",
  archive: "Archives",
  social: "Social networks",
  monitoring: "Monitoring",
  feed: "Feeds and podcasts",
  other: "Other",
};

/** What a test cannot know, in English. */
export const limits: Catalogue["limits"] = [
  "Read once, from a single place. Other visitors may get another answer from the server.",
  "Crawlers may use a copy that is up to 24 hours old, and an older one while the server cannot be reached.",
  SAYS,
  "A request, not a lock: no protection for secrets, no removal from an index.",
];
