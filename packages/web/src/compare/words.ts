import type { AnalysisCatalogue } from "@aushang/engine/texts";
import { type Context, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { CompareTexts } from "../texts/compare/catalogue.ts";

/** Gives the words of the comparison to everything below. */
export const CompareWords = createContext<CompareTexts | null>(null);

/** Gives the engine's words for differences to everything below. */
export const DiffWords: Context<AnalysisCatalogue["diff"] | null> = createContext<
  AnalysisCatalogue["diff"] | null
>(null);

/** The engine's words for differences. Throws outside of `DiffWords`: a mistake in the page itself. */
export function useDiffWords(): AnalysisCatalogue["diff"] {
  const words = useContext(DiffWords);
  if (!words) throw new TypeError("useDiffWords outside of DiffWords");
  return words;
}

/** The words of the comparison. Throws outside of `CompareWords`: a mistake in the page itself. */
export function useCompareWords(): CompareTexts {
  const words = useContext(CompareWords);
  if (!words) throw new TypeError("useCompareWords outside of CompareWords");
  return words;
}
