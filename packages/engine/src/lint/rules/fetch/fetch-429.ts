import { liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** 429 for robots.txt: Google takes it for a server error, the standard's letter for a missing file. */
export const fetch429 = defineRule({
  id: "fetch-429",
  severities: ["error"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC, rfc("2.3.1.3")],
  *check({ options }) {
    const { status, headers } = options.live?.outcome ?? {};
    if (status !== 429) return;
    yield { from: 0, to: 0, args: { retryAfter: headers?.["retry-after"] ?? null } };
  },
  examples: [
    { source: "", reports: [], options: liveWith({ status: 200 }) },
    { source: "", reports: ["1:1-1:1"], options: liveWith({ status: 429 }) },
  ],
});
