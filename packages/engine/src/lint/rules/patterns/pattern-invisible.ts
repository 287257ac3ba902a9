import type { Line, Span } from "../../../model.ts";
import { type Character, charactersIn, codeOf } from "../../input/characters.ts";
import { strayOf } from "../../input/directive-names.ts";
import type { LintFile } from "../../input/file.ts";
import { hasMojibake, isInvisible, plainForm, withoutInvisible } from "../../input/invisible.ts";
import { defineRule } from "../../rule.ts";
import { rfc } from "../../sources.ts";

/** Where such a character stands. */
export type Field = "key" | "token" | "pattern" | "address";

/** Characters that nobody sees, or takes for others, where they change what a line says. */
export const patternInvisible = defineRule({
  id: "pattern-invisible",
  severities: ["error"],
  since: "0.2.0",
  sources: [rfc("2.2")],
  fixes: ["remove"],
  *check(file) {
    for (const line of file.lines) {
      for (const { field, span } of fieldsOf(file, line)) {
        const found = invisibleIn(file, span);
        const [first] = found;
        const last = found.at(-1);
        if (first === undefined || last === undefined) continue;
        const codes = [...new Set(found.map(({ text }) => codeOf(text)))];
        yield {
          from: first.from,
          to: last.to,
          args: { field, codes, clean: withoutInvisible(file.text(span)) },
          fix: {
            code: "remove",
            edits: found.map(({ from, to, text }) => ({
              start: from,
              end: to,
              text: plainForm(text),
            })),
            isChoice: true,
          },
        };
      }
    }
  },
  examples: [
    { source: "# no\u00a0break\nUser-agent: *\nDisallow: /é\n", reports: [] },
    {
      source: "User-agent: *\nDisallow: /a\u00a0\n\u200bDisallow: /b\n",
      reports: ["2:13-2:14", "3:1-3:2"],
      fixed: "User-agent: *\nDisallow: /a\nDisallow: /b\n",
    },
    {
      source: "User-agent: \uff27\uff50\uff54Bot\nDisallow: /\n",
      reports: ["1:13-1:16"],
      fixed: "User-agent: GptBot\nDisallow: /\n",
    },
  ],
});

function invisibleIn({ bytes }: LintFile, span: Span): readonly Character[] {
  let isAscii = true;
  for (let i = span.from; i < span.to && isAscii; i++) isAscii = (bytes[i] as number) < 0x80;
  if (isAscii) return [];
  return [...charactersIn(bytes, span)].filter(({ text }) => isInvisible(text.charCodeAt(0)));
}

/** The parts of a line where such a character matters. */
function fieldsOf(file: LintFile, line: Line): readonly { field: Field; span: Span }[] {
  const { key, value, kind } = line;
  if (kind === "unknown") {
    const text = file.text(file.content(line));
    if (key === null || hasMojibake(text)) return [];
    return strayOf(text, file.text(key)).kind === "invisible" ? [{ field: "key", span: key }] : [];
  }
  if (value === null) return [];
  if (kind === "user-agent") return [{ field: "token", span: value }];
  if (kind === "allow" || kind === "disallow") return [{ field: "pattern", span: value }];
  return kind === "sitemap" ? [{ field: "address", span: value }] : [];
}
