import { applyEdits, type TextEdit } from "../edit.ts";
import type { Finding } from "./finding.ts";
import { LintFile } from "./input/file.ts";
import { lint } from "./lint.ts";
import type { LintOptions } from "./model.ts";

/** Passes after which no further fix is made: each one may bring up what the last one uncovered. */
const PASSES = 12;

/** A pass that gets less than one in so many done is not worth another. */
const SLOW = 100;

/** What came of fixing a file. */
export interface Fixed {
  readonly bytes: Uint8Array;
  /** The findings that were answered, in the order in which that was done; places are those of the file at that time. */
  readonly applied: readonly Finding[];
  /** What is left. */
  readonly findings: readonly Finding[];
}

/**
 * Makes the fixes of a file until none is left. `proven`: only those that change no verdict, and each round of them is
 * proven again as a whole. `all`: every finding's first fix; show the difference before it is kept.
 */
export function fix(bytes: Uint8Array, options: LintOptions, which: "proven" | "all"): Fixed {
  const applied: Finding[] = [];
  let now = bytes;
  let findings = lint(now, options);
  for (let pass = 0; pass < PASSES; pass++) {
    const possible = apart(findings, which, now.length);
    const chosen = together(now, options, possible, which);
    if (chosen.length === 0) break;
    applied.push(...chosen);
    now = applyEdits(now, chosen.flatMap(editsOf));
    findings = lint(now, options);
    // Too much to prove at once, and one by one it would take hours.
    if (chosen.length * SLOW < possible.length) break;
  }
  return { bytes: now, applied, findings };
}

const editsOf = (finding: Finding): readonly TextEdit[] => finding.fix?.edits ?? [];

/** The findings whose fixes can be made at once: no two touch the same place. */
function apart(
  findings: readonly Finding[],
  which: "proven" | "all",
  length: number,
): readonly Finding[] {
  const chosen: Finding[] = [];
  const taken = new Uint8Array(length + 1);
  for (const finding of findings) {
    if (finding.fix === null || (which === "proven" && !finding.fix.proven)) continue;
    const edits = editsOf(finding);
    // Both ends count: two insertions at one place would be in no order.
    if (edits.some(({ start, end }) => taken.subarray(start, end + 1).includes(1))) continue;
    for (const { start, end } of edits) taken.fill(1, start, end + 1);
    chosen.push(finding);
  }
  return chosen;
}

/** Two fixes that change nothing alone may change something together: the most that are proven as a whole. */
function together(
  bytes: Uint8Array,
  options: LintOptions,
  findings: readonly Finding[],
  which: "proven" | "all",
): readonly Finding[] {
  if (which === "all") return findings;
  let some = findings;
  while (some.length > 1 && !new LintFile(bytes, options).changesNothing(some.flatMap(editsOf)))
    some = some.slice(0, some.length >> 1);
  return some;
}
