import { strayOf, writtenName } from "../../input/directive-names.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

/** Keys that only begin like a directive: Google's parser counts them as that directive. */
export const directivePrefixRead = defineRule({
  id: "directive-prefix-read",
  severities: ["warning"],
  since: "0.2.0",
  sources: [GOOGLE_CODE, rfc("2.2")],
  *check(file) {
    for (const line of file.lines) {
      if (line.spelling !== "prefix" || line.key === null || line.colonMissing) continue;
      const key = file.text(line.key);
      if (key.toLowerCase() === `${line.kind}s`) continue;
      if (strayOf(file.text(file.content(line)), key).kind === "separator") continue;
      yield {
        from: line.key.from,
        to: line.key.to,
        args: { key, readAs: writtenName(line.kind), value: file.value(line) },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /all\nNoindex: /x\n", reports: [] },
    { source: "User-agent: *\nDisallow-all: /\nAllowed: /x\n", reports: ["2:1-2:13", "3:1-3:8"] },
  ],
});
