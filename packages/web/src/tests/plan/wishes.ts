import type { ReadingId } from "@aushang/engine";
import type { CheckResult } from "@aushang/engine/suites";
import type { PlannedWish, ShownRun } from "../jobs.ts";

/** Checks that do not hold, and as many that do, which one plan is made for. */
const MOST = 200;

/** What a plan is to reach. */
export interface WishList {
  readonly reading: ReadingId;
  /** Those that do not hold first, then those that hold and shall go on to. */
  readonly wishes: readonly PlannedWish[];
  readonly unmet: number;
  /** Checks that do not hold and are no part of it: another reading, a whole site, a line, or too many. */
  readonly left: number;
}

/** Crawlers that one result is about. */
function crawlersOf({ who, crawler, breaking }: CheckResult): readonly string[] {
  if (who?.kind !== "crawler" && breaking.length > 0) return breaking;
  return crawler === null ? [] : [crawler];
}

function wishesOf(result: CheckResult): readonly PlannedWish[] {
  const { kind, url, address, expected } = result;
  const { verdict } = expected;
  if (kind !== "address" || address === null || verdict === null) return [];
  return crawlersOf(result).map((crawler) => ({
    crawler,
    said: url ?? address,
    address,
    verdict,
  }));
}

/** The wishes behind the checks of a run; null where none of those that do not hold wants a verdict of an address. */
export function wishListOf({ results, counts }: ShownRun): WishList | null {
  const failed = results.filter(({ state }) => state === "failed");
  const wanting = failed.filter(
    (result) => result.differs.includes("verdict") && wishesOf(result).length > 0,
  );
  const [first] = wanting;
  if (first === undefined) return null;
  const { reading } = first;
  const planned = wanting.filter((result) => result.reading === reading).slice(0, MOST);
  const unmet = planned.flatMap(wishesOf).slice(0, MOST);
  const held = results.filter((result) => result.state === "passed" && result.reading === reading);
  return {
    reading,
    wishes: [...unmet, ...held.flatMap(wishesOf).slice(0, MOST)],
    unmet: unmet.length,
    left: counts.failed - planned.length,
  };
}
