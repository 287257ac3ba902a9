import { explorePattern, overlapsOf, ruleSet } from "@aushang/engine/analyse";
import { askCrawler, askerOf } from "@aushang/engine/tester";
import type { PatternAnswer, PatternJob } from "./jobs.ts";

function answerTo({ pattern, kind, reading, robots, crawler }: PatternJob): PatternAnswer {
  const facts = explorePattern(pattern, { kind, reading });
  const asked = askCrawler(crawler);
  if (robots === "" || "problem" in asked) return { facts, overlaps: null, applies: false };
  const set = ruleSet(robots, askerOf(asked), reading);
  return { facts, overlaps: overlapsOf(pattern, set, { kind }), applies: set.group !== null };
}

addEventListener("message", ({ data }: MessageEvent<{ id: number; job: PatternJob }>) => {
  postMessage({ id: data.id, answer: answerTo(data.job) });
});
