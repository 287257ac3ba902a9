import type { TextLoaders } from "../../page/use-texts.ts";
import type { LaterTexts } from "./catalogue.ts";

/** The words of parts that are loaded after the first paint, a file for each language. */
export const LATER_TEXTS: TextLoaders<LaterTexts> = {
  de: () => import("./later-de.ts").then(({ later }) => later),
  en: () => import("./later-en.ts").then(({ later }) => later),
  da: () => import("./later-da.ts").then(({ later }) => later),
};
