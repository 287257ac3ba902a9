import type { LiveDifference } from "../../../lint/input/live-difference.ts";
import type { fetchRules } from "../../../lint/rules/fetch.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number } from "../amounts.ts";

const answer = (status: number | null): Text =>
  status === null ? say`no answer` : say`status ${String(status)}`;

const difference = ({ own, other, what, ownStatus, otherStatus }: LiveDifference): Text =>
  what === "status"
    ? say`${excerpt(own)} gives ${answer(ownStatus)}, ${excerpt(other)} ${answer(otherStatus)}. Expected: the same rules on both, or a redirect from one to the other.`
    : say`${excerpt(own)} and ${excerpt(other)} give different files. Expected: the same rules on both, or a redirect from one to the other.`;

/** English words for findings on how a file is served. */
export const fetch: WordsFor<typeof fetchRules> = {
  "fetch-403": {
    title: "Forbidding the file does not forbid crawling",
    message: ({ status }) =>
      say`The server answers ${String(status)} for robots.txt. Crawlers read that as a missing file, and everything is open. Expected: status 200 with ${code("Disallow: /")} to close the site, or 404 to open it.`,
    why: say`RFC 9309 and Google treat every 4xx but 429 as “no rules”.`,
    fixes: {},
  },
  "fetch-429": {
    title: "Too many requests: the site stays closed to Google",
    message: ({ retryAfter }) =>
      retryAfter === null
        ? say`The server answers 429 for robots.txt. Expected: status 200, also for crawlers in a hurry.`
        : say`The server answers 429 for robots.txt and asks to come back later (${excerpt(retryAfter)}). Expected: status 200, also for crawlers in a hurry.`,
    why: say`Google treats 429 like a server error and crawls nothing meanwhile. The letter of RFC 9309 counts it among 4xx.`,
    fixes: {},
  },
  "fetch-5xx": {
    title: "No usable answer: the whole site stays closed",
    message: ({ status, failure }) =>
      status === null
        ? say`The server gave no usable answer for robots.txt (${code(failure ?? "")}). Expected: status 200 with the file, or 404.`
        : say`The server answers ${String(status)} for robots.txt. Expected: status 200 with the file, or 404.`,
    why: say`While the rules cannot be read, crawlers have to take the whole site for closed. What follows after hours and days depends on the crawler.`,
    fixes: {},
  },
  "fetch-content-type": {
    title: "Not served as plain text in UTF-8",
    message: ({ type, isText, charset }) =>
      isText
        ? say`The server names the encoding ${excerpt(charset ?? "")}. Expected: ${code("text/plain; charset=utf-8")}.`
        : type === null
          ? say`The server names no type for robots.txt. Expected: ${code("text/plain; charset=utf-8")}.`
          : say`The server names the type ${excerpt(type)}. Expected: ${code("text/plain; charset=utf-8")}.`,
    why: say`RFC 9309 wants plain text in UTF-8. Crawlers mostly read other types all the same.`,
    fixes: {},
  },
  "fetch-redirect-host": {
    title: "The file comes from another host",
    message: ({ own, other }) =>
      say`The robots.txt of ${excerpt(own)} comes from ${excerpt(other)}. Expected: that the rules of that file are meant for ${excerpt(own)} too.`,
    why: say`Rules belong to the host that was asked, wherever a redirect leads.`,
    fixes: {},
  },
  "fetch-redirect-many": {
    title: "Many redirects",
    message: ({ hops, followed, isLost }) =>
      isLost
        ? say`The robots.txt is behind more than ${number(followed)} redirects, or in a circle of them. Crawlers give up and take the file for missing. Expected: none or one.`
        : say`The robots.txt is behind ${number(hops)} redirects. Expected: none or one.`,
    why: say`RFC 9309 and Google follow at least five. After that there are no rules, and everything is open.`,
    fixes: {},
  },
  "fetch-slow": {
    title: "The file comes slowly",
    message: ({ elapsedMs }) =>
      say`The server took ${number(Math.round(elapsedMs / 100) / 10)} seconds for robots.txt. Expected: an answer within a second or two.`,
    why: say`A crawler that gives up waiting takes the site for unreachable, and closed.`,
    fixes: {},
  },
  "fetch-differs-http-https": {
    title: "http and https answer differently",
    message: difference,
    why: say`A robots.txt holds for one scheme, one host and one port.`,
    fixes: {},
  },
  "fetch-differs-www": {
    title: "With and without www there are different answers",
    message: difference,
    why: say`A robots.txt holds for one host. The one with www. is another than the one without.`,
    fixes: {},
  },
};
