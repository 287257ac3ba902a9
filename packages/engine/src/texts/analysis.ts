import type { CounterfactualWords } from "./analysis/counterfactual.ts";
import type { DiffWords } from "./analysis/diff.ts";
import type { FormatWords } from "./analysis/format.ts";
import type { ImpactWords } from "./analysis/impact.ts";
import type { PatternWords } from "./analysis/pattern.ts";
import type { PlanWords } from "./analysis/plan.ts";
import type { SuiteWords } from "./analysis/suites.ts";
import type { SummaryWords } from "./analysis/summary.ts";

/**
 * Words of one language for everything about all addresses. One member for each part; its type stands in `analysis/`.
 * Kept apart from the {@link Catalogue}: nobody who only tests an address loads it.
 */
export interface AnalysisCatalogue {
  readonly diff: DiffWords;
  readonly pattern: PatternWords;
  readonly counterfactual: CounterfactualWords;
  readonly plan: PlanWords;
  readonly suites: SuiteWords;
  readonly format: FormatWords;
  readonly summary: SummaryWords;
  readonly impact: ImpactWords;
}
