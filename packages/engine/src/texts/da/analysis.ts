import type { AnalysisCatalogue } from "../analysis.ts";
import { diff } from "./analysis/diff.ts";
import { suites } from "./analysis/suites.ts";

/** All Danish words for questions about all addresses. */
export const daAnalysis: AnalysisCatalogue = { diff, suites };
