import { type CrawlerChange, type DiffResult, difference } from "@aushang/engine/analyse";
import { createImpact, type ImpactResult } from "@aushang/engine/impact";
import type { Language } from "@aushang/engine/texts";
import type { DiffResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, type Words, wordsIn } from "../answer.ts";
import { askersFor } from "../askers.ts";
import type { Jobs } from "../model.ts";
import { aboutFiles, readRobots } from "../robots-file.ts";

/** Limits that are told in sentences; `limits` has all. */
const LIMITS_TOLD = 5;

/** Which addresses open and close from one file to another. */
export function diff(question: Jobs["diff"], language: Language): Uint8Array {
  const { askers, readings, addresses } = question;
  const old = readRobots(question.old);
  const next = readRobots(question.next);
  const words = wordsIn(language);
  const asked = askersFor(askers, [old.file, next.file], readings);
  const result = mostFirst(difference(old.file, next.file, asked, readings));
  const answer: DiffResponse = {
    ...result,
    changes: result.changes.map((change) => ({
      ...change,
      sentence: sentences([words.analysis.diff.change(change)]).join(" "),
    })),
    robots: { old: old.facts, new: next.facts },
    sentences: [...sentences(aboutFiles([old, next], words)), ...about(result, words)],
    ...(addresses === null ? {} : { impact: impactOf() }),
  };
  return asAnswer(answer);

  function impactOf(): ImpactResult {
    const [reading = "rfc9309"] = readings;
    const impact = createImpact({ present: old.file, draft: next.file, crawlers: asked, reading });
    for (const address of addresses ?? []) impact.add(address);
    return impact.result();
  }
}

function about(result: DiffResult, { analysis: { diff: words } }: Words): readonly string[] {
  const limits = new Set(sentences(result.limits.map((limit) => words.limit(limit))));
  return [
    ...sentences([words.summary(result), words.proof(result)]),
    ...[...limits].slice(0, LIMITS_TOLD),
  ];
}

/** What changes for all that no group names comes first: it concerns the most. */
function mostFirst(result: DiffResult): DiffResult {
  const isForAll = ({ crawlers }: CrawlerChange): boolean => crawlers.includes("*");
  const { changes } = result;
  return {
    ...result,
    changes: [...changes.filter(isForAll), ...changes.filter((one) => !isForAll(one))],
  };
}
