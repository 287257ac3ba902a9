import type { AnalysisCatalogue } from "@aushang/engine/texts";
import { type ComponentChildren, createContext } from "preact";
import { useContext, useMemo } from "preact/hooks";
import { useTexts } from "../page/use-texts.ts";
import { ANALYSIS_TEXTS } from "../texts/analysis/load.ts";
import type { ProofTexts } from "../texts/proofs/catalogue.ts";
import { PROOF_TEXTS } from "../texts/proofs/load.ts";

/** The words of what is proven: the page's own, and what the engine says. */
export interface ProofWords {
  readonly own: ProofTexts;
  readonly told: AnalysisCatalogue;
}

/** Gives the words to everything below. */
export const ProofWordsContext = createContext<ProofWords | null>(null);

/** Draws what stands in it as soon as the words of proofs are there. */
export function WithProofWords({ children }: { children: ComponentChildren }) {
  const own = useTexts(PROOF_TEXTS);
  const told = useTexts(ANALYSIS_TEXTS);
  const words = useMemo(() => (own && told ? { own, told } : null), [own, told]);
  return words && <ProofWordsContext.Provider value={words}>{children}</ProofWordsContext.Provider>;
}

/** The words of proofs. Throws outside of `WithProofWords`: a mistake in the page itself. */
export function useProofWords(): ProofWords {
  const words = useContext(ProofWordsContext);
  if (!words) throw new TypeError("useProofWords outside of WithProofWords");
  return words;
}
