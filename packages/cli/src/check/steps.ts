import type { CheckResult } from "@aushang/engine/suites";
import type { Text } from "@aushang/engine/texts";
import type { Session } from "../session.ts";

/** The engine's steps to the verdict behind a result, in words; none where it passed. */
export function stepTexts({ texts }: Session, { test }: CheckResult): readonly Text[] {
  return (test?.steps ?? []).map((step) => {
    // Each code has its own arguments; the catalogue is typed so that they belong together.
    const say = texts.step[step.code] as (args: unknown) => { readonly text: Text };
    return say(step.args).text;
  });
}
