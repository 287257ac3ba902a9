import { fromUserAgent } from "../../../crawlers/user-agent.ts";
import { shapeOf } from "../../input/token-shape.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A whole HTTP header in the place of a token: what is left of it names nobody, or somebody else. */
export const tokenUserAgentString = defineRule({
  id: "token-user-agent-string",
  severities: ["warning"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["use-token"],
  *check(file) {
    for (const { from, to, value, token: cut } of file.agents()) {
      if (shapeOf(value) !== "header") continue;
      const token = fromUserAgent(value)?.token ?? null;
      yield {
        from,
        to,
        args: { value, cut, token },
        fix:
          token === null
            ? null
            : { code: "use-token", edits: [{ start: from, end: to, text: token }], isChoice: true },
      };
    }
  },
  examples: [
    { source: "User-agent: GPTBot/1.2\nDisallow: /\n", reports: [] },
    {
      source:
        "User-agent: Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)\nDisallow: /\n",
      reports: ["1:13-1:77"],
      fixed: "User-agent: GPTBot\nDisallow: /\n",
    },
  ],
});
