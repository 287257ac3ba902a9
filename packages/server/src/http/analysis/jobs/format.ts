import { formatFile } from "@aushang/engine/analyse";
import type { Language } from "@aushang/engine/texts";
import type { FormatResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, wordsIn } from "../answer.ts";
import { contentOf } from "../content.ts";
import type { Jobs } from "../model.ts";
import { aboutFiles, readRobots } from "../robots-file.ts";

/** A file tidied, merged or made small, as far as that is proven to change no verdict. */
export function format({ file, options }: Jobs["format"], language: Language): Uint8Array {
  const words = wordsIn(language);
  const robots = readRobots(file);
  const { bytes, edits, steps, refused, readings, proven } = formatFile(robots.bytes, options);
  const { format: say } = words.analysis;
  const answer: FormatResponse = {
    edited: contentOf(bytes),
    edits,
    steps: steps.map((step) => ({ ...step, sentence: sentences([say.step(step)]).join(" ") })),
    refused: refused.map((one) => ({
      ...one,
      sentence: sentences([say.because(one.because)]).join(" "),
    })),
    readings,
    proven,
    robots: robots.facts,
    sentences: [
      ...sentences(aboutFiles([robots], words)),
      say.done(steps.length),
      ...(refused.length === 0 ? [] : [say.left(refused.length)]),
      say.proven(readings),
    ],
  };
  return asAnswer(answer);
}
