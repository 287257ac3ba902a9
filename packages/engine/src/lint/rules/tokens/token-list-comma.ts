import type { LintFile } from "../../input/file.ts";
import type { AgentLine } from "../../input/groups.ts";
import { shapeOf } from "../../input/token-shape.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** Several tokens in one line: only the first counts. */
export const tokenListComma = defineRule({
  id: "token-list-comma",
  severities: ["error"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["one-line-each"],
  *check(file) {
    for (const agent of file.agents()) {
      if (shapeOf(agent.value) !== "list") continue;
      const names = agent.value
        .split(/\s*[,;]\s*/)
        .map((name) => name.trim())
        .filter((name) => name !== "");
      const { from, to, token } = agent;
      yield {
        from,
        to,
        args: { read: token, lost: names.slice(1) },
        fix: {
          code: "one-line-each",
          edits: [{ start: from, end: to, text: linesOf(file, agent, names) }],
          isChoice: true,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: a\nUser-agent: b\nDisallow: /\n", reports: [] },
    {
      source: "User-agent: GPTBot, CCBot\nDisallow: /\n",
      reports: ["1:13-1:26"],
      fixed: "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n",
    },
  ],
});

const linesOf = (file: LintFile, { line }: AgentLine, names: readonly string[]): string =>
  names.join(`${file.lineEnd}${file.key(line)}: `);
