import { toOctets } from "../../../decode.ts";
import { hasMojibake, withoutInvisible } from "../../input/invisible.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

/** A byte order mark that became letters: the first line is lost. */
export const fileBomMojibake = defineRule({
  id: "file-bom-mojibake",
  severities: ["error", "info"],
  since: "0.2.0",
  sources: [rfc("2.2"), GOOGLE_CODE],
  fixes: ["remove"],
  *check(file) {
    for (const line of file.lines) {
      if (line.kind !== "unknown") continue;
      const content = file.content(line);
      const text = file.text(content);
      if (!hasMojibake(text)) continue;
      const clean = withoutInvisible(text);
      const mark = toOctets(text).length - toOctets(clean).length;
      const isLost = /^\s*(?:user-agent|disallow|allow|sitemap)\s*:/i.test(clean);
      yield {
        from: content.from,
        to: content.from + mark,
        severity: isLost ? "error" : "info",
        args: { content: clean, isLost },
        fix: {
          code: "remove",
          edits: [{ start: content.from, end: content.from + mark, text: "" }],
          isChoice: isLost,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /ï\n", reports: [] },
    {
      source: "ï»¿User-agent: *\nDisallow: /a\n",
      reports: ["1:1-1:4"],
      fixed: "User-agent: *\nDisallow: /a\n",
    },
  ],
});
