import { type Counterfactual, counterfactual } from "@aushang/engine/analyse";
import type { Language, Text } from "@aushang/engine/texts";
import type { WhyResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, type Words, wordsIn } from "../answer.ts";
import type { Jobs } from "../model.ts";
import { aboutFiles, readRobots } from "../robots-file.ts";

/** Why an address has its verdict, and what would flip it. */
export function why(question: Jobs["why"], language: Language): Uint8Array {
  const { asker, target, reading } = question;
  const words = wordsIn(language);
  const robots = readRobots(question.file);
  const found = counterfactual(robots.file, asker, target, { reading });
  const { counterfactual: say } = words.analysis;
  const answer: WhyResponse = {
    ...found,
    kept: found.kept.map((rule) => ({ ...rule, sentence: sentences([say.kept(rule)]).join(" ") })),
    edits: found.edits.map((edit) => ({
      ...edit,
      sentences: sentences([
        say.place(edit.place, found.crawler),
        ...edit.lines.map(say.change),
        say.own(edit.effects, found.crawler),
        say.others(edit.effects),
      ]),
    })),
    robots: robots.facts,
    sentences: [...sentences(aboutFiles([robots], words)), ...sentences(about(found, words))],
  };
  return asAnswer(answer);
}

/** Nearest rules that are told in sentences; `kept` has all. */
const RULES_TOLD = 3;

function about(found: Counterfactual, { analysis }: Words): readonly Text[] {
  const { counterfactual: say } = analysis;
  const { line, instead, kept, notCompared, fixed, edits } = found;
  const [best] = edits;
  return [
    ...(line === null || instead === null ? [] : [say.instead(line, instead)]),
    ...kept.slice(0, RULES_TOLD).map(say.kept),
    ...(kept.length === 0 && fixed !== "robots-txt-itself" ? [say.noneKept] : []),
    ...(notCompared === 0 ? [] : [say.notCompared(notCompared)]),
    ...(best === undefined ? [] : best.lines.map(say.change)),
    ...(fixed === null ? [] : [say.fixed[fixed]]),
  ];
}
