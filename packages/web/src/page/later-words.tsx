import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { LaterTexts } from "../texts/later/catalogue.ts";
import { LATER_TEXTS } from "../texts/later/load.ts";
import { useTexts } from "./use-texts.ts";

const LaterWords = createContext<LaterTexts | null>(null);

/** Draws what stands in it as soon as the words of later parts are there. */
export function WithLaterWords({ children }: { children: ComponentChildren }) {
  const texts = useTexts(LATER_TEXTS);
  return texts && <LaterWords.Provider value={texts}>{children}</LaterWords.Provider>;
}

/** The words of later parts. Throws outside of `WithLaterWords`: a mistake in the page itself. */
export function useLaterWords(): LaterTexts {
  const words = useContext(LaterWords);
  if (!words) throw new TypeError("useLaterWords outside of WithLaterWords");
  return words;
}
