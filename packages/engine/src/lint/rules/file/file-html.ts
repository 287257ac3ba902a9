import { runsOf } from "../../input/line-runs.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A web page in the place of a robots.txt. What looks like a rule in it counts. */
export const fileHtml = defineRule({
  id: "file-html",
  severities: ["warning"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC, rfc("2.3")],
  *check(file) {
    const first = file.lines.find(({ kind }) => kind !== "blank");
    if (!file.isHtml || first === undefined) return;
    const counting = [...file.rules()].filter(({ inForce }) => inForce);
    const lines = counting.map(({ line }) => line.number).sort((a, b) => a - b);
    yield {
      ...file.content(first),
      args: { counting: lines.length, lines: runsOf(lines).slice(0, 20) },
      cause: counting[0] === undefined ? null : file.content(counting[0].line),
    };
  },
  examples: [
    { source: "# <html>\nUser-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "<!DOCTYPE html>\n<pre>\nUser-agent: *\nDisallow: /a\n</pre>\n",
      reports: ["1:1-1:16"],
    },
  ],
});
