import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A `#` right behind a pattern: it ends the pattern, and the rest is a comment. */
export const patternHashCut = defineRule({
  id: "pattern-hash-cut",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2"), GOOGLE_SPEC],
  fixes: ["escape-hash", "set-apart"],
  *check(file) {
    for (const { line, pattern, to } of file.rules()) {
      const hash = line.comment?.from ?? -1;
      if (line.comment === null || hash !== to || pattern === "") continue;
      const rest = file.text(line.comment);
      // Words behind the `#` are a remark, wherever it stands.
      if (/^#\s/.test(rest)) continue;
      yield {
        from: hash,
        to: file.content(line).to,
        args: { pattern, rest },
        fix: {
          code: "escape-hash",
          edits: [{ start: hash, end: hash + 1, text: "%23" }],
          isChoice: true,
        },
        otherFixes: [{ code: "set-apart", edits: [{ start: hash, end: hash, text: " " }] }],
      };
    }
  },
  examples: [
    {
      source: "User-agent: *\nDisallow: /a # all\nDisallow: #none\nDisallow: /b# of it\n",
      reports: [],
    },
    {
      source: "User-agent: *\nDisallow: /a#b\n",
      reports: ["2:13-2:15"],
      fixed: "User-agent: *\nDisallow: /a%23b\n",
    },
  ],
});
