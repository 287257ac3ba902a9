import { otherLines } from "../../records/other-lines.ts";
import { partsOf } from "../../records/signal-parts.ts";
import { usageStart } from "../../records/usage-path.ts";
import { defineRule } from "../../rule.ts";
import { AIPREF } from "../../sources.ts";

const MEANT: ReadonlyMap<string, string> = new Map([
  ["yes", "y"],
  ["true", "y"],
  ["?1", "y"],
  ["1", "y"],
  ["no", "n"],
  ["false", "n"],
  ["?0", "n"],
  ["0", "n"],
]);

/** Values of Content-Usage other than `y` and `n`. */
export const contentUsageValueInvalid = defineRule({
  id: "content-usage-value-invalid",
  severities: ["warning"],
  since: "0.2.0",
  sources: [AIPREF],
  fixes: ["spell"],
  *check(file) {
    for (const line of otherLines(file, "content-usage")) {
      for (const part of partsOf(line, usageStart(line.value))) {
        if (part.value === "y" || part.value === "n") continue;
        const meant = MEANT.get(part.value.toLowerCase()) ?? sameLetter(part.value);
        const { from, to } = part.value === "" ? part.keySpan : part.valueSpan;
        yield {
          from,
          to,
          args: { key: part.key, value: part.value },
          fix:
            meant === null
              ? null
              : { code: "spell", edits: [{ start: from, end: to, text: meant }] },
        };
      }
    }
  },
  examples: [
    { source: "User-agent: *\nContent-Usage: train-ai=n, search=y\nAllow: /\n", reports: [] },
    {
      source: "User-agent: *\nContent-Usage: train-ai=no, search\nAllow: /\n",
      reports: ["2:25-2:27", "2:29-2:35"],
      fixed: "User-agent: *\nContent-Usage: train-ai=n, search\nAllow: /\n",
    },
  ],
});

const sameLetter = (value: string): string | null =>
  value === "Y" || value === "N" ? value.toLowerCase() : null;
