import type { AnalysisCatalogue } from "../analysis.ts";
import { counterfactual } from "./analysis/counterfactual.ts";
import { diff } from "./analysis/diff.ts";
import { format } from "./analysis/format.ts";
import { impact } from "./analysis/impact.ts";
import { pattern } from "./analysis/pattern.ts";
import { plan } from "./analysis/plan.ts";
import { suites } from "./analysis/suites.ts";
import { summary } from "./analysis/summary.ts";

/** All English words for questions about all addresses. */
export const enAnalysis: AnalysisCatalogue = {
  diff,
  pattern,
  counterfactual,
  plan,
  suites,
  format,
  summary,
  impact,
};
