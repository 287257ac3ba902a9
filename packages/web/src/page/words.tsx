import type { Catalogue } from "@aushang/engine/texts";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { PageTexts } from "../texts/catalogue.ts";

/** All words of the chosen language: the page's own and the engine's. */
export interface Words {
  readonly page: PageTexts;
  readonly engine: Catalogue;
}

/** Gives the words to everything below. */
export const WordsContext = createContext<Words | null>(null);

/** The words of the chosen language. Throws outside of `WordsContext`: a mistake in the page itself. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (!words) throw new TypeError("useWords outside of WordsContext");
  return words;
}
