import type { AnalysisCatalogue } from "@aushang/engine/texts";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { ImpactTexts } from "../texts/impact/catalogue.ts";

/** The words of this page: its own, and what the engine says about counts. */
export interface ImpactPageWords {
  readonly own: ImpactTexts;
  readonly told: AnalysisCatalogue["impact"];
}

/** Gives the words to everything below. */
export const ImpactWordsContext = createContext<ImpactPageWords | null>(null);

/** The words of this page. Throws outside of `ImpactWordsContext`: a mistake in the page itself. */
export function useImpactWords(): ImpactPageWords {
  const words = useContext(ImpactWordsContext);
  if (!words) throw new TypeError("useImpactWords outside of ImpactWordsContext");
  return words;
}
