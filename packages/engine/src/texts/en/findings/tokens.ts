import type { tokenRules } from "../../../lint/rules/tokens.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number, rules } from "../amounts.ts";
import { list } from "./lists.ts";

const of = (operator: string | null) => (operator === null ? say`` : say` (${operator})`);

/** English words for findings on the names in user-agent lines. */
export const tokens: WordsFor<typeof tokenRules> = {
  "token-empty": {
    title: "A User-agent line without a name",
    message: ({ rules: lost }) =>
      lost > 0
        ? say`This line names no crawler, so the ${rules(lost)} below bind nobody. Expected: a name, or ${code("*")} for everybody.`
        : say`This line names no crawler. Expected: a name, or ${code("*")} for everybody.`,
    why: say`A group binds only the crawlers that it names.`,
    fixes: { "name-everybody": () => say`Name everybody with ${code("*")}` },
  },
  "token-unknown": {
    title: "A name that we do not know",
    message: ({ tokens: names, count, nearest }) =>
      nearest.length > 0
        ? say`We know no crawler named ${list(names)}. Expected, perhaps: ${list(nearest)}.`
        : count === 1
          ? say`We know no crawler named ${list(names)}. Expected: nothing, there are more crawlers than we know.`
          : say`We do not know ${number(count)} of the names in this file: ${list(names)}. Expected: nothing, there are more crawlers than we know.`,
    why: say`The name of a search engine or a company is not always the token that its crawler looks for. A group under another name binds nobody.`,
    fixes: { "use-nearest": ({ nearest }) => say`Write ${excerpt(nearest[0] ?? "")}` },
  },
  "token-retired": {
    title: "A crawler that is retired",
    message: ({ token, operator }) =>
      say`${excerpt(token)}${of(operator)} is not known to crawl any more. Expected: nothing, its rules do no harm.`,
    why: say`Rules for retired crawlers make a file longer and are easily mistaken for protection.`,
    fixes: {},
  },
  "token-undocumented": {
    title: "A crawler that may not follow robots.txt",
    message: ({ token, operator, respects }) =>
      respects === "no"
        ? say`${excerpt(token)}${of(operator)} does not follow robots.txt, its operator says. Expected: a block on the server, if it is to stay out.`
        : respects === "user-triggered-ignores"
          ? say`${excerpt(token)}${of(operator)} fetches on behalf of users and does not, or not always, follow robots.txt then. Expected: a block on the server, if it is to stay out.`
          : say`${excerpt(token)}${of(operator)}: we found no statement of its operator that it follows robots.txt. Expected: a block on the server, if it has to stay out.`,
    why: say`A robots.txt is a request. Who does not promise to follow it may still do so, or not.`,
    fixes: {},
  },
  "token-control-only": {
    title: "A control token, no crawler of its own",
    message: ({ token, operator }) =>
      say`Nothing fetches under the name ${excerpt(token)}${of(operator)}. The group says what fetched pages may be used for. Expected: a group for the crawler itself, if fetching is to be blocked.`,
    why: say`The operator's crawlers read this token beside their own. Blocking it stops no request.`,
    fixes: {},
  },
  "token-version": {
    title: "A version behind the name",
    message: ({ value, name }) =>
      say`In ${excerpt(value)} only ${excerpt(name)} counts, for every version. Expected: ${excerpt(name)}.`,
    why: say`Rules for one version alone are not possible.`,
    fixes: { "drop-version": ({ name }) => say`Write ${excerpt(name)}` },
  },
  "token-cut": {
    title: "A name that is cut",
    message: ({ value, cut, hits }) => {
      const rest =
        cut === ""
          ? say`Google's parser reads no name at all here`
          : say`Google's parser reads only ${excerpt(cut)} here`;
      return hits.length > 0
        ? say`${excerpt(value)} holds characters that no token has. ${rest}, and that is a crawler of its own: the rules bind ${list(hits)}. Expected: letters, ${code("-")} and ${code("_")} only.`
        : say`${excerpt(value)} holds characters that no token has. ${rest}; only a crawler of exactly this name finds the group. Expected: letters, ${code("-")} and ${code("_")} only.`;
    },
    why: say`RFC 9309 allows letters, ${code("-")} and ${code("_")} in a token. Google's published parser cuts at the first other character.`,
    fixes: { "token-only": ({ cut }) => say`Write ${excerpt(cut)}, if that one is meant` },
  },
  "token-list-comma": {
    title: "Several crawlers in one line",
    message: ({ read, lost }) =>
      read === ""
        ? say`A line names one crawler; a list is not read. ${list(lost)} and the first are lost. Expected: a User-agent line for each.`
        : say`Only ${excerpt(read)} counts here; ${list(lost)} ${lost.length === 1 ? "is" : "are"} lost. Expected: a User-agent line for each.`,
    why: say`A token ends at the comma. CCBot's parser is known to split such lines, others are not.`,
    fixes: { "one-line-each": () => say`Write one User-agent line for each` },
  },
  "token-user-agent-string": {
    title: "A whole HTTP header instead of a token",
    message: ({ value, cut, token }) => {
      const expected = token === null ? say`the token of the crawler` : say`${excerpt(token)}`;
      return cut === ""
        ? say`${excerpt(value)} is what a crawler sends, not the name that it looks for in a robots.txt. No name is read here. Expected: ${expected}.`
        : say`${excerpt(value)} is what a crawler sends, not the name that it looks for in a robots.txt. Read is only ${excerpt(cut)}. Expected: ${expected}.`;
    },
    why: say`A crawler looks for its product token. What stands in its HTTP header beside that is not compared.`,
    fixes: { "use-token": ({ token }) => say`Write ${excerpt(token ?? "")}` },
  },
};
