import { defineRule } from "../../rule.ts";
import { rfc } from "../../sources.ts";

/** Several stars in a row say what one says. */
export const starRepeated = defineRule({
  id: "star-repeated",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.3")],
  fixes: ["one-star"],
  *check(file) {
    for (const rule of file.rules()) {
      // At the end they are the business of `star-trailing`.
      const runs = [...rule.raw.matchAll(/\*{2,}(?=[^*$]|\$.)/gs)];
      const first = runs[0];
      if (first === undefined || !rule.inForce) continue;
      const extra = runs.reduce((sum, [text]) => sum + text.length - 1, 0);
      const from = rule.from + first.index;
      yield {
        from,
        to: from + first[0].length,
        args: { pattern: rule.pattern },
        fix: file.shiftsNothing(rule, -extra)
          ? {
              code: "one-star",
              edits: runs.map(({ 0: text, index }) => ({
                start: rule.from + index,
                end: rule.from + index + text.length,
                text: "*",
              })),
              isProven: true,
            }
          : null,
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /*a*\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /**/a\n",
      reports: ["2:12-2:14"],
      fixed: "User-agent: *\nDisallow: /*/a\n",
    },
  ],
});
