import { defineRule } from "../../rule.ts";
import { RFC_3986, rfc } from "../../sources.ts";

/** A `%` that begins no escape. */
export const patternPercentMalformed = defineRule({
  id: "pattern-percent-malformed",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), RFC_3986],
  fixes: ["escape-percent"],
  *check(file) {
    for (const { from, raw, pattern } of file.rules()) {
      const places = [...raw.matchAll(/%(?![0-9a-f]{2})/gi)].map(({ index }) => from + index);
      const [first] = places;
      if (first === undefined) continue;
      const end = Math.min(from + raw.length, first + 3);
      yield {
        from: first,
        to: end,
        args: { pattern, found: file.text({ from: first, to: end }) },
        fix: {
          code: "escape-percent",
          edits: places.map((start) => ({ start, end: start + 1, text: "%25" })),
          isChoice: true,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a%20b\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /100%-off\n",
      reports: ["2:15-2:18"],
      fixed: "User-agent: *\nDisallow: /100%25-off\n",
    },
  ],
});
