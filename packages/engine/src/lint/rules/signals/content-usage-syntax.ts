import { otherLines } from "../../records/other-lines.ts";
import { partsOf } from "../../records/signal-parts.ts";
import { usageStart } from "../../records/usage-path.ts";
import { defineRule } from "../../rule.ts";
import { AIPREF } from "../../sources.ts";

/** Why nothing at all is known of a Content-Usage line. */
export type UsageFault = "capitals" | "empty" | "path" | "semicolon";

/** Content-Usage values that cannot be read as a whole. */
export const contentUsageSyntax = defineRule({
  id: "content-usage-syntax",
  severities: ["warning"],
  since: "0.2.0",
  sources: [AIPREF],
  fixes: ["lower-case", "add-slash"],
  *check(file) {
    for (const line of otherLines(file, "content-usage")) {
      const { from, to, value } = line;
      const start = usageStart(value);
      const fault = faultOf(value, start);
      if (fault === null) continue;
      const lower = partsOf(line, start)
        .filter(({ key }) => key !== key.toLowerCase())
        .map(({ key, keySpan }) => ({
          start: keySpan.from,
          end: keySpan.to,
          text: key.toLowerCase(),
        }));
      yield {
        ...(from === to ? file.content(line.line) : { from, to }),
        args: { value, fault },
        fix:
          fault === "capitals"
            ? { code: "lower-case", edits: lower }
            : fault === "path"
              ? { code: "add-slash", edits: [{ start: from, end: from, text: "/" }] }
              : null,
      };
    }
  },
  examples: [
    { source: "User-agent: *\nContent-Usage: /a train-ai=n\nAllow: /\n", reports: [] },
    {
      source:
        "User-agent: *\nContent-Usage: Train-AI=n\nContent-Usage: blog/ train-ai=n\nAllow: /\n",
      reports: ["2:16-2:26", "3:16-3:32"],
      fixed:
        "User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /blog/ train-ai=n\nAllow: /\n",
    },
  ],
});

function faultOf(value: string, start: number): UsageFault | null {
  const preferences = value.slice(start).trim();
  if (preferences === "") return "empty";
  if (start === 0 && /^[^=,\s]*\/\S*\s|^[^=,\s]+\s+[a-z-]+=/i.test(preferences)) return "path";
  if (preferences.includes(";")) return "semicolon";
  return /[A-Z]/.test(preferences.replace(/=[^,]*/g, "")) ? "capitals" : null;
}
