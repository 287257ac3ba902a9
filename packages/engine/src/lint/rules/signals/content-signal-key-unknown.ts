import { otherLines } from "../../records/other-lines.ts";
import { knownKey, partsOf } from "../../records/signal-parts.ts";
import { defineRule } from "../../rule.ts";
import { CONTENT_SIGNAL } from "../../sources.ts";

const KEYS = ["search", "ai-input", "ai-train", "use"];

/** Keys of Content-Signal that its text does not have. */
export const contentSignalKeyUnknown = defineRule({
  id: "content-signal-key-unknown",
  severities: ["warning"],
  since: "0.2.0",
  sources: [CONTENT_SIGNAL],
  fixes: ["spell"],
  *check(file) {
    for (const line of otherLines(file, "content-signal")) {
      for (const { key, keySpan } of partsOf(line)) {
        if (KEYS.includes(key)) continue;
        const expected = knownKey(key, KEYS);
        yield {
          ...keySpan,
          args: { key, known: KEYS, expected },
          fix:
            expected === null
              ? null
              : {
                  code: "spell",
                  edits: [{ start: keySpan.from, end: keySpan.to, text: expected }],
                },
        };
      }
    }
  },
  examples: [
    {
      source: "User-agent: *\nContent-Signal: search=yes, ai-train=no,use=reference\nAllow: /\n",
      reports: [],
    },
    {
      source: "User-agent: *\nContent-Signal: search=yes, train-ai=no\nAllow: /\n",
      reports: ["2:29-2:37"],
      fixed: "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
    },
  ],
});
