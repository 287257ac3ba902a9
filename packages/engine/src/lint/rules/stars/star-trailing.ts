import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A star at the end: patterns are open there anyway. */
export const starTrailing = defineRule({
  id: "star-trailing",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.3"), GOOGLE_SPEC],
  fixes: ["remove"],
  *check(file) {
    for (const rule of file.rules()) {
      // Behind a `$` or a blank it has a say: without it the one would end the pattern, the other be trimmed.
      const ending = /(?<![$\s*])\*+\$?$/.exec(rule.raw);
      if (ending === null || !rule.inForce) continue;
      const from = rule.from + ending.index;
      // A star alone is all addresses, an empty pattern none.
      const text = ending.index === 0 ? "/" : "";
      const pattern = rule.pattern.slice(0, rule.pattern.length - ending[0].length) + text;
      yield {
        from,
        to: rule.to,
        args: { pattern: rule.pattern, same: pattern },
        fix: file.shiftsNothing(rule, text.length - ending[0].length)
          ? { code: "remove", edits: [{ start: from, end: rule.to, text }], isProven: true }
          : null,
      };
    }
  },
  examples: [
    {
      source: "User-agent: *\nDisallow: /private/\nDisallow: /*.pdf$\nDisallow: /a$*\n",
      reports: [],
    },
    {
      source: "User-agent: *\nDisallow: /private/*\nAllow: /x*$\n",
      reports: ["2:20-2:21", "3:10-3:12"],
      fixed: "User-agent: *\nDisallow: /private/\nAllow: /x\n",
    },
    { source: "User-agent: *\nDisallow: /a/*\nAllow: /*b\n", reports: ["2:14-2:15"] },
  ],
});
