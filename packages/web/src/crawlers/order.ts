import type { Purpose } from "@aushang/engine/crawlers";
import type { OtherCrawler, TestResult } from "@aushang/engine/tester";
import { verdictWord } from "@aushang/engine/texts";

/** One more crawler, and whether it is told something else than the one that was asked about. */
export interface ComparedCrawler {
  readonly crawler: OtherCrawler;
  readonly differs: boolean;
}

/** The crawlers of one purpose: those that differ first. */
export interface PurposeGroup {
  readonly purpose: Purpose;
  readonly differing: number;
  readonly rows: readonly ComparedCrawler[];
}

/** Purposes in the order in which people ask for them. */
export const PURPOSES: readonly Purpose[] = [
  "search",
  "ai-training",
  "ai-search",
  "ai-user",
  "seo",
  "ads",
  "social",
  "archive",
  "monitoring",
  "feed",
  "other",
];

/** What to show of the table. */
export type Filter = Purpose | "all" | "differing";

/** The other crawlers by purpose, differences first, otherwise in the registry's order. Empty groups are left out. */
export function groupOthers(result: TestResult, filter: Filter): PurposeGroup[] {
  const word = verdictWord(result);
  return PURPOSES.filter(
    (purpose) => filter === "all" || filter === "differing" || filter === purpose,
  )
    .map((purpose) => {
      const rows = result.others
        .filter((crawler) => crawler.purpose === purpose)
        .map((crawler) => ({ crawler, differs: verdictWord(crawler) !== word }))
        .filter((row) => filter !== "differing" || row.differs)
        .sort((a, b) => Number(b.differs) - Number(a.differs));
      return { purpose, rows, differing: rows.filter((row) => row.differs).length };
    })
    .filter((group) => group.rows.length > 0);
}

/** Rows of a group that are drawn before anybody asks for more: all that differ, within reason, and a few that do not. */
export function shownRows(group: PurposeGroup, all: boolean): readonly ComparedCrawler[] {
  if (all) return group.rows;
  const differing = Math.min(group.differing, 8);
  return group.rows.slice(0, Math.max(differing, 5));
}
