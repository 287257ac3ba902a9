import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/**
 * Signs of a regular expression that have hardly another reason to be there. `/.*` alone is meant: names that begin with
 * a dot.
 */
const SIGNS: readonly RegExp[] = [
  /\\[./dwsDWS?$*+()-]/,
  /\([^()]*\|[^()]*\)/,
  /\[(?:\^|[a-z0-9]-[a-z0-9])[^\]]*\]/i,
  /^\/?\^/,
  /(?<=[\w)\]-])\/\.\*|^\.\*|[)\]]\.\*|\.\+/,
];

/** Patterns that look like regular expressions. They are none. */
export const patternRegex = defineRule({
  id: "pattern-regex",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2.3"), GOOGLE_SPEC],
  *check(file) {
    for (const { from, raw, pattern } of file.rules()) {
      const sign = SIGNS.map((each) => each.exec(raw)).find((match) => match !== null);
      if (sign === undefined || sign === null) continue;
      const at = from + sign.index;
      yield { from: at, to: at + sign[0].length, args: { pattern, sign: sign[0] } };
    }
  },
  examples: [
    {
      source: "User-agent: *\nDisallow: /*.pdf$\nDisallow: /.*\nDisallow: /*?filter[a]=\n",
      reports: [],
    },
    {
      source: "User-agent: *\nDisallow: /(a|b)/\nDisallow: /x/.*\nDisallow: /[0-9]+/\n",
      reports: ["2:12-2:17", "3:13-3:16", "4:12-4:17"],
    },
  ],
});
