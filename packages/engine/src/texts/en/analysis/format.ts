import { type FormatWords, formatWords, newlineName, single } from "../../analysis/format.ts";
import { inRow } from "../../analysis/summary.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs } from "../amounts.ts";
import { reading } from "../verdicts.ts";

const tokens = (all: readonly string[]): Text => {
  const shown = all.slice(0, all.length > 4 ? 3 : 4).map((token): Text => [excerpt(token)]);
  const hidden = all.length - shown.length;
  return inRow(hidden === 0 ? shown : [...shown, [`${number(hidden)} more`]], " and ");
};

const rule = ({ kind, pattern }: { kind: "allow" | "disallow"; pattern: string }) =>
  excerpt(`${kind === "allow" ? "Allow" : "Disallow"}: ${pattern}`);

const VERDICT = { allowed: "open", disallowed: "blocked" };

/** English words for formatting. */
export const format: FormatWords = formatWords({
  mode: {
    format: { name: "Format", about: "Spelling, spacing and blank lines. No line is lost." },
    merge: {
      name: "Merge",
      about: "Also brings groups together. No rule and no comment is lost.",
    },
    minify: { name: "Minify", about: "Also leaves out whatever changes nothing." },
  },
  step: {
    "line-ends": ({ count, to }) =>
      count === 1
        ? say`one line end made ${newlineName(to)}`
        : say`${number(count)} line ends made ${newlineName(to)}`,
    "last-line-end": () => ["line end added at the end of the file"],
    "bom-removed": () => ["byte order mark removed"],
    key: ({ from, to }) => say`key: ${excerpt(from)} → ${code(to)}`,
    colon: ({ key }) => say`colon added behind ${code(key)}`,
    spacing: () => ["white space tidied"],
    "blank-added": () => ["blank line added before the group"],
    "blank-removed": () => ["blank line removed"],
    "groups-merged": ({ into, tokens: all }) =>
      say`group of ${tokens(all)} merged into that at ${ref(into)}`,
    "groups-joined": ({ into, tokens: all }) =>
      say`${tokens(all)} joined to the group with the same rules at ${ref(into)}`,
    "star-removed": ({ from, to }) => say`star at the end: ${excerpt(from)} → ${excerpt(to)}`,
    "dead-rule": (args) =>
      args.coveredBy.length === 0
        ? say`${rule(args)} removed: never decides`
        : say`${rule(args)} removed: never decides, because of ${refs(single(args.coveredBy))}`,
    "redundant-rule": (args) => say`${rule(args)} removed: the verdicts are the same without it`,
    "repeated-line": ({ of }) => say`removed: the same as ${ref(of)}`,
    "comment-removed": () => ["comment removed"],
  },
  because: {
    verdict: ({ counterexample: { address, crawler, anybody, reading: id, before, after } }) => {
      const who = anybody ? "crawlers that no group names" : excerpt(crawler);
      return say`It would change a verdict: ${excerpt(address)} is ${VERDICT[before]} for ${who} and would be ${VERDICT[after]} (${reading[id].name}).`;
    },
    "not-proven": ({ reading: id }) =>
      say`That it changes no verdict could not be proven (${reading[id].name}).`,
    "directive-moves": () => ["A line such as Crawl-delay would come to apply to other crawlers."],
    work: () => ["The file is too large to prove this too."],
    "not-utf8": () => ["The line is not valid UTF-8 and stays as it is."],
    nul: () => ["The line contains a NUL and stays as it is."],
    "too-long": () => ["The line is longer than crawlers read and stays as it is."],
    "key-unclear": () => [
      "The key only begins with a known one; what follows it may mean something.",
    ],
    "shared-group": ({ token, lines }) =>
      say`${excerpt(token)} has another group at ${refs(single(lines))}, with other crawlers: they cannot become one.`,
    "not-text": () => ["This is not text in UTF-8. Nothing has been changed."],
  },
  done: (count) => {
    if (count === 0) return "nothing to do";
    return count === 1 ? "1 change" : `${number(count)} changes`;
  },
  left: (count) => (count === 0 ? "" : `${number(count)} left undone`),
  proven: (ids) =>
    `Proven: no verdict changes, for any crawler and any address (${ids.map((id) => reading[id].name).join(", ")}).`,
  warning: {
    glued: ({ line, tokens: own, added }) =>
      say`The group of ${tokens(own)} at ${ref(line)} has no rules, so that ${tokens(added)} of the policy belongs to the same group: the rules that follow apply to all of them.`,
    "rules-first": ({ tokens: own }) =>
      own.length === 0
        ? ["The policy begins with rules that belong to no group: they have no effect."]
        : say`The policy begins with rules: they apply to ${tokens(own)}, the last group of your file.`,
    "same-token": ({ token, lines }) =>
      say`Your file already has a group for ${excerpt(token)} at ${refs(single(lines))}: the rules of both apply together.`,
    freed: ({ token, witness }) =>
      say`${excerpt(token)} gets a group of its own and is no longer bound by the rules for everybody: ${excerpt(witness)} was blocked for it and is now open.`,
    "open-end": ({ tokens: own }) =>
      say`The policy ends with ${tokens(own)} and no rule: the next rules that anybody puts behind it will apply to it.`,
  },
});
