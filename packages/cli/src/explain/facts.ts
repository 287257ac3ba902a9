import {
  compile,
  READINGS,
  type ReadingId,
  type RobotsFile,
  type SkipReason,
  skipped,
} from "@aushang/engine";
import {
  type Asker,
  type DiffResult,
  type Representatives,
  type RuleSet,
  type RuleState,
  representatives,
  ruleSet,
  ruleStates,
  type Summary,
  summarise,
} from "@aushang/engine/analyse";
import { askersOfRegistry } from "@aushang/engine/tester";
import { apart } from "../diff/apart.ts";
import type { ReadRobots } from "../input/robots-file.ts";

/** Crawlers to which the same rules apply, and what becomes of each rule. */
export interface ExplainedGroup {
  readonly crawlers: readonly string[];
  /** Token of the group that applies, `*`, or null. */
  readonly group: string | null;
  /** First and last line of every block. */
  readonly lines: readonly (readonly [number, number])[];
  readonly rules: readonly RuleState[];
}

/** How another reading differs from the one that was asked for. */
export interface OtherReading extends Pick<DiffResult, "changes" | "proven" | "limits"> {
  readonly reading: ReadingId;
}

/** All that is told about a file. Plain JSON. */
export interface Explained {
  readonly reading: ReadingId;
  readonly summary: Summary;
  readonly groups: readonly ExplainedGroup[];
  /** One address for each way the file decides; decisions are in the order of `groups`. */
  readonly representatives: Representatives;
  readonly readings: readonly OtherReading[];
  readonly withoutEffect: readonly { readonly line: number; readonly because: SkipReason }[];
}

/** Rules up to which it is asked which of them change nothing: of thousands that takes minutes. */
const MOST_RULES = 600;
/** Which group applies to whom, in the shape of a comparison. */
export function outcomesOf({ groups }: Pick<Explained, "groups">) {
  return groups.map(({ crawlers, group }) => ({ crawlers, groups: { old: group, new: group } }));
}

/** Groups that are looked at together for representative addresses: past so many hardly anything can be proven. */
const MOST_TOGETHER = 40;

/** Everything about a file that `explain` tells, for these crawlers. `isAsked`: they were named one by one. */
export function factsOf(
  { file }: ReadRobots,
  reading: ReadingId,
  askers: readonly Asker[],
  isAsked: boolean,
): Explained {
  const alike = setsOf(file, askers, reading).filter(
    ({ set, crawlers }) => isAsked || set.group !== null || crawlers.includes("*"),
  );
  const groups = alike.map(({ set, crawlers, lines }): ExplainedGroup => {
    const rules = ruleStates(set, { redundant: set.rules.length <= MOST_RULES });
    return { crawlers, group: set.group, lines, rules };
  });
  const pairs = askers.map((one) => ({ old: one, next: one, crawlers: [one.token] }));
  return {
    reading,
    summary: summarise(file, askersOfRegistry(), { reading }),
    groups,
    representatives: representatives(alike.slice(0, MOST_TOGETHER).map(({ set }) => set)),
    readings: READINGS.filter((other) => other !== reading).map((other) => {
      const { changes, proven, limits } = apart(file, pairs, reading, other);
      return { reading: other, changes, proven, limits };
    }),
    withoutEffect: [...skipped(file, reading)]
      .map(([line, because]) => ({ line, because }))
      .sort((a, b) => a.line - b.line),
  };
}

interface AlikeSet {
  readonly set: RuleSet;
  readonly crawlers: string[];
  readonly lines: ExplainedGroup["lines"];
}

/** The effective groups, each once, that of all unnamed crawlers first. */
function setsOf(
  file: RobotsFile,
  askers: readonly Asker[],
  reading: ReadingId,
): readonly AlikeSet[] {
  const found = new Map<string, AlikeSet>();
  for (const asker of askers) {
    const { tokens, obeysStar } = asker;
    const { lines } = compile(file, tokens, { reading, obeysStar, fallback: "in-order" }).group;
    // The same blocks are the same rules.
    const key = JSON.stringify(lines);
    const known = found.get(key);
    if (known !== undefined) known.crawlers.push(asker.token);
    else found.set(key, { set: ruleSet(file, asker, reading), crawlers: [asker.token], lines });
  }
  const isForAll = ({ crawlers }: AlikeSet): boolean => crawlers.includes("*");
  const all = [...found.values()];
  return [...all.filter(isForAll), ...all.filter((one) => !isForAll(one))];
}
