import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { CompareTexts } from "../texts/compare/catalogue.ts";

/** Gives the words of the comparison to everything below. */
export const CompareWords = createContext<CompareTexts | null>(null);

/** The words of the comparison. Throws outside of `CompareWords`: a mistake in the page itself. */
export function useCompareWords(): CompareTexts {
  const words = useContext(CompareWords);
  if (!words) throw new TypeError("useCompareWords outside of CompareWords");
  return words;
}
