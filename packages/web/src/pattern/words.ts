import type { AnalysisCatalogue } from "@aushang/engine/texts";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PatternTexts } from "../texts/pattern/catalogue.ts";

/** The words of this page: its own, and what the engine says about patterns. */
export interface PatternWords {
  readonly own: PatternTexts;
  readonly told: AnalysisCatalogue["pattern"];
}

/** Gives the words to everything below. */
export const PatternWordsContext = createContext<PatternWords | null>(null);

/** The words of this page. Throws outside of `PatternWordsContext`: a mistake in the page itself. */
export function usePatternWords(): PatternWords {
  const words = useContext(PatternWordsContext);
  if (!words) throw new TypeError("usePatternWords outside of PatternWordsContext");
  return words;
}
