import { parse } from "@aushang/engine";
import { type DiffResult, difference, flips, type RuleSet, ruleSet } from "@aushang/engine/analyse";
import { askCrawler, askerOf } from "@aushang/engine/tester";
import type { Answers, Job, Judged } from "./jobs.ts";
import { textDifference } from "./text/text-difference.ts";
import { askersFor } from "./verdicts/askers.ts";

function setOf({ bytes, reading }: Judged, crawler: string): RuleSet {
  const asked = askCrawler(crawler);
  if ("problem" in asked) throw new TypeError(`no crawler: ${asked.problem}`);
  return ruleSet(bytes, askerOf(asked), reading);
}

/** Two crawlers or two readings, in the shape of two files. */
function apart(old: RuleSet, next: RuleSet): DiffResult {
  const { changes, proven, limits } = flips(old, next);
  const { reading } = old;
  const count = (direction: string): number =>
    changes.filter((change) => change.direction === direction).length;
  const groups = { old: old.group, new: next.group };
  return {
    changes: changes.map((change) => ({ ...change, crawlers: [], reading })),
    proven,
    limits: limits.map((limit) => ({ ...limit, crawlers: [], reading })),
    outcomes: [
      { crawlers: [], reading, proven, groups, opened: count("opened"), closed: count("closed") },
    ],
  };
}

function verdicts({ old, next }: Job & { kind: "verdicts" }): DiffResult {
  if (old.crawler !== null && next.crawler !== null) {
    return apart(setOf(old, old.crawler), setOf(next, next.crawler));
  }
  const files = [parse(old.bytes), parse(next.bytes)] as const;
  return difference(...files, askersFor(...files, old.reading), [old.reading]);
}

function answerTo(job: Job): Answers[Job["kind"]] {
  return job.kind === "text" ? textDifference(parse(job.old), parse(job.next)) : verdicts(job);
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; job: Job }>) => {
  postMessage({ id: data.id, answer: answerTo(data.job) });
});
