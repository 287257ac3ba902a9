import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A user-agent line that names nobody: the rules below are lost, unless another line names somebody. */
export const tokenEmpty = defineRule({
  id: "token-empty",
  severities: ["error", "warning"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["name-everybody"],
  *check(file) {
    for (const { agents, rules } of file.groups) {
      const lost = agents.length === 1 ? rules.filter(({ inForce }) => inForce).length : 0;
      for (const { line, to } of agents.filter(({ value }) => value === "")) {
        const text = file.bytes[to - 1] === 58 ? " *" : "*";
        yield {
          ...file.content(line),
          severity: lost > 0 ? "error" : "warning",
          args: { rules: lost },
          fix: { code: "name-everybody", edits: [{ start: to, end: to, text }], isChoice: true },
        };
      }
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent:\nDisallow: /a\n",
      reports: ["1:1-1:12"],
      fixed: "User-agent: *\nDisallow: /a\n",
    },
  ],
});
