import { defineRule } from "../../rule.ts";
import { GOOGLE_CODE, rfc } from "../../sources.ts";

const ESCAPE = /%[2-7][0-9a-f]/gi;

/** Escapes of characters that need none: the standard decodes them, Google does not. */
export const patternPercentUnreserved = defineRule({
  id: "pattern-percent-unreserved",
  severities: ["info", "warning"],
  since: "0.2.0",
  sources: [rfc("2.2.2"), GOOGLE_CODE],
  fixes: ["decode"],
  *check(file) {
    for (const { from, raw, pattern } of file.rules()) {
      const escapes = [...raw.matchAll(ESCAPE)].filter(([text]) => isUnreserved(text));
      const first = escapes[0];
      const last = escapes.at(-1);
      if (first === undefined || last === undefined) continue;
      yield {
        from: from + first.index,
        to: from + last.index + 3,
        severity: file.hasProfile("google") ? "warning" : "info",
        args: { pattern, found: first[0], character: decoded(first[0]) },
        fix: {
          code: "decode",
          edits: escapes.map(({ 0: text, index }) => ({
            start: from + index,
            end: from + index + 3,
            text: decoded(text),
          })),
          isChoice: true,
        },
      };
    }
  },
  examples: [
    { source: "User-agent: *\nDisallow: /a%2Fb%20c%C3%A9\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /foo/%62%61r\n",
      reports: ["2:16-2:22"],
      fixed: "User-agent: *\nDisallow: /foo/bar\n",
    },
  ],
});

const decoded = (text: string): string => String.fromCharCode(Number.parseInt(text.slice(1), 16));

const isUnreserved = (text: string): boolean => /[\w.~-]/.test(decoded(text));
