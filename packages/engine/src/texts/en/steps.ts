import type { Range } from "../amounts.ts";
import type { Catalogue } from "../catalogue.ts";
import { atStart, code, excerpt, say, type Text } from "../parts.ts";
import { number, octets, ref, refs, rules } from "./amounts.ts";

const GROUP = "The group";
const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");

function place(lines: readonly Range[], count: number): Text {
  if (lines.length < 2) return say`${refs(lines)}, ${rules(count)}.`;
  const all = lines.length === 2 ? "Both blocks" : `All ${number(lines.length)} blocks`;
  return say`${refs(lines)}. ${all} count together, ${rules(count)}.`;
}

/** English steps of an explanation. */
export const step: Catalogue["step"] = {
  "group-own": ({ asked, lines, rules: count }) => ({
    title: GROUP,
    text: say`${excerpt(asked)} has a group of its own: ${place(lines, count)} The group ${code("*")} is not added to it.`,
  }),
  "group-fallback": ({ asked, token, lines, rules: count }) => ({
    title: GROUP,
    text: say`No group names ${excerpt(asked)}; its next token ${excerpt(token)} applies: ${place(lines, count)}`,
  }),
  "group-star": ({ asked, lines, rules: count }) => ({
    title: GROUP,
    text:
      asked === "*"
        ? say`This asks about everybody without a group of their own: ${place(lines, count)}`
        : say`No group names ${excerpt(asked)}; ${code("*")} applies: ${place(lines, count)}`,
  }),
  "group-none": ({ asked }) => ({
    title: "No group",
    text: say`No group names ${excerpt(asked)}, and there is no group ${code("*")}. Without a group there is no rule, so everything is open.`,
  }),
  "group-star-not-obeyed": ({ asked, lines }) => ({
    title: "No group",
    text: say`No group names ${excerpt(asked)}. The group ${code("*")} (${refs(lines)}) does not apply to it: its operator says that only groups naming it count.`,
  }),
  "group-without-rules": ({ asked }) => ({
    title: "A group without rules",
    text: say`The group for ${excerpt(asked)} has no rule in force. So everything is open; rules of other groups are not added.`,
  }),
  address: ({ target, normalised, octets: length }) => ({
    title: "The address",
    text:
      target === normalised
        ? say`Path and query are compared, ${octets(length)}: ${excerpt(target)}`
        : say`Path and query are compared, ${octets(length)}: ${excerpt(normalised)} (requested as ${excerpt(target)})`,
  }),
  "robots-txt-itself": () => ({
    title: "The robots.txt itself",
    text: say`${code("/robots.txt")} is always open, or nobody could read the rules. No rule can change that.`,
  }),
  "no-match": ({ rules: count }) => ({
    title: "No rule matches",
    text:
      count === 0
        ? say`Without a rule there is nothing that could match. What no rule blocks is open.`
        : count === 1
          ? say`The only rule of the group does not match this address. What no rule blocks is open.`
          : say`None of the ${rules(count)} matches this address. What no rule blocks is open.`,
  }),
  candidates: ({ matching, rules: count }) => ({
    title: "Matching rules",
    text:
      count === 1
        ? say`The only rule of the group matches.`
        : say`${number(matching)} of the group's ${rules(count)} ${matching === 1 ? "matches" : "match"}.`,
  }),
  "only-candidate": ({ line, kind, octets: length }) => ({
    title: "Only one rule matches",
    text: say`${atStart([ref(line)])} decides. Its ${code(key(kind))} has ${octets(length)}.`,
  }),
  "most-octets": ({ line, kind, octets: length, next }) => ({
    title: "The longest rule wins",
    text: say`The ${code(key(kind))} in ${ref(line)} has ${octets(length)}, the next rule ${number(next)}. The order of the lines does not count.`,
  }),
  "tie-allow": ({ line, octets: length, against }) => ({
    title: "Same length: Allow wins",
    text: say`${atStart([ref(line)])} and ${ref(against)} both have ${octets(length)}. At the same length the Allow counts, so ${ref(line)}.`,
  }),
  "earlier-line": ({ line, octets: length, against }) => ({
    title: "Same length, same meaning",
    text: say`${atStart([ref(line)])} and ${ref(against)} both have ${octets(length)} and say the same. The earlier one is named.`,
  }),
  "first-match": ({ line, kind }) => ({
    title: "The first matching rule decides",
    text: say`That is the ${code(key(kind))} in ${ref(line)}. In this reading the order counts, not the length.`,
  }),
  "empty-rule": ({ line }) => ({
    title: "Only an empty rule",
    text: say`${atStart([ref(line)])} names no path. An empty rule blocks nothing, so the address is open.`,
  }),
};
