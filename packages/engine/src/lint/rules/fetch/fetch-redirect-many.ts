import { liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Redirects that crawlers have to follow. */
const FOLLOWED = 5;
/** From so many on it is worth a look. */
const MANY = 3;

/** Many redirects, or more than are followed. */
export const fetchRedirectMany = defineRule({
  id: "fetch-redirect-many",
  severities: ["info", "error"],
  since: "0.2.0",
  sources: [rfc("2.3.1.2"), GOOGLE_SPEC],
  *check({ options }) {
    const outcome = options.live?.outcome;
    if (outcome === undefined) return;
    const hops = outcome.redirects.length;
    const isLost = outcome.failure === "redirect-limit" || hops > FOLLOWED;
    if (!isLost && hops < MANY) return;
    const severity = isLost ? "error" : "info";
    yield { from: 0, to: 0, severity, args: { hops, followed: FOLLOWED, isLost } };
  },
  examples: [
    { source: "", reports: [], options: liveWith({}) },
    {
      source: "",
      reports: ["1:1-1:1"],
      options: liveWith({ status: 302, failure: "redirect-limit" }),
    },
    {
      source: "",
      reports: ["1:1-1:1"],
      options: liveWith({
        redirects: ["a", "b", "c"].map((to) => ({ status: 301, from: "https://h.example/", to })),
      }),
    },
  ],
});
