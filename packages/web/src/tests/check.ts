import {
  type CheckResult,
  type CheckState,
  runSuite,
  type SuiteCounts,
} from "@aushang/engine/suites";
import { readSuite } from "@aushang/inputs/suite";
import { type HeldSuite, heldTo, rowsHeldTo } from "./held.ts";
import type { CheckAnswer, ShownRun, TestsJob } from "./jobs.ts";

/** Results of one state that are listed for one file; all are counted. */
export const LISTED = 1_000;

const NONE = { passed: 0, failed: 0, "not-readable": 0, skipped: 0 } as const;
const NO_COUNTS: SuiteCounts = { passed: 0, failed: 0, notReadable: 0, skipped: 0 };

function listed(results: readonly CheckResult[]): Pick<ShownRun, "counts" | "results"> {
  const counts: Record<CheckState, number> = { ...NONE };
  return {
    results: results.filter(({ state }) => ++counts[state] <= LISTED),
    counts,
  };
}

function runsOf({ suite, sources }: HeldSuite): readonly ShownRun[] {
  const { runs } = runSuite(suite, sources);
  return runs.map((run, at) => ({
    ...run,
    ...listed(run.results),
    origin: sources[at]?.site ?? null,
  }));
}

function answerFor(all: readonly HeldSuite[]): CheckAnswer {
  const runs = all.flatMap(runsOf);
  const sum = (state: CheckState): number =>
    runs.reduce((all, { counts }) => all + counts[state], 0);
  const [first] = all;
  return {
    problems: [],
    environments: first?.suite.places.flatMap(({ environment }) => environment ?? []) ?? [],
    environment: first?.environment ?? null,
    origins: [...new Set(all.flatMap(({ origins }) => origins))],
    siteless: all.flatMap(({ siteless }) => siteless),
    runs,
    counts: {
      passed: sum("passed"),
      failed: sum("failed"),
      notReadable: sum("not-readable"),
      skipped: sum("skipped"),
    },
  };
}

/** Reads what is expected and holds the robots files to it, as far as they are there. */
export function checkAll({ expected, held }: TestsJob & { kind: "check" }): CheckAnswer {
  if (expected.by === "rows") return answerFor(rowsHeldTo(expected.rows, expected.reading, held));
  const { suite, problems } = readSuite(expected.text);
  if (suite !== null) return answerFor([heldTo(suite, held)]);
  return {
    problems,
    environments: [],
    environment: null,
    origins: [],
    siteless: [],
    runs: [],
    counts: NO_COUNTS,
  };
}
