import type { CrawlerChange, DiffResult, Outcome } from "@aushang/engine/analyse";

/** All changes for the same crawlers in one reading. */
export interface ChangeGroup {
  readonly crawlers: readonly string[];
  readonly reading: CrawlerChange["reading"];
  readonly changes: readonly CrawlerChange[];
  /** The groups of the files that apply; null where they are not the same for all of the crawlers. */
  readonly groups: Outcome["groups"] | null;
}

/** The changes by whom they are for, in the order of the result. */
export function changeGroups({ changes, outcomes }: DiffResult): readonly ChangeGroup[] {
  const known = new Map<string, CrawlerChange[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.reading, change.crawlers]);
    known.set(key, [...(known.get(key) ?? []), change]);
  }
  return [...known.values()].map((all) => {
    const [{ crawlers, reading }] = all as [CrawlerChange];
    return { crawlers, reading, changes: all, groups: groupsFor(crawlers, reading, outcomes) };
  });
}

const concerns = (crawlers: readonly string[], outcome: Outcome): boolean =>
  crawlers.length === 0 || outcome.crawlers.some((one) => crawlers.includes(one));

function groupsFor(
  crawlers: readonly string[],
  reading: string,
  outcomes: readonly Outcome[],
): Outcome["groups"] | null {
  const own = outcomes.filter((one) => one.reading === reading && concerns(crawlers, one));
  const [first] = own;
  if (first === undefined) return null;
  const isSame = own.every(
    ({ groups }) => groups.old === first.groups.old && groups.new === first.groups.new,
  );
  return isSame ? first.groups : null;
}

/**
 * The names that are worth telling: `*` stands for all that no group names on either side; those need not be named one
 * by one. Null for everybody.
 */
export function namesFor(
  crawlers: readonly string[],
  outcomes: readonly Pick<Outcome, "crawlers" | "groups">[],
): readonly string[] | null {
  if (!crawlers.includes("*")) return crawlers;
  const all = new Set(outcomes.flatMap((one) => one.crawlers));
  if (all.size > 1 && all.size === new Set(crawlers).size) return null;
  const named = new Set(
    outcomes.filter(({ groups }) => !isUnnamed(groups)).flatMap((one) => one.crawlers),
  );
  return crawlers.filter((name) => name === "*" || named.has(name));
}

const isUnnamed = ({ old, new: next }: Outcome["groups"]): boolean =>
  (old === "*" || old === null) && (next === "*" || next === null);

/** Whether no crawler has a group in both files, though each file has some. */
export function sharesNothing({ outcomes }: DiffResult): boolean {
  return (
    outcomes.some(({ groups }) => groups.old !== null) &&
    outcomes.some(({ groups }) => groups.new !== null) &&
    outcomes.every(({ groups }) => groups.old === null || groups.new === null)
  );
}
