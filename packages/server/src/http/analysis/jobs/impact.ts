import { createImpact } from "@aushang/engine/impact";
import type { Language } from "@aushang/engine/texts";
import { type LogSummary, readLog } from "@aushang/inputs/log";
import type { ImpactResponse } from "../../api/proofs.ts";
import { asAnswer, sentences, type Words, wordsIn } from "../answer.ts";
import { askersFor } from "../askers.ts";
import type { Jobs } from "../model.ts";
import { Refusal } from "../refusal.ts";
import { aboutFiles, readRobots } from "../robots-file.ts";

/** What a file, or the step to a draft, means for addresses of a list or requests of a log. */
export async function impact(question: Jobs["impact"], language: Language): Promise<Uint8Array> {
  const { reading, origin, from } = question;
  const words = wordsIn(language);
  const present = readRobots(question.present);
  const draft = question.draft === null ? null : readRobots(question.draft);
  const files = [present, ...(draft === null ? [] : [draft])];
  const counter = createImpact({
    present: present.file,
    ...(draft === null ? {} : { draft: draft.file }),
    crawlers: askersFor(
      question.askers,
      files.map(({ file }) => file),
      [reading],
    ),
    reading,
    ...(origin === null ? {} : { origin }),
  });
  let log: LogSummary | null = null;
  if (from.kind === "addresses") for (const address of from.addresses) counter.add(address);
  else log = await addLog(counter, from.text, words);
  const result = counter.result();
  const answer: ImpactResponse = {
    ...result,
    robots: { present: present.facts, draft: draft?.facts ?? null },
    log,
    sentences: [
      ...sentences(aboutFiles(files, words)),
      ...sentences(words.analysis.impact.summary(result)),
      ...(log === null || log.bad === 0
        ? []
        : [words.analysis.impact.input.badLines(log.bad, log.lines)]),
    ],
  };
  return asAnswer(answer);
}

/** Counts the requests of a log. Throws a `Refusal` for what is none, or ends early. */
async function addLog(
  counter: ReturnType<typeof createImpact>,
  text: string,
  { analysis }: Words,
): Promise<LogSummary> {
  const reading = readLog([new TextEncoder().encode(text)]);
  for await (const rows of reading) counter.addRows(rows);
  const { summary } = reading;
  if (summary.problem === null) return summary;
  const { title, next } = analysis.impact.input.log(summary.problem);
  const line = "line" in summary.problem ? summary.problem.line : 1;
  throw new Refusal("log-invalid", [
    { pointer: "/log", code: "at-line", args: { line, column: 1, text: `${title}. ${next}` } },
  ]);
}
