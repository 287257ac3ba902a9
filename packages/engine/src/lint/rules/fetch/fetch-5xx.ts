import { liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A server error, or no answer at all: the whole site is closed meanwhile. */
export const fetch5xx = defineRule({
  id: "fetch-5xx",
  severities: ["error"],
  since: "0.2.0",
  sources: [rfc("2.3.1.4"), GOOGLE_SPEC],
  *check({ options }) {
    const { status = null, failure = null } = options.live?.outcome ?? {};
    const isError = status !== null && status >= 500;
    // What was refused by us, and too many redirects, say nothing about the server.
    const isSilent =
      failure !== null && failure !== "private-address" && failure !== "redirect-limit";
    if (isError || isSilent)
      yield { from: 0, to: 0, args: { status: isError ? status : null, failure } };
  },
  examples: [
    { source: "", reports: [], options: liveWith({ status: 404 }) },
    { source: "", reports: ["1:1-1:1"], options: liveWith({ status: 503 }) },
    { source: "", reports: ["1:1-1:1"], options: liveWith({ status: null, failure: "timeout" }) },
  ],
});
