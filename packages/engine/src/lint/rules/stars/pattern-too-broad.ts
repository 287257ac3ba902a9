import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC } from "../../sources.ts";

/** A word right behind a star also catches longer words that hold it. */
export const patternTooBroad = defineRule({
  id: "pattern-too-broad",
  severities: ["info"],
  since: "0.2.0",
  sources: [GOOGLE_SPEC],
  *check(file) {
    for (const { from, to, pattern, inForce } of file.rules()) {
      const [, word, ending] = /^\/?\*+([a-z]{3,})(\/|\$|)\*?$/i.exec(pattern) ?? [];
      if (word === undefined || ending === undefined || !inForce) continue;
      const examples =
        ending === ""
          ? [`/my${word}`, `/blog/${word}-guide.html`]
          : [`/my${word}${ending.replace("$", "")}`];
      yield { from, to, args: { pattern, word, examples } };
    }
  },
  examples: [
    {
      source: "User-agent: *\nDisallow: /*/print\nDisallow: /*?print\nDisallow: /*.php\n",
      reports: [],
    },
    { source: "User-agent: *\nDisallow: /*referrers\n", reports: ["2:11-2:22"] },
  ],
});
