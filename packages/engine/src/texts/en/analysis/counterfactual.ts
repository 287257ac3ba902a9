import type { CounterfactualWords } from "../../analysis/counterfactual.ts";
import { joined } from "../../analysis/pattern.ts";
import { atStart, code, excerpt, say, type Text } from "../../parts.ts";
import { number, octets, ref } from "../amounts.ts";
import { skip } from "../notes.ts";
import { diff } from "./diff.ts";
import { pattern } from "./pattern.ts";

const key = (kind: "allow" | "disallow") => (kind === "allow" ? "Allow" : "Disallow");
const word = (verdict: "allowed" | "disallowed") => (verdict === "allowed" ? "open" : "blocked");

const SHOWN = 4;

/** English words for what would flip a verdict. */
export const counterfactual: CounterfactualWords = {
  kept: ({ line, kind, pattern: text, octets: length, kept }) => {
    const rule = say`${ref(line)}, ${excerpt(`${key(kind)}: ${text}`)}`;
    switch (kept.code) {
      case "no-match":
        return atStart(say`${rule}, does not match. ${pattern.miss(kept.miss)}`);
      case "fewer-octets":
        return atStart(
          say`${rule}, matches, but has ${octets(length)}, and ${ref(kept.against)} has ${number(kept.octets)}: the longer rule wins.`,
        );
      case "tie":
        return atStart(
          say`${rule}, matches and is as long as ${ref(kept.against)}: at the same length Allow wins.`,
        );
      case "later-line":
        return atStart(say`${rule}, matches, but ${ref(kept.against)} stands earlier.`);
      case "other-group":
        return atStart(
          say`${rule}, would match, but stands in a group that does not apply here: that of ${diff.crawlers(kept.tokens)}.`,
        );
      case "skipped":
        return atStart(say`${rule}, has no effect. ${skip[kept.reason]}`);
    }
  },
  noneKept: say`No rule came near.`,
  notCompared: (count) =>
    say`${number(count)} ${count === 1 ? "rule was" : "rules were"} not compared: the limit of work was reached.`,
  instead: (line, { verdict, line: next }) =>
    next === null
      ? say`Without ${ref(line)} no rule would match: ${word(verdict)}.`
      : say`Without ${ref(line)}, ${ref(next)} would decide: ${word(verdict)}.`,
  way: {
    exact: "A rule for this address alone",
    prefix: "A rule for all that begins so",
    directory: "A rule for the directory",
    padded: "A rule with stars that make it long enough",
    parameter: "A rule for the parameter in this place",
    repair: "The near rule, corrected",
    "end-added": "The deciding rule, closed with $",
    remove: "The deciding rule, removed",
    turn: "The deciding rule, turned round",
  },
  place: (place, crawler) => {
    switch (place) {
      case "group":
        return say`In the group that applies.`;
      case "own-group":
        return say`In a new group for ${excerpt(crawler)} alone. All rules that applied before are copied along, since a crawler with a group of its own is bound by no other.`;
      case "new-group":
        return say`In a new group for ${excerpt(crawler)}, since none applies yet.`;
    }
  },
  change: ({ change, line, before, after }) => {
    switch (change) {
      case "added":
        return line === 0
          ? say`At the beginning, add: ${excerpt(after ?? "")}`
          : say`Behind ${ref(line)}, add: ${excerpt(after ?? "")}`;
      case "changed":
        return atStart(say`${ref(line)}: ${excerpt(before ?? "")} becomes ${excerpt(after ?? "")}`);
      case "removed":
        return say`Remove ${ref(line)}: ${excerpt(before ?? "")}`;
    }
  },
  own: ({ alone, changes, proven }, crawler) => {
    if (alone) return say`Nothing but this address changes for ${excerpt(crawler)}: proven.`;
    const list = listed(changes.map(diff.region));
    const rest = proven ? say`Nothing else: proven.` : say`Not proven: it may be more.`;
    if (changes.length === 0) return say`What changes for ${excerpt(crawler)} is not proven.`;
    return say`For ${excerpt(crawler)} this changes: ${list}. ${rest}`;
  },
  others: ({ others, othersProven }) => {
    if (others.length === 0)
      return othersProven
        ? say`Nothing changes for crawlers of other groups: proven.`
        : say`Whether anything changes for other crawlers is not proven.`;
    const names = [...new Set(others.flatMap(({ crawlers }) => crawlers))];
    const rest = othersProven ? say`Nothing else: proven.` : say`Not proven: it may be more.`;
    return say`It also changes for ${diff.crawlers(names)}: ${listed(others.map(diff.region))}. ${rest}`;
  },
  fixed: {
    "robots-txt-itself": say`Nothing can flip this: ${code("/robots.txt")} itself is always open.`,
    "none-found": say`None of the edits tried flips this. That is no proof that there is none.`,
  },
  title: { nearest: "Nearest rules", flip: "What would flip it", sideEffects: "Side effects" },
};

function listed(texts: readonly Text[]): Text {
  const shown = texts.length > SHOWN + 1 ? texts.slice(0, SHOWN) : texts;
  const left = texts.length - shown.length;
  const row = left === 0 ? shown : [...shown, say`${number(left)} more`];
  return joined(row, "and");
}
