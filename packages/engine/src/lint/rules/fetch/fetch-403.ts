import { fetched, liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** 401 or 403 for robots.txt: a missing file to crawlers, not a closed site. */
export const fetch403 = defineRule({
  id: "fetch-403",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.3.1.3"), GOOGLE_SPEC],
  *check({ options }) {
    const status = options.live?.outcome.status ?? null;
    if (status === 401 || status === 403) yield { from: 0, to: 0, args: { status } };
  },
  examples: [
    { source: "", reports: [], options: { live: { outcome: fetched() } } },
    { source: "", reports: ["1:1-1:1"], options: liveWith({ status: 403 }) },
  ],
});
