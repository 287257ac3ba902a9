import type { TextLoaders } from "../../page/use-texts.ts";
import type { TestsTexts } from "./catalogue.ts";

/** The words of the page that checks, a file for each language. */
export const TESTS_TEXTS: TextLoaders<TestsTexts> = {
  de: () => import("./tests-de.ts").then(({ tests }) => tests),
  en: () => import("./tests-en.ts").then(({ tests }) => tests),
  da: () => import("./tests-da.ts").then(({ tests }) => tests),
};
