import { applyEdits } from "@aushang/engine";
import { type Plan, plan as planFor } from "@aushang/engine/analyse";
import type { Language, Text } from "@aushang/engine/texts";
import type { PlanResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, type Words, wordsIn } from "../answer.ts";
import { contentOf } from "../content.ts";
import type { Jobs } from "../model.ts";
import { aboutFiles, readRobots } from "../robots-file.ts";

/** Few lines that make a file say what is wanted. */
export function plan({ file, wishes, reading }: Jobs["plan"], language: Language): Uint8Array {
  const words = wordsIn(language);
  const robots = readRobots(file);
  const found = planFor(robots.file, wishes, { reading });
  const answer: PlanResponse = {
    ...found,
    edited: found.possible ? contentOf(applyEdits(robots.bytes, found.edits)) : null,
    robots: robots.facts,
    sentences: [
      ...sentences(aboutFiles([robots], words)),
      ...sentences(about(found, wishes.length, words)),
    ],
  };
  return asAnswer(answer);
}

function about(found: Plan, wishes: number, { analysis }: Words): readonly Text[] {
  const { counterfactual, plan: say } = analysis;
  const outcome = say.outcome(found, wishes);
  if (!found.possible) return [outcome, ...found.obstacles.map(say.obstacle)];
  return [
    outcome,
    ...found.lines.map(counterfactual.change),
    ...found.groups.map(say.group),
    ...(found.lines.length === 0 ? [] : [found.minimal ? say.minimal : say.notMinimal]),
    say.beside(found),
  ];
}
