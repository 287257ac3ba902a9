import type { FormatStep, Refusal } from "./model.ts";
import type { Proof } from "./proof/proof.ts";
import { type Row, type Sheet, withRows } from "./rows.ts";

/** One thing that may be done, apart from all others of its stage. */
export interface Operation {
  readonly step: FormatStep;
}

/** Things that may be done with a sheet, and how it looks when some of them are. */
export interface Stage<Op extends Operation = Operation> {
  readonly operations: readonly Op[];
  readonly build: (chosen: ReadonlySet<Op>) => readonly Row[];
}

/** What a stage has come to. */
export interface Settled {
  readonly sheet: Sheet;
  readonly steps: readonly FormatStep[];
  readonly refused: readonly Refusal[];
}

/**
 * Does what can be proven to change nothing. All is tried at once; where that would change something, one half after
 * the other, down to single operations, so that a bad one does not keep the others from being done.
 */
export function settle<Op extends Operation>(
  sheet: Sheet,
  { operations, build }: Stage<Op>,
  proof: Proof,
): Settled {
  const chosen = new Set<Op>();
  const refused: Refusal[] = [];
  let best = sheet;
  const attempt = (some: readonly Op[]): void => {
    if (some.length === 0) return;
    const tried = withRows(sheet, build(new Set([...chosen, ...some])));
    const because = proof.objection(best.file, tried.file);
    if (because === null) {
      for (const operation of some) chosen.add(operation);
      best = tried;
    } else if (because.code === "work") {
      for (const { step } of some) refused.push({ line: step.line, step, because });
    } else if (some.length === 1) {
      const { step } = some[0] as Op;
      refused.push({ line: step.line, step, because });
    } else {
      const half = some.length >> 1;
      attempt(some.slice(0, half));
      attempt(some.slice(half));
    }
  };
  attempt(operations);
  const done = operations.filter((operation) => chosen.has(operation));
  return { sheet: best, steps: done.map(({ step }) => step), refused };
}
