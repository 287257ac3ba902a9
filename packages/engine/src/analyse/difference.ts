import type { ReadingId } from "../model.ts";
import type { RobotsFile } from "../parse.ts";
import { parse } from "../parse.ts";
import { flips } from "./flips.ts";
import type { Asker, Change, CrawlerChange, DiffResult, Flips, Outcome } from "./model.ts";
import { RuleSet } from "./rule-set.ts";

type Input = RobotsFile | Uint8Array | string;

const asFile = (input: Input): RobotsFile =>
  typeof input === "string" || input instanceof Uint8Array ? parse(input) : input;

/** Crawlers with the same rules on both sides. */
interface Alike {
  readonly old: RuleSet;
  readonly next: RuleSet;
  readonly crawlers: string[];
  readonly flips: Flips;
}

/**
 * All addresses that two files treat differently, for each crawler and reading. Crawlers to which the same rules apply
 * are asked about once; what is the same for several crawlers is told once.
 */
export function difference(
  old: Input,
  next: Input,
  askers: readonly Asker[],
  readings: readonly ReadingId[] = ["rfc9309"],
): DiffResult {
  const files = [asFile(old), asFile(next)] as const;
  const groups = readings.flatMap((reading) => alike(files, askers, reading));
  return {
    changes: changesOf(groups),
    proven: groups.every((group) => group.flips.proven),
    limits: groups.flatMap(({ flips: { limits }, crawlers, old: { reading } }) =>
      limits.map((limit) => ({ ...limit, crawlers, reading })),
    ),
    outcomes: groups.map(outcomeOf),
  };
}

function alike(
  [old, next]: readonly [RobotsFile, RobotsFile],
  askers: readonly Asker[],
  reading: ReadingId,
): readonly Alike[] {
  const groups: Alike[] = [];
  for (const asker of askers) {
    const before = new RuleSet(old, asker, reading);
    const after = new RuleSet(next, asker, reading);
    const known = groups.find((group) => group.old.isSameAs(before) && group.next.isSameAs(after));
    if (known === undefined)
      groups.push({
        old: before,
        next: after,
        crawlers: [asker.token],
        flips: flips(before, after),
      });
    else if (!known.crawlers.includes(asker.token)) known.crawlers.push(asker.token);
  }
  return groups;
}

/** What flips in the same way for several groups of crawlers is one change. */
function changesOf(groups: readonly Alike[]): readonly CrawlerChange[] {
  const known = new Map<string, { change: Change; crawlers: string[]; reading: ReadingId }>();
  for (const group of groups) {
    const { reading } = group.old;
    for (const change of group.flips.changes) {
      const key = JSON.stringify([reading, change]);
      const before = known.get(key);
      if (before === undefined) known.set(key, { change, crawlers: [...group.crawlers], reading });
      else before.crawlers.push(...group.crawlers);
    }
  }
  return [...known.values()].map(({ change, crawlers, reading }) => ({
    crawlers,
    reading,
    ...change,
  }));
}

function outcomeOf({ old, next, crawlers, flips: { changes, proven } }: Alike): Outcome {
  return {
    crawlers,
    reading: old.reading,
    opened: changes.filter(({ direction }) => direction === "opened").length,
    closed: changes.filter(({ direction }) => direction === "closed").length,
    proven,
    groups: { old: old.group, new: next.group },
  };
}
