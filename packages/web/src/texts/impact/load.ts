import type { TextLoaders } from "../../page/use-texts.ts";
import type { ImpactTexts } from "./catalogue.ts";

/** The words of the page on real addresses, a file for each language. */
export const IMPACT_TEXTS: TextLoaders<ImpactTexts> = {
  de: () => import("./impact-de.ts").then(({ impact }) => impact),
  en: () => import("./impact-en.ts").then(({ impact }) => impact),
  da: () => import("./impact-da.ts").then(({ impact }) => impact),
};
