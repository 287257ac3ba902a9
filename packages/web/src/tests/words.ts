import type { AnalysisCatalogue } from "@aushang/engine/texts";
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { TestsTexts } from "../texts/tests/catalogue.ts";

/** The words of this page: its own, and what the engine says about suites and plans. */
export interface TestsWords extends Pick<AnalysisCatalogue, "suites" | "plan"> {
  readonly own: TestsTexts;
}

/** Gives the words to everything below. */
export const TestsWordsContext = createContext<TestsWords | null>(null);

/** The words of this page. Throws outside of `TestsWordsContext`: a mistake in the page itself. */
export function useTestsWords(): TestsWords {
  const words = useContext(TestsWordsContext);
  if (!words) throw new TypeError("useTestsWords outside of TestsWordsContext");
  return words;
}
