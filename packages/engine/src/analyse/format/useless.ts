import type { ReadingId } from "../../model.ts";
import type { RuleState } from "../model.ts";
import type { RuleSet } from "../rule-set.ts";
import { ruleStates } from "../rule-states.ts";
import type { Budget } from "./proof/budget.ts";
import { appliedTo } from "./proof/names.ts";
import { FIRST_LINE, setOfRules } from "./proof/rule-list.ts";
import { type Block, type Structure, structuresOf } from "./proof/structure.ts";
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
   * cover a dead one, from 1. What is not proven is not among them, nor a rule that can match nothing.
   */
  find(sheet: Sheet, want: Want): ReadonlyMap<number, readonly number[]> {
    const votes = new Map<number, Vote>();
    for (const structure of structuresOf(sheet.file, this.#readings))
      for (const blocks of effectiveGroups(structure)) {
        const lines = blocks.flatMap((block) => block.lines);
        const rules = blocks.flatMap((block) => block.rules);
        for (const { at, isUseless, coveredBy } of this.#answers(structure.reading.id, rules, want))
          vote(
            votes,
            (lines[at] as number) - 1,
            isUseless,
            coveredBy.map((i) => lines[i] as number),
          );
      }
    return new Map(
      ruleRows(sheet)
        .filter((index) => votes.get(index)?.isUseless === true)
        .map((index) => [index, votes.get(index)?.coveredBy ?? []]),
    );
  }

  #answers(reading: ReadingId, rules: readonly string[], want: Want): readonly Answer[] {
    const key = [reading, want, ...rules].join("\n");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { length } = rules;
    const cost = COST * length + (want === "dead" ? 0 : COST_OF_PAIR * length * length);
    const set = this.#budget.prove(cost) ? setOfRules(reading, rules) : null;
    const answers = set === null ? noAnswers(rules) : asked(set, want);
    this.#known.set(key, answers);
    return answers;
  }
}

/** Past the bound nothing is known to be useless. */
const noAnswers = (rules: readonly string[]): readonly Answer[] =>
  rules.map((_rule, at) => ({ at, isUseless: false, coveredBy: [] }));

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

/** Rules are told by their place among those of the group. A rule that the reading skips has no answer. */
interface Answer {
  readonly at: number;
  readonly isUseless: boolean;
  readonly coveredBy: readonly number[];
}

function asked(set: RuleSet, want: Want): readonly Answer[] {
  return ruleStates(set, { redundant: want === "redundant" }).map((state) => ({
    at: state.line - FIRST_LINE,
    isUseless: isOfNoUse(state, want),
    coveredBy: state.coveredBy.map((line) => line - FIRST_LINE),
  }));
}

/**
 * A rule that no address can match, or that the reading skips, is a mistake: another crawler may take it as it was
 * meant.
 */
const isOfNoUse = ({ state, because, redundant }: RuleState, want: Want): boolean =>
  because !== "no-address" && (want === "dead" ? state === "dead" : redundant === true);

const ruleRows = (sheet: Sheet): readonly number[] =>
  [...sheet.rows.keys()].filter((index) => /^(?:dis)?allow$/.test(lineOf(sheet, index).kind));

/** The blocks of every group that applies to somebody, each combination once. */
function effectiveGroups(structure: Structure): Iterable<readonly Block[]> {
  const { reading, blocks } = structure;
  if (reading.groups === "first") return blocks.map((block) => [block]);
  const positions = new Map(blocks.map((block, i) => [block, i]));
  const { byName, star } = appliedTo(structure);
  const groups = new Map<string, readonly Block[]>();
  for (const own of [star, ...byName.values()])
    groups.set(own.map((block) => positions.get(block)).join(), own);
  return groups.values();
}
