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

/** Purposes whose rows are drawn at once; of the others only the counts, until somebody asks. */
const OPEN: readonly Purpose[] = PURPOSES.slice(0, 5);

const ROWS = 5;

/** Those whose operators say nothing about robots.txt come after those who do. */
function rankOf({ crawler, differs }: ComparedCrawler): number {
  return (differs ? 0 : 2) + (crawler.respects === "unknown" ? 1 : 0);
}

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
        .sort((a, b) => rankOf(a) - rankOf(b));
      return { purpose, rows, differing: rows.filter((row) => row.differs).length };
    })
    .filter((group) => group.rows.length > 0);
}

/** Rows of a group that are drawn before anybody asks for more. */
export function shownRows(group: PurposeGroup, all: boolean): readonly ComparedCrawler[] {
  if (all) return group.rows;
  return OPEN.includes(group.purpose) ? group.rows.slice(0, ROWS) : [];
}
