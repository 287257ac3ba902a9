import type { SideLines } from "../../../analyse/model.ts";
import { countChanges, type DiffWords, listCrawlers } from "../../analysis/diff.ts";
import { joined } from "../../analysis/pattern.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref, refs } from "../amounts.ts";

const sets = (count: number): string =>
  count === 1 ? "one set of addresses" : `${number(count)} sets of addresses`;
const side = (line: number | null): Text => (line === null ? say`no rule` : say`${ref(line)}`);
const ranges = (lines: readonly number[]) => refs(lines.map((line) => [line, line] as const));

const lines: DiffWords["lines"] = (both) => say`before ${side(both.old)}, now ${side(both.new)}`;

/** The pair that a bound is about, where there is one. */
const at = (both: SideLines): Text =>
  both.old === null && both.new === null ? [] : say` (${lines(both)})`;

const region: DiffWords["region"] = ({ pattern, except, exceptLines }) => {
  const but: Text[] = except.map((one) => [excerpt(one)]);
  if (exceptLines !== null) {
    if (exceptLines.old.length > 0)
      but.push(say`what ${ranges(exceptLines.old)} of the old file decides`);
    if (exceptLines.new.length > 0)
      but.push(say`what ${ranges(exceptLines.new)} of the new file decides`);
  }
  return but.length === 0
    ? say`${excerpt(pattern)}`
    : say`${excerpt(pattern)} except ${joined(but, "and")}`;
};

/** English words for differences. */
export const diff: DiffWords = {
  direction: { opened: "opened", closed: "closed" },
  summary: ({ changes, proven }) => {
    const { opened, closed } = countChanges(changes);
    if (changes.length === 0)
      return proven
        ? say`No address changes its verdict.`
        : say`No change was found, but not everything is proven.`;
    if (closed === 0) return say`Opens ${sets(opened)}, closes none.`;
    if (opened === 0) return say`Closes ${sets(closed)}, opens none.`;
    return say`Opens ${sets(opened)} and closes ${closed === 1 ? "one" : number(closed)}.`;
  },
  proof: ({ changes, proven }) => {
    if (!proven) return say`Not proven: more may change than is listed.`;
    return changes.length === 0
      ? say`Nothing changes, for any address: proven.`
      : say`Nothing else changes, for any address: proven.`;
  },
  region,
  change: (change) =>
    say`${change.direction === "opened" ? "Opened" : "Closed"}: ${region(change)}, for example ${excerpt(change.witness)} (${lines(change.lines)}).`,
  lines,
  crawlers: (names) =>
    joined(
      listCrawlers(
        names,
        (token) => [excerpt(token)],
        say`all crawlers without a group of their own`,
        (count) => say`${number(count)} more`,
      ),
      "and",
    ),
  limit: (limit) => {
    switch (limit.code) {
      case "pieces":
        return say`Two patterns overlap in more ways than are listed${at(limit.lines)}.`;
      case "no-unused-octet":
        return say`The patterns use up every character that addresses may have.`;
      case "work":
        return say`The comparison was stopped at its limit of work${at(limit.lines)}.`;
      case "percent-before-star":
        return say`A pattern has ${code("%")} before a star, and the readings write escapes differently${at(limit.lines)}.`;
    }
  },
  noRule: "no rule",
  table: {
    direction: "Change",
    addresses: "Addresses",
    except: "Except",
    example: "Example",
    old: "Line before",
    new: "Line now",
    crawlers: "Crawlers",
  },
};
