import type { patternRules } from "../../../lint/rules/patterns.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number } from "../amounts.ts";
import { list } from "./lists.ts";

const key = (isAllow: boolean) => code(isAllow ? "Allow" : "Disallow");

/** English words for findings on what a pattern is written with. */
export const patterns: WordsFor<typeof patternRules> = {
  "pattern-without-slash": {
    title: "A pattern that begins with neither / nor *",
    message: ({ pattern, isAllow, slash, star }) =>
      say`${excerpt(pattern)} begins with neither ${code("/")} nor ${code("*")}, so this ${key(isAllow)} matches no address. Expected: ${excerpt(slash)} for what begins so, or ${excerpt(star)} for what holds it.`,
    why: say`Every address is compared from its first slash on. RFC 9309 and Google find no match for such a rule, Yandex reports it as an error; a few crawlers add the slash by themselves.`,
    fixes: {
      "with-slash": ({ slash }) => say`Write ${excerpt(slash)}: addresses that begin so`,
      "with-star": ({ star }) => say`Write ${excerpt(star)}: addresses that hold it anywhere`,
    },
  },
  "pattern-full-url": {
    title: "A whole address instead of a path",
    message: ({ pattern, host, path, isOwn }) =>
      isOwn === false
        ? say`${excerpt(pattern)} is an address of another host, and a robots.txt speaks only for its own. Expected: the path alone, in the robots.txt of ${excerpt(host)}.`
        : say`${excerpt(pattern)} is a whole address. Rules are compared with the path only, so it matches nothing. Expected: ${excerpt(path)}.`,
    why: say`Paths begin with a slash. Most crawlers skip the line; rogerbot is documented to read such a ${code("Disallow")} as ${code("Disallow: /")}.`,
    fixes: { "path-only": ({ path }) => say`Keep only the path: ${excerpt(path)}` },
  },
  "pattern-percent-malformed": {
    title: "A % that begins no escape",
    message: ({ found }) =>
      say`In ${excerpt(found)} the ${code("%")} is not followed by two hexadecimal digits. Expected: ${code("%25")} for the character itself, or a whole escape such as ${code("%20")}.`,
    why: say`No valid address holds a bare ${code("%")}. The rule matches only what crawlers never request.`,
    fixes: { "escape-percent": () => say`Write the ${code("%")} as ${code("%25")}` },
  },
  "pattern-percent-unreserved": {
    title: "An escape that is not needed",
    message: ({ found, character }) =>
      say`${excerpt(found)} stands for ${code(character)}. The standard compares both as the same, Google's parser does not. Expected: ${code(character)}.`,
    why: say`Addresses are requested with the plain character. Google compares the escape letter by letter, and the rule does not match there.`,
    fixes: { decode: ({ character }) => say`Write plain characters, such as ${code(character)}` },
  },
  "pattern-non-ascii": {
    title: "Letters beyond ASCII",
    message: ({ escaped }) =>
      say`Letters beyond ASCII are fine. They are compared as ${excerpt(escaped)}, and that is how many octets count. Expected: nothing else.`,
    why: say`RFC 9309 and Google escape such letters on both sides before they compare.`,
    fixes: {},
  },
  "pattern-space": {
    title: "A blank inside a pattern",
    message: ({ pattern, second }) =>
      second === null
        ? say`${excerpt(pattern)} holds a blank. Addresses have ${code("%20")} in its place, so the rule does not match them. Expected: ${code("%20")}, or ${code("#")} in front of a remark.`
        : say`${excerpt(pattern)} seems to be two paths. A line holds one; as it stands it is one pattern with a blank in it. Expected: a line of its own for ${excerpt(second)}.`,
    why: say`Everything behind the colon is one pattern, up to a ${code("#")}. No crawler splits it at a blank.`,
    fixes: {
      "escape-blanks": () => say`Write blanks as ${code("%20")}`,
      "split-lines": () => say`Make two lines of it`,
      "comment-rest": () => say`Make the rest a comment`,
    },
  },
  "pattern-invisible": {
    title: "Characters that nobody sees",
    message: ({ field, codes, clean }) => {
      const where = {
        key: "the name of the directive",
        token: "the name of the crawler",
        pattern: "the pattern",
        address: "the address",
      }[field];
      return say`In ${where} stand characters that look like nothing or like others: ${list(codes)}. With them the line does not mean what it shows. Expected: ${excerpt(clean)}.`;
    },
    why: say`Crawlers compare them like any other character. They mostly come in by copying from web pages and text documents.`,
    fixes: { remove: ({ clean }) => say`Remove them: ${excerpt(clean)}` },
  },
  "pattern-case-twin": {
    title: "Known addresses differ in case only",
    message: ({ pattern, address }) =>
      say`${excerpt(pattern)} does not match ${excerpt(address)}, which differs in upper and lower case only. Expected: the case that the site uses.`,
    why: say`Paths are compared with upper and lower case told apart, by the standard and by all known crawlers.`,
    fixes: {},
  },
  "pattern-hash-cut": {
    title: "A # cuts the pattern",
    message: ({ pattern, rest }) =>
      say`The pattern ends at ${excerpt(pattern)}: ${excerpt(rest)} is a comment. Expected: ${code("%23")} for the character, or a blank in front of a comment.`,
    why: say`${code("#")} begins a comment anywhere on a line. What stands behind a ${code("#")} in an address is never requested.`,
    fixes: {
      "escape-hash": () => say`Write it as ${code("%23")}`,
      "set-apart": () => say`Put a blank in front: it is meant as a comment`,
    },
  },
  "pattern-too-long": {
    title: "A pattern longer than what is read",
    message: ({ characters, limit, isCut, read }) =>
      isCut
        ? say`The line is longer than ${number(limit)} octets. Google's parser reads it up to here, ending in ${excerpt(read)}; the rest is dropped, and a shorter pattern matches more. Expected: a shorter line.`
        : say`The pattern has ${number(characters)} characters. Yandex reads ${number(limit)}, ending in ${excerpt(read)}. Expected: a shorter pattern.`,
    why: say`Yandex limits a rule to 1,024 characters. Google's published parser cuts a line at 16,663 octets.`,
    fixes: {},
  },
};
