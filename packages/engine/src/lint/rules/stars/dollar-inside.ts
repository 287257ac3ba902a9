import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A `$` that is not the last character: there it stands for itself. */
export const dollarInside = defineRule({
  id: "dollar-inside",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2.3"), GOOGLE_SPEC],
  fixes: ["escape-dollar"],
  *check(file) {
    for (const { from, raw, pattern } of file.rules()) {
      const places = [...raw.matchAll(/\$(?=.)/gs)].map(({ index }) => from + index);
      const [first] = places;
      if (first === undefined) continue;
      yield {
        from: first,
        to: first + 1,
        args: { pattern },
        fix: {
          code: "escape-dollar",
          edits: places.map((start) => ({ start, end: start + 1, text: "%24" })),
          isChoice: true,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /*.pdf$\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /price$list\n",
      reports: ["2:17-2:18"],
      fixed: "User-agent: *\nDisallow: /price%24list\n",
    },
  ],
});
