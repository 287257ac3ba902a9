import { otherLines } from "../../records/other-lines.ts";
import { partsOf, type SignalPart } from "../../records/signal-parts.ts";
import { defineRule } from "../../rule.ts";
import { CONTENT_SIGNAL } from "../../sources.ts";

const ANSWERS = ["yes", "no"];
const USES = ["immediate", "reference", "full"];

/** Words that stand for the two answers. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ["y", "yes"],
  ["true", "yes"],
  ["1", "yes"],
  ["allow", "yes"],
  ["n", "no"],
  ["false", "no"],
  ["0", "no"],
  ["disallow", "no"],
]);

/** Values of Content-Signal that say nothing. */
export const contentSignalValueInvalid = defineRule({
  id: "content-signal-value-invalid",
  severities: ["warning"],
  since: "0.2.0",
  sources: [CONTENT_SIGNAL],
  fixes: ["spell"],
  *check(file) {
    for (const line of otherLines(file, "content-signal")) {
      for (const part of partsOf(line)) {
        const expected = part.key.toLowerCase() === "use" ? USES : ANSWERS;
        if (!expected.includes(part.value)) yield invalid(part, expected);
      }
    }
  },
  examples: [
    { source: "User-agent: *\nContent-Signal: ai-input=no, use=full\nAllow: /\n", reports: [] },
    {
      source: "User-agent: *\nContent-Signal: search=Y, ai-train=maybe\nAllow: /\n",
      reports: ["2:24-2:25", "2:36-2:41"],
      fixed: "User-agent: *\nContent-Signal: search=yes, ai-train=maybe\nAllow: /\n",
    },
  ],
});

function invalid(part: SignalPart, expected: readonly string[]) {
  const { key, value } = part;
  const meant = meantBy(part, expected);
  const { from, to } = value === "" ? part.keySpan : part.valueSpan;
  const edits = [{ start: from, end: to, text: meant ?? "" }];
  const fix = meant === null ? null : ({ code: "spell", edits } as const);
  return { from, to, args: { key, value, expected }, fix };
}

function meantBy({ value }: SignalPart, expected: readonly string[]): string | null {
  const lower = value.toLowerCase();
  if (expected.includes(lower)) return lower;
  const answer = MEANT.get(lower);
  return answer !== undefined && expected.includes(answer) ? answer : null;
}
