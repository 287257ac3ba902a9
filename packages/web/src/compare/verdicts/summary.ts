import type { CrawlerChange, DiffResult, Outcome } from "@aushang/engine/analyse";

/** All changes for the same crawlers. */
export interface ChangeGroup {
  readonly crawlers: readonly string[];
  readonly changes: readonly CrawlerChange[];
  /** The groups of the files that apply to them; a side is undefined where they are not the same for all. */
  readonly applied: {
    readonly old: string | null | undefined;
    readonly next: string | null | undefined;
  };
}

/** What a result says, counted. */
export interface Summary {
  /** Different sets of addresses that open or close, whoever is concerned. */
  readonly opened: number;
  readonly closed: number;
  readonly proven: boolean;
  readonly groups: readonly ChangeGroup[];
  /** Crawlers for which some address changes. */
  readonly changed: number;
  readonly crawlers: number;
  /** Crawlers for which nothing changes: proven. */
  readonly unchanged: readonly string[];
  /** Crawlers for which no change was found, without proof that there is none. */
  readonly unsettled: readonly string[];
  /** No crawler has a group in both files. */
  readonly nothingShared: boolean;
}

const keyOf = (crawlers: readonly string[]): string => JSON.stringify(crawlers);

/** The one value of all; undefined when they differ. */
function common<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

function appliedTo(crawlers: readonly string[], outcomes: readonly Outcome[]) {
  const own = outcomes.filter((outcome) => outcome.crawlers.some((one) => crawlers.includes(one)));
  return {
    old: common(own.map(({ groups }) => groups.old)),
    next: common(own.map(({ groups }) => groups.new)),
  };
}

function groupsOf({ changes, outcomes }: DiffResult): ChangeGroup[] {
  const known = new Map<string, CrawlerChange[]>();
  for (const change of changes) {
    const key = keyOf(change.crawlers);
    const before = known.get(key);
    if (before) before.push(change);
    else known.set(key, [change]);
  }
  return [...known.values()].map((all) => {
    const crawlers = all[0]?.crawlers ?? [];
    return { crawlers, changes: all, applied: appliedTo(crawlers, outcomes) };
  });
}

function sets(changes: readonly CrawlerChange[], direction: CrawlerChange["direction"]): number {
  const own = changes.filter((change) => change.direction === direction);
  return new Set(
    own.map(({ pattern, except, exceptLines }) => JSON.stringify([pattern, except, exceptLines])),
  ).size;
}

/** Counts a result, and puts together what belongs to the same crawlers. */
export function summaryOf(result: DiffResult): Summary {
  const { changes, outcomes, proven } = result;
  const still = outcomes.filter(({ opened, closed }) => opened + closed === 0);
  const names = (own: readonly Outcome[]): string[] => own.flatMap(({ crawlers }) => crawlers);
  return {
    opened: sets(changes, "opened"),
    closed: sets(changes, "closed"),
    proven,
    groups: groupsOf(result),
    changed: new Set(changes.flatMap(({ crawlers }) => crawlers)).size,
    crawlers: new Set(names(outcomes)).size,
    unchanged: names(still.filter((outcome) => outcome.proven)),
    unsettled: names(still.filter((outcome) => !outcome.proven)),
    nothingShared:
      outcomes.some(({ groups }) => groups.old !== null || groups.new !== null) &&
      outcomes.every(({ groups }) => groups.old === null || groups.new === null),
  };
}

/** Ranges of lines that are named; the rest is dots. */
const MOST_RANGES = 8;

/** Lines as people write them: "2, 5–9, 12". Null for none. */
export function lineRanges(lines: readonly number[]): string | null {
  const ranges: [from: number, to: number][] = [];
  for (const line of lines) {
    const last = ranges.at(-1);
    if (last && line === last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  if (ranges.length === 0) return null;
  const named = ranges
    .slice(0, MOST_RANGES)
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  return named.join(", ") + (ranges.length > MOST_RANGES ? ", …" : "");
}
