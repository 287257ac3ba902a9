import type { RuleLine } from "../../input/groups.ts";
import { isInvisible } from "../../input/invisible.ts";
import { defineRule } from "../../rule.ts";
import { GOOGLE_SPEC, rfc, YANDEX } from "../../sources.ts";

/** A host without a scheme in front of a path. */
const HOST =
  /^(?:[a-z0-9-]+\.)+(?:at|be|ch|co|com|de|dk|edu|es|eu|fr|gov|info|io|it|net|nl|no|org|pl|ru|se|uk)\//i;

/** Patterns that begin with neither `/` nor `*`: they match no address. */
export const patternWithoutSlash = defineRule({
  id: "pattern-without-slash",
  severities: ["error"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_SPEC, YANDEX],
  fixes: ["with-slash", "with-star"],
  *check(file) {
    for (const rule of file.rules()) {
      if (!isLost(rule)) continue;
      const { from, to, pattern, isAllow } = rule;
      const bare = pattern
        .replace(/^[\^"'“”‘’.\\]*(?=[/\\*])|["'“”‘’]+$/g, "")
        .replace(/^\\/, "/")
        .replace(HOST, "/");
      const slash = /^[/*]/.test(bare) ? bare : `/${bare}`;
      const star = `/*${bare.replace(/^[/*]+/, "")}`;
      const replace = (text: string) => [{ start: from, end: to, text }];
      const bySlash = { code: "with-slash", edits: replace(slash), isChoice: true } as const;
      const byStar = { code: "with-star", edits: replace(star), isChoice: true } as const;
      const isPart = /^[?.=&;-]/.test(bare);
      yield {
        from,
        to,
        args: { pattern, isAllow, slash, star },
        fix: isPart ? byStar : bySlash,
        otherFixes: slash !== bare ? [isPart ? bySlash : byStar] : [],
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /private\nDisallow: *.pdf\nAllow:\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: private\nDisallow: ?sort=\n",
      reports: ["2:11-2:18", "3:11-3:17"],
      fixed: "User-agent: *\nDisallow: /private\nDisallow: /*?sort=\n",
    },
  ],
});

/** Addresses and characters that nobody sees have findings of their own. */
function isLost({ pattern }: RuleLine): boolean {
  if (pattern === "" || /^[/*]/.test(pattern)) return false;
  return !/^[a-z][a-z0-9+.-]*:\/\//i.test(pattern) && !isInvisible(pattern.charCodeAt(0));
}
