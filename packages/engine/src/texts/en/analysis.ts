import type { AnalysisCatalogue } from "../analysis.ts";
import { diff } from "./analysis/diff.ts";
import { format } from "./analysis/format.ts";
import { suites } from "./analysis/suites.ts";
import { summary } from "./analysis/summary.ts";

/** All English words for questions about all addresses. */
export const enAnalysis: AnalysisCatalogue = { diff, suites, format, summary };
