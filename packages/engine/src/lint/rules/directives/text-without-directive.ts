import type { Line } from "../../../model.ts";
import { strayOf } from "../../input/directive-names.ts";
import type { LintFile } from "../../input/file.ts";
import { hasMojibake } from "../../input/invisible.ts";
import { defineRule } from "../../rule.ts";
import { rfc } from "../../sources.ts";

/** What text that is no directive looks like. */
export type StrayText = "address" | "code" | "markup" | "prose" | "template";

/** Lines that are neither directive nor comment. A run of them is one finding. */
export const textWithoutDirective = defineRule({
  id: "text-without-directive",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2")],
  fixes: ["comment-out"],
  *check(file) {
    if (file.isHtml) return;
    for (const run of strayRuns(file)) {
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined) continue;
      const { from } = file.content(first);
      const text = file.text(file.content(first));
      yield {
        from,
        to: file.content(last).to,
        args: { text, lines: run.length, looks: looksOf(text) },
        fix: {
          code: "comment-out",
          edits: run.map((line) => {
            const start = file.content(line).from;
            return { start, end: start, text: "# " };
          }),
        },
      };
    }
  },
  examples: [
    { source: "# All robots are welcome\nUser-agent: *\nDisallow:\n", reports: [] },
    {
      source: "All robots are welcome.\nUser-agent: *\nDisallow:\n{{ extra_rules }}\n",
      reports: ["1:1-1:24", "4:1-4:18"],
      fixed: "# All robots are welcome.\nUser-agent: *\nDisallow:\n# {{ extra_rules }}\n",
    },
  ],
});

function* strayRuns(file: LintFile): Generator<readonly Line[]> {
  let run: Line[] = [];
  for (const line of file.lines) {
    if (isStray(file, line)) {
      run.push(line);
    } else if (line.kind !== "blank" && run.length > 0) {
      yield run;
      run = [];
    }
  }
  if (run.length > 0) yield run;
}

function isStray(file: LintFile, line: Line): boolean {
  if (line.kind !== "unknown") return false;
  const content = file.text(file.content(line));
  if (hasMojibake(content)) return false;
  // Two words without a colon are no key and value, unless Google's parser knows the first.
  const key = line.key === null || line.colonMissing ? null : file.text(line.key);
  return strayOf(content, key).kind === "text";
}

function looksOf(text: string): StrayText {
  if (/<\?|\{\{|\{%|\$\{|<%/.test(text)) return "template";
  if (/^<[!/a-z]/i.test(text)) return "markup";
  if (/^(?:https?:)?\/\/\S+$/i.test(text)) return "address";
  return /[;{}]\s*$|^[.#@]?[\w-]+\s*[({]/.test(text) ? "code" : "prose";
}
