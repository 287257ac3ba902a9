import type { TextLoaders } from "../../page/use-texts.ts";
import type { PatternTexts } from "./catalogue.ts";

/** The words of the page that explains a pattern, a file for each language. */
export const PATTERN_TEXTS: TextLoaders<PatternTexts> = {
  de: () => import("./pattern-de.ts").then(({ pattern }) => pattern),
  en: () => import("./pattern-en.ts").then(({ pattern }) => pattern),
  da: () => import("./pattern-da.ts").then(({ pattern }) => pattern),
};
