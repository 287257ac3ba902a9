import { explorePattern, overlapsOf, ruleSet } from "@aushang/engine/analyse";
import type { Language } from "@aushang/engine/texts";
import type { PatternResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, wordsIn } from "../answer.ts";
import type { Jobs } from "../model.ts";
import { aboutFiles, readRobots } from "../robots-file.ts";

/** What a pattern means, and which rules of a file it touches. */
export function pattern(question: Jobs["pattern"], language: Language): Uint8Array {
  const { kind, reading, beside } = question;
  const { texts, analysis } = wordsIn(language);
  const facts = explorePattern(question.pattern, { kind, reading });
  const robots = beside === null ? null : readRobots(beside.file);
  const rules =
    beside === null || robots === null
      ? null
      : overlapsOf(question.pattern, ruleSet(robots.file, beside.asker, reading), { kind });
  const { pattern: say } = analysis;
  const answer: PatternResponse = {
    ...facts,
    misses: facts.misses.map((one) => ({
      ...one,
      sentence: sentences([say.miss(one.miss)]).join(" "),
    })),
    robots: robots?.facts ?? null,
    crawler: beside?.asker.token ?? null,
    rules:
      rules === null
        ? null
        : {
            ...rules,
            overlaps: rules.overlaps.map((one) => ({
              ...one,
              sentence: sentences([say.overlap(one)]).join(" "),
            })),
          },
    sentences: [
      ...(facts.skip === null ? sentences([say.sentence(facts.parts)]) : [texts.skip[facts.skip]]),
      ...(facts.cut === null ? [] : sentences([say.cut[facts.cut]])),
      ...sentences(facts.remarks.map((remark) => say.remark[remark])),
      ...(robots === null ? [] : sentences(aboutFiles([robots], { texts, analysis }))),
    ],
  };
  return asAnswer(answer);
}
