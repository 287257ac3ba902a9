import { differenceOf } from "../../input/live-difference.ts";
import { fetched, liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** http and https answer differently: each scheme has a robots.txt of its own. */
export const fetchDiffersHttpHttps = defineRule({
  id: "fetch-differs-http-https",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.3"), GOOGLE_SPEC],
  *check({ options }) {
    const args = differenceOf(options.live, "otherScheme");
    if (args !== null) yield { from: 0, to: 0, args };
  },
  examples: [
    { source: "", reports: [], options: liveWith({}, { otherScheme: fetched() }) },
    {
      source: "",
      reports: ["1:1-1:1"],
      options: liveWith(
        {},
        { otherScheme: fetched({ address: "http://h.example/robots.txt", status: 404 }) },
      ),
    },
  ],
});
