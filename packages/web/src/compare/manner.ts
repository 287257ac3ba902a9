import type { Direction } from "@aushang/engine/analyse";
import { useWords } from "../page/words.tsx";
import type { Comparison, Pair } from "./compare-link.ts";
import type { SideId } from "./sides.ts";
import type { Summary } from "./verdicts/summary.ts";
import { useCompareWords } from "./words.ts";

/** How the result of a comparison is told: from an old file to a new one, or of two that stand beside each other. */
export interface Manner {
  readonly headline: (summary: Summary) => string;
  readonly lede: (summary: Summary) => string;
  readonly caption: string;
  /** Head of the column that says which way. */
  readonly change: string;
  readonly direction: Readonly<Record<Direction, string>>;
  /** Between the two verdicts. */
  readonly between: "arrow" | "differs";
  readonly line: (side: SideId, line: number) => string;
  readonly noRule: (side: SideId) => string;
  readonly tryIt: (side: SideId) => string;
  readonly nothingElse: string;
  readonly nothing: string;
  readonly notProven: string;
  /** Names of the two, for the head of a table; null where the table says who is concerned. */
  readonly names: Pair<string> | null;
}

const isNothing = ({ opened, closed }: Summary): boolean => opened + closed === 0;

function useNames({ by, crawlers, readings }: Comparison): Pair<string> {
  const { engine } = useWords();
  if (by === "crawler") return crawlers;
  return { old: engine.reading[readings.old].name, next: engine.reading[readings.next].name };
}

/** The manner in which a comparison is told. */
export function useManner(comparison: Comparison): Manner {
  const { verdicts, apart } = useCompareWords();
  const { engine } = useWords();
  const names = useNames(comparison);
  if (comparison.by === "file") {
    return {
      headline: ({ opened, closed, proven }) => verdicts.sentence(opened, closed, proven),
      lede: ({ changed, crawlers, proven }) => verdicts.lede(changed, crawlers, proven),
      caption: verdicts.caption,
      change: verdicts.columns.change,
      direction: verdicts.direction,
      between: "arrow",
      line: (side, line) => verdicts.line[side](line),
      noRule: (side) => verdicts.noRule[side],
      tryIt: (side) => verdicts.tryIt[side],
      nothingElse: verdicts.nothingElseProven,
      nothing: verdicts.nothingProven,
      notProven: verdicts.notProven,
      names: null,
    };
  }
  const { old, next } = names;
  // Between readings only addresses in one spelling are compared: what is claimed must not reach further.
  const isSpelled = comparison.by === "reading";
  const claimed = (claim: string): string => (isSpelled ? apart.inUsualSpelling(claim) : claim);
  return {
    headline: (summary) =>
      isNothing(summary)
        ? summary.proven
          ? claimed(apart.nothingProven)
          : apart.nothingFound
        : apart.sentence(summary.opened + summary.closed),
    lede: ({ opened, closed, proven }) => {
      const lede = apart.lede(old, next, opened, closed, proven);
      return isSpelled ? `${lede} ${apart.otherSpellings}` : lede;
    },
    caption: apart.caption,
    change: apart.openFor,
    direction: { opened: apart.only(next), closed: apart.only(old) },
    between: "differs",
    line: (side, line) => `${names[side]}: ${engine.line(line)}`,
    noRule: (side) => `${names[side]}: ${apart.noRule}`,
    tryIt: (side) => apart.tryIt(names[side]),
    nothingElse: claimed(apart.nothingElseProven),
    nothing: claimed(apart.nothingProven),
    notProven: apart.notProven,
    names,
  };
}
