import { plain, type Text } from "@aushang/engine/texts";
import type { ReadRobots } from "../input/robots-file.ts";
import { jsonLine } from "../output/json.ts";
import { robotsFacts } from "../output/robots-source.ts";
import type { RealImpact } from "../real/impact.ts";
import { impactJson } from "../real/machine.ts";
import type { Session } from "../session.ts";
import type { Explained } from "./facts.ts";

/** `--json`: one object on one line. Sentences are in the language of the run; codes never change. */
export function explainedAsJson(
  { analysis }: Session,
  robots: ReadRobots,
  { reading, ...explained }: Explained,
  impacts: readonly RealImpact[],
): string {
  const { summary } = analysis;
  const texts = (all: readonly Text[]): readonly string[] => all.map((text) => plain(text, "`"));
  return jsonLine({
    robots: robotsFacts(robots),
    reading,
    sentences: texts(summary.file(explained.summary)),
    ...explained,
    summary: {
      ...explained.summary,
      groups: explained.summary.groups.map((group) => ({
        ...group,
        sentences: texts(summary.group(group)),
      })),
    },
    ...impactJson(impacts),
  });
}
