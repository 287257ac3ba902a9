import type { RobotsFile } from "@aushang/engine";
import { csvLine } from "../output/csv.ts";
import type { Compared } from "./question.ts";

/** Names of the columns; the same in every language, for programs. */
const COLUMNS = [
  "direction",
  "crawlers",
  "reading",
  "pattern",
  "except",
  "witness",
  "oldLine",
  "oldRule",
  "newLine",
  "newRule",
];

/** A difference as comma-separated values, one row for each set of addresses. */
export function csvOf({ result }: Compared, old: RobotsFile, next: RobotsFile): string {
  const rows = result.changes.map((change) => [
    change.direction,
    change.crawlers.join(", "),
    change.reading,
    change.pattern,
    exceptIn(change),
    change.witness,
    change.lines.old ?? "",
    ruleIn(old, change.lines.old),
    change.lines.new ?? "",
    ruleIn(next, change.lines.new),
  ]);
  return [COLUMNS, ...rows].map(csvLine).join("");
}

function exceptIn({ except, exceptLines }: Compared["result"]["changes"][number]): string {
  if (exceptLines === null) return except.join(" ");
  const lines = [
    ...exceptLines.old.map((line) => `old:${line}`),
    ...exceptLines.new.map((line) => `new:${line}`),
  ];
  return [...except, ...lines].join(" ");
}

function ruleIn(file: RobotsFile, line: number | null): string {
  if (line === null) return "";
  const { from, end } = file.line(line);
  return file.text({ from, to: end }).trim();
}
