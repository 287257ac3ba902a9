import type { Catalogue } from "../catalogue.ts";
import { code, say } from "../parts.ts";

/** English answers to questions that people ask. */
export const answer: Catalogue["answer"] = {
  "block-one-crawler": {
    question: "How do I block one crawler only?",
    answer: say`Give it a group of its own: ${code("User-agent: GPTBot")} and on the next line ${code("Disallow: /")}. Nothing changes for the others. If you want to block only a part, repeat the rules under ${code("*")} in that group: they no longer apply to it then.`,
  },
  "blocked-in-spite-of-allow": {
    question: "Why is the address blocked although there is an Allow?",
    answer: say`The longest matching rule wins, the order does not count: ${code("Disallow: /*?sort=")} (8 octets) beats ${code("Allow: /shoes")} (6). Or the Allow is in another group; a crawler reads only the one that applies to it. Put an Allow there that is at least as long as the Disallow: at the same length, Allow wins.`,
  },
  "leave-the-index": {
    question: "Does a blocked address leave the index?",
    answer: say`No. Disallow forbids fetching, not listing: if others link to it, the address can appear in search. To remove it, leave the page open and send ${code('<meta name="robots" content="noindex">')} or the header ${code("X-Robots-Tag: noindex")}; on a blocked page no crawler reads that. Secrets need a password.`,
  },
  "upper-and-lower-case": {
    question: "Do upper and lower case matter?",
    answer: say`In the path, yes: ${code("Disallow: /Private")} does not block ${code("/private")}. If your server answers to both spellings, you need two rules. In directives and names of crawlers, no: ${code("user-agent: googlebot")} means Googlebot.`,
  },
  "empty-disallow": {
    question: "What does an empty Disallow do?",
    answer: say`Nothing: ${code("Disallow:")} without a path blocks no address. Alone in a crawler's group it leaves everything open for that crawler, even what is blocked under ${code("*")}. ${code("Disallow: /")}, however, blocks everything.`,
  },
  "how-long-until-it-acts": {
    question: "How long until a change takes effect?",
    answer: say`Usually within a day: by RFC 9309 a crawler should use a copy for 24 hours at most, longer only while the server cannot be reached. At Google ${code("Cache-Control: max-age")} may change that; in Search Console's robots.txt report you can request a recrawl of the file. Some name a longer time: DuckDuckGo 72 hours for DuckAssistBot. No promise that opened addresses are crawled at once.`,
  },
};
