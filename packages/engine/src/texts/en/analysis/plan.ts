import { joined } from "../../analysis/pattern.ts";
import { isProvenForAll, type PlanWords } from "../../analysis/plan.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number, rules } from "../amounts.ts";
import { diff } from "./diff.ts";

const wish = (index: number): string => `wish ${number(index + 1)}`;
const capital = (index: number): string => `Wish ${number(index + 1)}`;
const wishes = (count: number): string =>
  count === 1 ? "the wish" : count === 2 ? "both wishes" : `all ${number(count)} wishes`;
const lines = (count: number): string => (count === 1 ? "One line" : `${number(count)} lines`);
const SHOWN = 4;

/** English words for plans. */
export const plan: PlanWords = {
  outcome: ({ possible, proven, already, lines: changed, obstacles }, count) => {
    if (possible && changed.length === 0) return say`The file says all of this already.`;
    if (possible) {
      const true_ =
        already.length === 0
          ? ""
          : `; ${number(already.length)} ${already.length === 1 ? "was" : "were"} true already`;
      return say`${lines(changed.length)} to change, and the file meets ${wishes(count)}${true_}.`;
    }
    return proven
      ? say`This cannot be: no file meets ${wishes(count)}.`
      : say`No edits were found for ${number(obstacles.length)} of ${number(count)} wishes. That is no proof that there are none.`;
  },
  obstacle: ({ code: kind, wishes: [first, second] }) => {
    switch (kind) {
      case "contradiction":
        return say`${capital(first)} and ${wish(second ?? first)} want the same address for the same crawler both ways.`;
      case "not-told-apart":
        return say`${capital(first)} and ${wish(second ?? first)} want the same address both ways, for two crawlers that no group can name in this reading.`;
      case "robots-txt-itself":
        return say`${capital(first)} wants ${code("/robots.txt")} itself blocked, which is always open.`;
      case "not-found":
        return say`For ${wish(first)} no edit was found that keeps the others.`;
    }
  },
  group: ({ crawler, copied }) =>
    copied === 0
      ? say`${excerpt(crawler)} gets a group of its own.`
      : say`${excerpt(crawler)} gets a group of its own, with ${rules(copied)} copied along: a crawler with its own group is bound by no other.`,
  minimal: say`Fewer lines cannot do it: proven.`,
  notMinimal: say`Whether fewer lines would do is not proven.`,
  beside: ({ beside, effects, reading }) => {
    const proven = isProvenForAll({ effects, reading });
    if (beside.length === 0)
      return proven
        ? say`Nothing but the wanted addresses changes, for any crawler: proven.`
        : say`Whether anything else changes is not proven.`;
    const shown = beside.length > SHOWN + 1 ? beside.slice(0, SHOWN) : beside;
    const texts = shown.map(
      (change) =>
        say`${diff.direction[change.direction]} ${diff.region(change)} for ${diff.crawlers(change.crawlers)}`,
    );
    if (shown.length < beside.length) texts.push(say`${number(beside.length - shown.length)} more`);
    const rest = proven ? say`Nothing else: proven.` : say`Not proven: it may be more.`;
    return say`Beside the wishes: ${joined(texts, "and")}. ${rest}`;
  },
  title: { lines: "Lines to change", beside: "Side effects", obstacles: "What stands in the way" },
};
