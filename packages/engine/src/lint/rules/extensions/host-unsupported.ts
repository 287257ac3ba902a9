import { otherLines } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { EXTENSIONS, YANDEX } from "../../sources.ts";

/** Host: Yandex alone has read it, until 2018. */
export const hostUnsupported = defineRule({
  id: "host-unsupported",
  severities: ["info"],
  since: "0.2.0",
  sources: [YANDEX, EXTENSIONS],
  fixes: ["remove"],
  *check(file) {
    for (const { line, value } of otherLines(file, "host")) {
      yield {
        ...file.content(line),
        args: { value },
        fix: { code: "remove", edits: [{ start: line.from, end: line.to, text: "" }] },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent: Yandex\nDisallow: /a\nHost: h.example\n",
      reports: ["3:1-3:16"],
      fixed: "User-agent: Yandex\nDisallow: /a\n",
    },
  ],
});
