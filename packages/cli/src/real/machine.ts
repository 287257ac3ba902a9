import { code, markdownText } from "@aushang/engine/texts";
import { csvLine } from "../output/csv.ts";
import type { Session } from "../session.ts";
import type { RealImpact } from "./impact.ts";
import { templatesOf } from "./pretty.ts";

/** Names of the columns; the same in every language, for programs. */
const COLUMNS = [
  "input",
  "direction",
  "crawlers",
  "template",
  "oldLine",
  "newLine",
  "requests",
  "addresses",
  "bytes",
  "examples",
];
/** Rows of a table for a review. */
const ROWS = 50;

/** Real addresses that flip as comma-separated values, one row for each shape of addresses. */
export function impactCsv(impacts: readonly RealImpact[]): string {
  const rows = impacts.flatMap(({ kind, result }) =>
    templatesOf(result.crawlers).map(({ crawlers, direction, template }) => [
      kind,
      direction,
      crawlers.join(", "),
      template.template,
      template.lines.present ?? "",
      template.lines.draft ?? "",
      template.requests,
      template.addresses,
      template.bytes,
      template.examples.join(" "),
    ]),
  );
  return [COLUMNS, ...rows].map(csvLine).join("");
}

/** The same for a review comment: sentences, then a table. */
export function impactMarkdown({ analysis }: Session, { kind, result }: RealImpact): string {
  const { diff, impact } = analysis;
  const unit = kind === "log" ? "requests" : "addresses";
  const sentences = impact.summary(result).map((text) => `- ${markdownText(text)}`);
  const flips = templatesOf(result.crawlers);
  const head = [
    diff.table.direction,
    impact.title[unit],
    impact.title.template,
    impact.title.examples,
    diff.table.old,
    diff.table.new,
    impact.title.crawlers,
  ];
  const line = (value: number | null): string => (value === null ? diff.noRule : String(value));
  const rows = flips
    .slice(0, ROWS)
    .map(({ crawlers, direction, template }) => [
      diff.direction[direction],
      String(template[unit]),
      markdownText([code(template.template)]),
      markdownText([code(template.examples[0] ?? "")]),
      line(template.lines.present),
      line(template.lines.draft),
      markdownText(diff.crawlers(crawlers)),
    ]);
  const table = [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
  const more = flips.length > ROWS ? ["", `… +${flips.length - ROWS}`] : [];
  const shown = flips.length === 0 ? [] : ["", ...table, ...more];
  return `\n**${impact.title.impact}**\n\n${[...sentences, ...shown].join("\n")}\n`;
}

/** The member of a JSON document about real addresses; nothing where none were given. */
export function impactJson(impacts: readonly RealImpact[]) {
  if (impacts.length === 0) return {};
  return {
    impact: impacts.map(({ kind, inputs, result }) => ({ source: kind, inputs, result })),
  };
}
