import { parse } from "@aushang/engine";
import { difference } from "@aushang/engine/analyse";
import { askersFor } from "./askers.ts";
import type { Answers, Job } from "./jobs.ts";
import { textDifference } from "./text-difference.ts";

function answerTo(job: Job): Answers[Job["kind"]] {
  const [old, next] = [parse(job.old), parse(job.next)];
  if (job.kind === "text") return textDifference(old, next);
  return difference(old, next, askersFor(old, next, job.reading), [job.reading]);
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; job: Job }>) => {
  postMessage({ id: data.id, answer: answerTo(data.job) });
});
