import { otherLines } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { CLEAN_PARAM } from "../../sources.ts";

/** Clean-param: Yandex reads it, nobody else. One finding a file. */
export const cleanParamYandexOnly = defineRule({
  id: "clean-param-yandex-only",
  severities: ["info"],
  since: "0.2.0",
  sources: [CLEAN_PARAM],
  *check(file) {
    const lines = [...otherLines(file, "clean-param")];
    const [first] = lines;
    if (first === undefined) return;
    yield { ...file.content(first.line), args: { count: lines.length, value: first.value } };
  },
  examples: [
    { source: "User-agent: Yandex\nDisallow: /a\n", reports: [] },
    {
      source: "User-agent: Yandex\nDisallow: /a\nClean-param: ref /shop/\nClean-param: sid\n",
      reports: ["3:1-3:24"],
    },
  ],
});
