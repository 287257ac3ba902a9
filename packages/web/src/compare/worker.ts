import { parse } from "@aushang/engine";
import type { Answers, Job } from "./jobs.ts";
import { textDifference } from "./text-difference.ts";

function answerTo(job: Job): Answers[Job["kind"]] {
  return textDifference(parse(job.old), parse(job.next));
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; job: Job }>) => {
  postMessage({ id: data.id, answer: answerTo(data.job) });
});
