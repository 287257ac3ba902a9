import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Allow and disallow lines before the first user-agent line: nobody is bound by them. */
export const ruleBeforeGroup = defineRule({
  id: "rule-before-group",
  severities: ["error"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC],
  fixes: ["add-star-group"],
  *check(file) {
    const [first] = file.orphans;
    const last = file.orphans.at(-1);
    if (first === undefined || last === undefined) return;
    const text = `User-agent: *${file.lineEnd}`;
    const { from } = file.content(first.line);
    yield {
      from,
      to: file.content(last.line).to,
      args: { count: file.orphans.length, pattern: first.pattern, first: first.line.number },
      fix: { code: "add-star-group", edits: [{ start: from, end: from, text }], isChoice: true },
    };
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "Disallow: /a\nAllow: /b\nUser-agent: *\nDisallow: /c\n",
      reports: ["1:1-2:10"],
      fixed: "User-agent: *\nDisallow: /a\nAllow: /b\nUser-agent: *\nDisallow: /c\n",
    },
  ],
});
