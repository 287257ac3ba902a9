import { shapeOf } from "../../input/token-shape.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc } from "../../sources.ts";

/** A version behind a token. It is passed over. */
export const tokenVersion = defineRule({
  id: "token-version",
  severities: ["info"],
  since: "0.2.0",
  sources: [rfc("2.2.1"), GOOGLE_SPEC],
  fixes: ["drop-version"],
  *check(file) {
    for (const { from, to, value, name } of file.agents()) {
      if (shapeOf(value) !== "token" || name === value) continue;
      yield {
        from,
        to,
        args: { value, name },
        fix: { code: "drop-version", edits: [{ start: from, end: to, text: name }] },
      };
    }
  },
  examples: [
    { source: "User-agent: Googlebot\nDisallow: /\n", reports: [] },
    {
      source: "User-agent: Googlebot/2.1\nDisallow: /\n",
      reports: ["1:13-1:26"],
      fixed: "User-agent: Googlebot\nDisallow: /\n",
    },
  ],
});
