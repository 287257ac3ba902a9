import type { AnalysisCatalogue } from "@aushang/engine/texts";
import type { Session } from "../session.ts";
import type { Compared } from "./question.ts";
import { namesFor } from "./who.ts";

type DiffWords = AnalysisCatalogue["diff"];

/**
 * The words of a difference: from an old file to a new one, or of two that stand beside each other. Crawlers that no
 * group names are told as one.
 */
export function wordsFor({ analysis, words }: Session, { names, result }: Compared): DiffWords {
  const { everyCrawler, apart } = words.proofs.diff;
  const { diff } = analysis;
  const told: DiffWords = {
    ...diff,
    crawlers: (crawlers) => {
      const few = namesFor(crawlers, result.outcomes);
      return few === null ? [everyCrawler] : diff.crawlers(few);
    },
  };
  if (names === null) return told;
  return {
    ...told,
    direction: { opened: apart.only(names.new), closed: apart.only(names.old) },
    summary: ({ changes, proven }) => apart.summary(changes.length, proven, names.old, names.new),
    proof: ({ changes, proven }) => {
      if (!proven) return apart.notProven;
      return changes.length === 0 ? diff.proof({ changes, proven }) : apart.nothingElse;
    },
    table: {
      ...diff.table,
      direction: apart.openFor,
      old: apart.lineFor(names.old),
      new: apart.lineFor(names.new),
    },
  };
}
