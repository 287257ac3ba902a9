import type { Language } from "@aushang/engine/texts";
import type { Words } from "../page/words.tsx";

/** Languages with their own names, in the order of the switch. */
export const LANGUAGES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: "de", name: "Deutsch" },
  { id: "en", name: "English" },
  { id: "da", name: "Dansk" },
];

const LOADERS: Readonly<Record<Language, () => Promise<Words>>> = {
  de: () => import("./bundles/de.ts").then((bundle) => bundle.words),
  en: () => import("./bundles/en.ts").then((bundle) => bundle.words),
  da: () => import("./bundles/da.ts").then((bundle) => bundle.words),
};

/** All words of one language; each language is a file of its own, loaded when it is chosen. */
export function loadWords(language: Language): Promise<Words> {
  return LOADERS[language]();
}
