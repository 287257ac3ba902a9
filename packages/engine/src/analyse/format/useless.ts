import { toText } from "../../decode.ts";
import type { ReadingId } from "../../model.ts";
import { type RuleSet, ruleSet } from "../rule-set.ts";
import { ruleStates } from "../rule-states.ts";
import type { Budget } from "./proof/budget.ts";
import { appliedTo } from "./proof/names.ts";
import { type Block, type Structure, structuresOf, textOctets } from "./proof/structure.ts";
import { lineOf, type Sheet } from "./rows.ts";

/** Units of the budget for looking at a rule, and for looking at it beside another. */
const COST = 500;
const COST_OF_PAIR = 3;

/** What the crawlers to whom a rule applies say of it. */
interface Vote {
  isUseless: boolean;
  readonly coveredBy: readonly number[];
}

/** `dead`: never decides. `redundant`: without it another rule or none would decide, with the same verdict. */
type Want = "dead" | "redundant";

/** Finds rules that are of no use, and remembers what was found for a group. */
export class UselessRules {
  readonly #readings: readonly ReadingId[];
  readonly #budget: Budget;
  readonly #known = new Map<string, readonly Answer[]>();

  constructor(readings: readonly ReadingId[], budget: Budget) {
    this.#readings = readings;
    this.#budget = budget;
  }

  /**
   * Rows of rules that are useless for every crawler to whom they apply, in all of the readings; with the lines that
   * cover a dead one, from 1. What is not proven is not among them.
   */
  find(sheet: Sheet, want: Want): ReadonlyMap<number, readonly number[]> {
    const votes = new Map<number, Vote>();
    for (const structure of structuresOf(sheet.file, this.#readings))
      for (const { token, rules } of askersOf(structure)) {
        const set = ruleSet(sheet.file, token, structure.reading.id);
        const lines = [...new Set(set.rules.flatMap(({ line }) => line ?? []))];
        const key = [structure.reading.id, want, ...rules].join("\n");
        for (const { at, isUseless, coveredBy } of this.#answers(key, set, lines, want))
          vote(
            votes,
            (lines[at] as number) - 1,
            isUseless,
            coveredBy.map((i) => lines[i] as number),
          );
      }
    return new Map(
      ruleRows(sheet)
        .filter((index) => votes.get(index)?.isUseless ?? want === "dead")
        .map((index) => [index, votes.get(index)?.coveredBy ?? []]),
    );
  }

  #answers(key: string, set: RuleSet, lines: readonly number[], want: Want): readonly Answer[] {
    let answers = this.#known.get(key);
    if (answers !== undefined) return answers;
    const size = set.rules.length;
    const cost = set.file.bytes.length + COST * size;
    const isAffordable = this.#budget.prove(
      want === "dead" ? cost : cost + COST_OF_PAIR * size * size,
    );
    answers = isAffordable
      ? asked(set, lines, want)
      : lines.map((_line, at) => ({ at, isUseless: false, coveredBy: [] }));
    this.#known.set(key, answers);
    return answers;
  }
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

/** Lines are told by their place among the lines of the rules. */
interface Answer {
  readonly at: number;
  readonly isUseless: boolean;
  readonly coveredBy: readonly number[];
}

function asked(set: RuleSet, lines: readonly number[], want: Want): readonly Answer[] {
  const place = new Map(lines.map((line, i) => [line, i]));
  return ruleStates(set, { redundant: want === "redundant" }).map((state) => ({
    at: place.get(state.line) as number,
    isUseless: want === "dead" ? state.state === "dead" : state.redundant === true,
    coveredBy: state.coveredBy.flatMap((line) => place.get(line) ?? []),
  }));
}

const ruleRows = (sheet: Sheet): readonly number[] =>
  [...sheet.rows.keys()].filter((index) => /^(?:dis)?allow$/.test(lineOf(sheet, index).kind));

interface GroupAsker {
  readonly token: string;
  /** The rules of its group, in file order. */
  readonly rules: readonly string[];
}

/** One crawler for each effective group, and `*` for those that no group names. */
function askersOf({ reading, blocks }: Structure): readonly GroupAsker[] {
  const star = blocks.filter(({ isStar }) => isStar);
  const isMerged = reading.groups === "all";
  const everybody = { token: "*", rules: rulesOf(isMerged ? star : star.slice(0, 1)) };
  if (!isMerged)
    return [
      everybody,
      ...blocks.flatMap(({ agents, rules }) =>
        agents.map((agent) => ({ token: asText(agent), rules })),
      ),
    ];
  const positions = new Map(blocks.map((block, i) => [block, i]));
  const byBlocks = new Map<string, GroupAsker>();
  for (const [name, own] of appliedTo({ reading, blocks }).byName) {
    const key = own.map((block) => positions.get(block)).join();
    if (!byBlocks.has(key)) byBlocks.set(key, { token: asText(name), rules: rulesOf(own) });
  }
  return [everybody, ...byBlocks.values()];
}

const rulesOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap(({ rules }) => rules);

const asText = (name: string): string => toText(textOctets(name));
