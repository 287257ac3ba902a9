import { differenceOf } from "../../input/live-difference.ts";
import { fetched, liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** The host with and without `www.` answer differently: each host has a robots.txt of its own. */
export const fetchDiffersWww = defineRule({
  id: "fetch-differs-www",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.3"), GOOGLE_SPEC],
  *check({ options }) {
    const args = differenceOf(options.live, "otherHost");
    if (args !== null) yield { from: 0, to: 0, args };
  },
  examples: [
    { source: "", reports: [], options: liveWith({}, { otherHost: fetched() }) },
    {
      source: "",
      reports: ["1:1-1:1"],
      options: liveWith(
        {},
        {
          otherHost: fetched({
            address: "https://www.h.example/robots.txt",
            body: Uint8Array.of(35),
          }),
        },
      ),
    },
  ],
});
