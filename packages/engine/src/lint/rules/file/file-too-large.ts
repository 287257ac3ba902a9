import { SIZE_LIMIT } from "../../../outcome.ts";
import { parse } from "../../../parse.ts";
import type { LintFile } from "../../input/file.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A file that is longer than what crawlers read. */
export const fileTooLarge = defineRule({
  id: "file-too-large",
  severities: ["error", "warning", "info"],
  since: "0.2.0",
  sources: [rfc("2.5"), GOOGLE_SPEC],
  *check(file) {
    const { whole, bytes } = file;
    const hasMore = file.options.live?.outcome.truncated ?? false;
    if (bytes.length === whole.length && !hasMore) return;
    const lost = lostIn(file);
    yield {
      from: bytes.length,
      to: Math.min(whole.length, bytes.length + Math.max(1, lost.length)),
      severity: lost.rules > 0 ? "error" : hasMore ? "warning" : "info",
      args: {
        octets: whole.length,
        limit: SIZE_LIMIT,
        hasMore,
        rules: lost.rules,
        line: lost.line,
      },
    };
  },
  examples: [
    { source: `User-agent: *\nDisallow: /a\n${"#\n".repeat(100)}`, reports: [] },
    {
      source: `User-agent: *\nDisallow: /a\n#${"x".repeat(511_980)}\nDisallow: /b\n`,
      reports: ["3:1-3:511982"],
    },
  ],
});

/** What stands behind the limit: how many user-agent and rule lines, and where the first of them is. */
function lostIn({ whole, bytes, lines }: LintFile): {
  readonly rules: number;
  readonly line: number | null;
  readonly length: number;
} {
  // Without its first octets a rest cannot begin with a BOM.
  const rest = parse(whole.subarray(bytes.length));
  let rules = 0;
  let first: number | null = null;
  for (const { kind, number } of rest.lines()) {
    if (kind !== "user-agent" && kind !== "allow" && kind !== "disallow") continue;
    rules++;
    first ??= number + lines.length;
  }
  const length = rest.lineCount > 0 ? rest.line(1).end : 0;
  return { rules, line: first, length };
}
