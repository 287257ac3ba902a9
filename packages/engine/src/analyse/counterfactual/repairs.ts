import { readingOf } from "../../readings/index.ts";
import { additionOf, type Candidate, rewritten, type Target } from "../edits/candidates.ts";
import { isWritable, ruleLine } from "../edits/layout.ts";
import type { Miss } from "../explorer/model.ts";
import type { KeptRule } from "./model.ts";

/** Stars that a losing rule gets at most. */
const MOST_STARS = 200;

/** Edits that make a rule decide which nearly did. */
export function repairsOf(target: Target, kept: readonly KeptRule[]): Candidate[] {
  return kept.flatMap((rule) => repairOf(target, rule));
}

function repairOf(target: Target, rule: KeptRule): Candidate[] {
  const { line, pattern, kept } = rule;
  switch (kept.code) {
    case "fewer-octets":
    case "tie":
      return padded(target, rule);
    case "skipped":
      return kept.reason === "pattern-start" ? changed(line, `/${pattern}`) : [];
    case "no-match":
      return repairOfMiss(target, rule, kept.miss);
    default:
      return [];
  }
}

const changed = (line: number, text: string): Candidate[] =>
  isWritable(text) ? [{ way: "repair", place: "group", operations: [rewritten(line, text)] }] : [];

function padded(target: Target, { line, kind, pattern, octets, kept }: KeptRule): Candidate[] {
  const { wildcards } = readingOf(target.set.reading);
  const against = kept.code === "fewer-octets" ? kept.octets : octets;
  const missing = against - octets + (kind === "disallow" ? 1 : 0);
  if (!wildcards || missing > MOST_STARS || pattern.endsWith("$")) return [];
  const text = pattern + "*".repeat(missing);
  return [{ way: "padded", place: "group", operations: [rewritten(line, text)] }];
}

function repairOfMiss(target: Target, { line, kind, pattern }: KeptRule, miss: Miss): Candidate[] {
  switch (miss.code) {
    case "slash-missing":
      return changed(line, pattern.replace(/\/\**$/, ""));
    case "slash-added":
    case "behind-end":
      return changed(line, pattern.replace(/\$$/, ""));
    case "query-order": {
      if (!isWritable(miss.caughtBy)) return [];
      const operations = additionOf(target, ruleLine(kind, miss.caughtBy));
      return [{ way: "parameter", place: "group", operations }];
    }
    default:
      return [];
  }
}
