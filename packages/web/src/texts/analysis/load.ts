import type { AnalysisCatalogue } from "@aushang/engine/texts";
import type { TextLoaders } from "../../page/use-texts.ts";

/** The engine's words for questions about all addresses, a file for each language. */
export const ANALYSIS_TEXTS: TextLoaders<AnalysisCatalogue> = {
  de: () => import("./analysis-de.ts").then(({ analysis }) => analysis),
  en: () => import("./analysis-en.ts").then(({ analysis }) => analysis),
  da: () => import("./analysis-da.ts").then(({ analysis }) => analysis),
};
