import { type Catalogue, chooseLanguage, type Language } from "@aushang/engine/texts";
import { da } from "@aushang/engine/texts/da";
import { de } from "@aushang/engine/texts/de";
import { en } from "@aushang/engine/texts/en";

const CATALOGUES: Readonly<Record<Language, Catalogue>> = { de, en, da };

/** Words of the engine in a language. */
export function catalogueOf(language: Language): Catalogue {
  return CATALOGUES[language];
}

/**
 * The language for an `Accept-Language` header (RFC 9110 section 12.5.4): the highest weight that we have, the
 * earlier one among equals. English without a header, for `*` and for languages that we do not have.
 */
export function languageOf(header: string | undefined): Language {
  if (header === undefined) return "en";
  const wishes = header
    .slice(0, 1000)
    .split(",")
    .map((entry) => {
      const [name = "", ...parameters] = entry.split(";");
      const weight = parameters
        .map((one) => /^\s*q\s*=\s*([\d.]+)\s*$/i.exec(one)?.[1])
        .find(Boolean);
      return { name: name.trim(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return chooseLanguage(wishes.map((wish) => wish.name));
}
