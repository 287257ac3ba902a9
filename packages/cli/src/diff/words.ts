import { type AnalysisCatalogue, say } from "@aushang/engine/texts";
import type { Session } from "../session.ts";
import type { Compared } from "./question.ts";
import { namesFor } from "./who.ts";

type DiffWords = AnalysisCatalogue["diff"];

/**
 * The words of a difference: from an old file to a new one, or of two that stand beside each other. Crawlers that no
 * group names are told as one.
 */
export function wordsFor({ analysis, words }: Session, { names, result, by }: Compared): DiffWords {
  const { everyCrawler, apart } = words.proofs.diff;
  const { spelling } = words.proofs;
  const { diff } = analysis;
  const told: DiffWords = {
    ...diff,
    crawlers: (crawlers) => {
      const few = namesFor(crawlers, result.outcomes);
      return few === null ? [everyCrawler] : diff.crawlers(few);
    },
  };
  if (names === null) return told;
  const beside: DiffWords = {
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
  if (by !== "reading") return beside;
  // Of spellings that readings take apart in nearly every file nothing is proven, and nothing may be claimed.
  return {
    ...beside,
    summary: (outcome) =>
      outcome.changes.length === 0 && outcome.proven
        ? spelling.alike(names.old, names.new)
        : beside.summary(outcome),
    proof: (outcome) => {
      if (!outcome.proven) return beside.proof(outcome);
      const said = outcome.changes.length === 0 ? spelling.proven : spelling.nothingElse;
      return say`${said} ${spelling.aside}`;
    },
  };
}
