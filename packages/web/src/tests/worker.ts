import { plan } from "@aushang/engine/analyse";
import { suiteFrom } from "@aushang/engine/suites";
import { askCrawler, askerOf } from "@aushang/engine/tester";
import { ANALYSIS_TEXTS } from "../texts/analysis/load.ts";
import { checkAll } from "./check.ts";
import type { TestsAnswers, TestsJob } from "./jobs.ts";

function planned({ bytes, reading, wishes }: TestsJob & { kind: "plan" }): TestsAnswers["plan"] {
  const asked = wishes.map(({ crawler, address, verdict }) => {
    const known = askCrawler(crawler);
    // A token of a suite need not be one that people would type.
    return { asker: "problem" in known ? crawler : askerOf(known), address, verdict };
  });
  return plan(bytes, asked, { reading });
}

async function written(job: TestsJob & { kind: "write" }): Promise<TestsAnswers["write"]> {
  const { suites } = await ANALYSIS_TEXTS[job.language]();
  const { robots, name, origin } = job;
  return suiteFrom(robots, {
    comments: suites.comments,
    name,
    ...(origin === null ? { file: name } : { origin }),
  });
}

async function answerTo(job: TestsJob): Promise<TestsAnswers[TestsJob["kind"]]> {
  if (job.kind === "check") return checkAll(job);
  return job.kind === "plan" ? planned(job) : written(job);
}

addEventListener("message", async ({ data }: MessageEvent<{ id: number; job: TestsJob }>) => {
  try {
    postMessage({ id: data.id, answer: await answerTo(data.job) });
  } catch (cause) {
    // A rejection alone would reach nobody.
    setTimeout(() => {
      throw cause;
    });
  }
});
