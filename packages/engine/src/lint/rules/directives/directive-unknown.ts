import { strayOf } from "../../input/directive-names.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

/** Well-formed directives that nobody documents. The standard lets them be; they do no harm. */
export const directiveUnknown = defineRule({
  id: "directive-unknown",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.4"), GOOGLE_CODE],
  *check(file) {
    for (const line of file.lines) {
      if (line.kind !== "unknown" || line.key === null || line.colonMissing || file.isHtml)
        continue;
      const key = file.text(line.key);
      if (strayOf(file.text(file.content(line)), key).kind !== "unknown") continue;
      yield { from: line.key.from, to: line.key.to, args: { key } };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow:\nCrawl-delay: 5\nHost: h.example\n", reports: [] },
    { source: "User-agent: *\nDisallow:\nFoo: bar\n", reports: ["3:1-3:4"] },
  ],
});
