import { DEFAULT_READING } from "../state/address-state.ts";
import type { Answer } from "../state/answer.ts";
import { FURTHER_ADDRESSES, visit } from "../state/route.ts";
import { type Comparison, comparisonOfFiles, keptAs } from "./compare-link.ts";
import { NO_SIDE, type Side, textOf } from "./sides.ts";

const live = (address: string): Side => ({ ...NO_SIDE, address, sent: address });

/**
 * The comparison that the tester's file suggests: a live file with a draft of itself, ready to be changed; a draft with
 * the file that is live where it belongs. Without an answer there is nothing yet on either side.
 */
export function comparisonOf(answer: Answer | null): Comparison {
  const text = answer?.tested.file ? textOf(answer.tested.file.bytes).text : "";
  const next: Side = { ...NO_SIDE, kind: "draft", text };
  if (!answer || answer.from === "example" || answer.pathOnly) {
    return comparisonOfFiles(NO_SIDE, next, answer?.tested.result.reading ?? DEFAULT_READING);
  }
  return comparisonOfFiles(live(answer.target.origin), next, answer.tested.result.reading);
}

/** Goes to the page that compares, with what the tester shows. */
export function openComparison(answer: Answer | null): void {
  visit(FURTHER_ADDRESSES.compare, keptAs(comparisonOf(answer)));
}
