import { toText } from "../../decode.ts";
import type { ReadingId } from "../../model.ts";
import { type RuleSet, ruleSet } from "../rule-set.ts";
import { ruleStates } from "../rule-states.ts";
import { appliedTo } from "./proof/names.ts";
import { type Structure, structuresOf, textOctets } from "./proof/structure.ts";
import { lineOf, type Sheet } from "./rows.ts";

/** Rules of one effective group up to which redundant ones are looked for: that grows faster than their number. */
const MOST_RULES = 3000;
/** Rules that are looked at in all; reading the file for a crawler counts as its octets divided by 64. */
const MOST_LOOKS = 150_000;

/** What the crawlers to whom a rule applies say of it. */
interface Vote {
  isUseless: boolean;
  readonly coveredBy: readonly number[];
}

/**
 * Rows of rules that never decide (`dead`), or whose place another rule would take with the same verdict (`redundant`),
 * for every crawler to whom they apply and in all of the readings; with the lines that cover a dead one, from 1. What
 * is not proven is not among them.
 */
export function uselessRules(
  sheet: Sheet,
  readings: readonly ReadingId[],
  want: "dead" | "redundant",
): ReadonlyMap<number, readonly number[]> {
  const votes = new Map<number, Vote>();
  let looks = 0;
  for (const structure of structuresOf(sheet.file, readings))
    for (const asker of askersOf(structure)) {
      const set = ruleSet(sheet.file, asker, structure.reading.id);
      looks += set.rules.length + (sheet.file.bytes.length >> 6);
      const isTooMuch =
        looks > MOST_LOOKS || (want === "redundant" && set.rules.length > MOST_RULES);
      for (const { line, isUseless, coveredBy } of isTooMuch ? noAnswers(set) : answers(set, want))
        vote(votes, line - 1, isUseless, coveredBy);
    }
  return new Map(
    ruleRows(sheet)
      .filter((index) => votes.get(index)?.isUseless ?? want === "dead")
      .map((index) => [index, votes.get(index)?.coveredBy ?? []]),
  );
}

function vote(
  votes: Map<number, Vote>,
  index: number,
  isUseless: boolean,
  coveredBy: readonly number[],
): void {
  const known = votes.get(index);
  if (known === undefined) votes.set(index, { isUseless, coveredBy });
  else known.isUseless &&= isUseless;
}

interface Answer {
  readonly line: number;
  readonly isUseless: boolean;
  readonly coveredBy: readonly number[];
}

function answers(set: RuleSet, want: "dead" | "redundant"): readonly Answer[] {
  return ruleStates(set, { redundant: want === "redundant" }).map((state) => ({
    line: state.line,
    isUseless: want === "dead" ? state.state === "dead" : state.redundant === true,
    coveredBy: state.coveredBy,
  }));
}

/** Past the bound nothing is known to be useless. */
const noAnswers = (set: RuleSet): readonly Answer[] =>
  set.rules.flatMap(({ line }) =>
    line === null ? [] : [{ line, isUseless: false, coveredBy: [] }],
  );

const ruleRows = (sheet: Sheet): readonly number[] =>
  [...sheet.rows.keys()].filter((index) => /^(?:dis)?allow$/.test(lineOf(sheet, index).kind));

/** One name for each effective group, and `*` for those that no group names. */
function askersOf(structure: Structure): readonly string[] {
  const byBlocks = new Map<string, string>([["", "*"]]);
  if (structure.reading.groups === "all") {
    const positions = new Map(structure.blocks.map((block, i) => [block, i]));
    for (const [name, blocks] of appliedTo(structure).byName)
      byBlocks.set(blocks.map((block) => positions.get(block)).join(), asText(name));
  } else
    for (const { agents } of structure.blocks)
      for (const agent of agents) byBlocks.set(agent, asText(agent));
  return [...byBlocks.values()];
}

const asText = (name: string): string => toText(textOctets(name));
