import type { TextEdit } from "../../../edit.ts";
import { type OtherLine, otherLines } from "../../records/other-lines.ts";
import { defineRule } from "../../rule.ts";
import { CLEAN_PARAM, YANDEX } from "../../sources.ts";

/** What Yandex cannot read in a Clean-param line. */
export type CleanParamFault = "empty" | "path" | "separator" | "words";

/** Clean-param lines that Yandex counts as errors. */
export const cleanParamInvalid = defineRule({
  id: "clean-param-invalid",
  severities: ["error"],
  since: "0.2.0",
  sources: [CLEAN_PARAM, YANDEX],
  fixes: ["join-with-ampersand"],
  *check(file) {
    for (const line of otherLines(file, "clean-param")) {
      const fault = faultOf(line.value);
      if (fault === null) continue;
      yield {
        ...file.content(line.line),
        args: { value: line.value, fault },
        fix: fault === "separator" ? { code: "join-with-ampersand", edits: joined(line) } : null,
      };
    }
  },
  examples: [
    { source: "Clean-param: sid&ref /forum/*.php\nClean-param: utm_source\n", reports: [] },
    {
      source: "Clean-param: sid,ref /forum/\nClean-param: sid ref\n",
      reports: ["1:1-1:29", "2:1-2:21"],
      fixed: "Clean-param: sid&ref /forum/\nClean-param: sid ref\n",
    },
  ],
});

function faultOf(value: string): CleanParamFault | null {
  const [names = "", path, ...rest] = value.split(/\s+/);
  if (names === "" || /^[/*]/.test(names)) return "empty";
  if (/[,;|]|^&|&&|&$/.test(names)) return "separator";
  if (rest.length > 0) return "words";
  return path === undefined || /^[/*]/.test(path) ? null : "path";
}

function joined({ from, value }: OtherLine): readonly TextEdit[] {
  const [names = ""] = value.split(/\s+/);
  const text = names
    .split(/[,;|&]+/)
    .filter((name) => name !== "")
    .join("&");
  return [{ start: from, end: from + names.length, text }];
}
