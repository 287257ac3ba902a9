import type { TextLoaders } from "../../page/use-texts.ts";
import type { CompareTexts } from "./catalogue.ts";

/** The words of the page that compares, a file for each language. */
export const COMPARE_TEXTS: TextLoaders<CompareTexts> = {
  de: () => import("./compare-de.ts").then(({ compare }) => compare),
  en: () => import("./compare-en.ts").then(({ compare }) => compare),
  da: () => import("./compare-da.ts").then(({ compare }) => compare),
};
