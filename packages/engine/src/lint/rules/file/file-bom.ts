import { bomLength } from "../../../lines.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

/** A byte order mark at the start. Google passes over it; who does not loses the first line. */
export const fileBom = defineRule({
  id: "file-bom",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.3"), GOOGLE_CODE],
  fixes: ["remove"],
  *check(file) {
    const length = bomLength(file.bytes);
    // Other characters begin with the same octet.
    if (length === 0 || (length < 3 && (file.bytes[length] ?? 0) >= 0x80)) return;
    const { lines } = file;
    yield {
      from: 0,
      to: length,
      args: { isCut: length < 3, first: lines[0] === undefined ? "" : file.key(lines[0]) },
      fix: { code: "remove", edits: [{ start: 0, end: length, text: "" }] },
    };
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "\uFEFFUser-agent: *\nDisallow: /a\n",
      reports: ["1:1-1:1"],
      fixed: "User-agent: *\nDisallow: /a\n",
    },
  ],
});
