import { askCrawler, type RobotsSource, test } from "@aushang/engine/tester";
import type { Answer } from "../state/answer.ts";

/** A rule under `*` that would decide otherwise, if the crawler had no group of its own. */
export interface OtherGroup {
  readonly line: number;
  readonly kind: "allow" | "disallow";
}

/**
 * The rule that many people take for the deciding one: it stands under `*`, matches, and says the opposite of the
 * verdict. Null when the crawler has no group of its own, or when `*` would say the same.
 */
export function otherGroupOf({ target, tested }: Answer): OtherGroup | null {
  const { result, file } = tested;
  const everyone = askCrawler("*");
  if (!file || result.group.via === "star" || result.group.via === "none") return null;
  if ("problem" in everyone) return null;
  const source: RobotsSource = { kind: "given", bytes: file.bytes };
  const other = test(target, everyone, result.reading, source, { others: false }).result;
  const decides = other.candidates.find((candidate) => candidate.decides);
  if (!decides || other.verdict === result.verdict || other.line === null) return null;
  return { line: decides.line, kind: decides.kind };
}
