import { liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A robots.txt that is fetched from another host: its rules are those of the first one all the same. */
export const fetchRedirectHost = defineRule({
  id: "fetch-redirect-host",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.3.1.2"), GOOGLE_SPEC],
  *check({ options }) {
    const outcome = options.live?.outcome;
    const [own, other] = [hostOf(outcome?.address), hostOf(outcome?.finalAddress)];
    if (own === null || other === null || own === other) return;
    yield { from: 0, to: 0, args: { own, other } };
  },
  examples: [
    { source: "", reports: [], options: liveWith({}) },
    {
      source: "",
      reports: ["1:1-1:1"],
      options: liveWith({ finalAddress: "https://www.h.example/robots.txt" }),
    },
  ],
});

function hostOf(address: string | undefined): string | null {
  try {
    return address === undefined ? null : new URL(address).host;
  } catch {
    return null;
  }
}
