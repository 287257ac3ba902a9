import { liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC } from "../../sources.ts";

/** Milliseconds above which a crawler that waits less may give up. */
const SLOW = 5_000;

/** A robots.txt that takes long: a crawler that gives up takes the site for unreachable. */
export const fetchSlow = defineRule({
  id: "fetch-slow",
  severities: ["warning"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC],
  *check({ options }) {
    const { elapsedMs = 0, failure = null } = options.live?.outcome ?? {};
    if (failure === null && elapsedMs > SLOW) yield { from: 0, to: 0, args: { elapsedMs } };
  },
  examples: [
    { source: "", reports: [], options: liveWith({}) },
    { source: "", reports: ["1:1-1:1"], options: liveWith({ elapsedMs: 7_200 }) },
  ],
});
