import type { ReadingId, RobotsFile } from "@aushang/engine";
import {
  type Asker,
  type CrawlerChange,
  type DiffResult,
  type Flips,
  flips,
  type RuleSet,
  ruleSet,
} from "@aushang/engine/analyse";

/** Two askers that are compared, and the crawlers for which that is told. */
interface Pair {
  readonly old: Asker;
  readonly next: Asker;
  readonly crawlers: readonly string[];
}

/** Pairs to which the same rules apply. */
interface Alike {
  readonly old: RuleSet;
  readonly next: RuleSet;
  readonly crawlers: string[];
  readonly flips: Flips;
}

/** How one file differs between two crawlers or two readings, in the shape of the difference of two files. */
export function apart(
  file: RobotsFile,
  pairs: readonly Pair[],
  oldReading: ReadingId,
  newReading: ReadingId,
): DiffResult {
  const groups: Alike[] = [];
  for (const pair of pairs) {
    const old = ruleSet(file, pair.old, oldReading);
    const next = ruleSet(file, pair.next, newReading);
    const known = groups.find((group) => group.old.isSameAs(old) && group.next.isSameAs(next));
    if (known !== undefined) known.crawlers.push(...pair.crawlers);
    else groups.push({ old, next, crawlers: [...pair.crawlers], flips: flips(old, next) });
  }
  const reading = newReading;
  return {
    changes: changesOf(groups, reading),
    proven: groups.every((group) => group.flips.proven),
    limits: groups.flatMap(({ crawlers, flips: { limits } }) =>
      limits.map((limit) => ({ ...limit, crawlers, reading })),
    ),
    outcomes: groups.map(({ old, next, crawlers, flips: { changes, proven } }) => ({
      crawlers,
      reading,
      opened: changes.filter(({ direction }) => direction === "opened").length,
      closed: changes.filter(({ direction }) => direction === "closed").length,
      proven,
      groups: { old: old.group, new: next.group },
    })),
  };
}

function changesOf(groups: readonly Alike[], reading: ReadingId): readonly CrawlerChange[] {
  const known = new Map<string, CrawlerChange & { readonly crawlers: string[] }>();
  for (const {
    crawlers,
    flips: { changes },
  } of groups)
    for (const change of changes) {
      const key = JSON.stringify(change);
      const before = known.get(key);
      if (before === undefined) known.set(key, { crawlers: [...crawlers], reading, ...change });
      else before.crawlers.push(...crawlers);
    }
  return [...known.values()];
}
