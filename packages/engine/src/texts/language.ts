import type { Language } from "./catalogue.ts";

const LANGUAGES: readonly Language[] = ["de", "en", "da"];

/**
 * The language to use for a list of wishes, best first: `navigator.languages`, an `Accept-Language` header split
 * at commas, or a locale such as `de_DE.UTF-8`. English when none of them is ours. Norwegian readers get Danish.
 */
export function chooseLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const primary =
      wish
        .trim()
        .toLowerCase()
        .split(/[-_.;@]/)[0] ?? "";
    const known = LANGUAGES.find((language) => language === primary);
    if (known) return known;
    if (primary === "nb" || primary === "nn" || primary === "no") return "da";
  }
  return "en";
}
