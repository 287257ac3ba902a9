import type { DraftFix } from "../../rule.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Blanks inside a pattern: no address has them raw, and what follows may be a second path. */
export const patternSpace = defineRule({
  id: "pattern-space",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2"), GOOGLE_SPEC],
  fixes: ["escape-blanks", "split-lines", "comment-rest"],
  *check(file) {
    for (const { from, to, raw, pattern, line } of file.rules()) {
      const blanks = [...raw.matchAll(/[ \t\v\f]+/g)];
      const [first] = blanks;
      if (first === undefined) continue;
      const start = from + first.index;
      const rest = from + first.index + first[0].length;
      const second = raw.slice(first.index + first[0].length);
      const escapeAll: DraftFix<"escape-blanks"> = {
        code: "escape-blanks",
        edits: blanks.map(({ 0: text, index }) => ({
          start: from + index,
          end: from + index + text.length,
          text: "%20".repeat(text.length),
        })),
        isChoice: true,
      };
      const text = `${file.lineEnd}${file.key(line)}: `;
      const split = {
        code: "split-lines",
        edits: [{ start, end: rest, text }],
        isChoice: true,
      } as const;
      const comment = {
        code: "comment-rest",
        edits: [{ start: rest, end: rest, text: "# " }],
        isChoice: true,
      } as const;
      const isPath = /^[/*][^/\s]\S*$/.test(second);
      yield {
        from: start,
        to: isPath ? to : rest,
        args: { pattern, second: isPath ? second : null },
        fix: isPath ? split : escapeAll,
        otherFixes: isPath ? [escapeAll] : [comment],
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a%20b # not /c d\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /my files/\nDisallow: /a /b\n",
      reports: ["2:14-2:15", "3:13-3:16"],
      fixed: "User-agent: *\nDisallow: /my%20files/\nDisallow: /a\nDisallow: /b\n",
    },
  ],
});
