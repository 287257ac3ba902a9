import { otherLines } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { RSL } from "../../sources.ts";

/** License lines without a whole address. */
export const licenseNotAbsolute = defineRule({
  id: "license-not-absolute",
  severities: ["warning"],
  since: "0.2.0",
  sources: [RSL],
  fixes: ["complete"],
  *check(file) {
    for (const { line, from, to, value } of otherLines(file, "license")) {
      if (/^https?:\/\/[^\s/]+\S*$/i.test(value)) continue;
      const complete =
        file.site === null || !value.startsWith("/") ? null : file.site.origin + value;
      yield {
        ...(from === to ? file.content(line) : { from, to }),
        args: { value },
        fix:
          complete === null
            ? null
            : { code: "complete", edits: [{ start: from, end: to, text: complete }] },
      };
    }
  },
  examples: [
    { source: "License: https://h.example/license.xml\n", reports: [] },
    {
      source: "License: /license.xml\n",
      reports: ["1:10-1:22"],
      fixed: "License: https://h.example/license.xml\n",
      options: { address: "https://h.example/" },
    },
  ],
});
