import { liveWith } from "../../live-examples.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Nothing at all, or nothing but blanks. */
export const fileEmpty = defineRule({
  id: "file-empty",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  *check(file) {
    if (!file.isServed || file.lines.some(({ kind }) => kind !== "blank")) return;
    yield { from: 0, to: 0, args: { octets: file.bytes.length } };
  },
  examples: [
    { source: "# nothing to say\n", reports: [] },
    { source: "", reports: ["1:1-1:1"] },
    { source: "", reports: [], options: liveWith({ status: 404 }) },
    { source: "\n \n", reports: ["1:1-1:1"] },
  ],
});
