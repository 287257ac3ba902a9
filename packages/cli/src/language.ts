import {
  type AnalysisCatalogue,
  type Catalogue,
  chooseLanguage,
  type Language,
} from "@aushang/engine/texts";
import type { Io } from "./io.ts";
import type { Words } from "./texts/catalogue.ts";

/** The words of one language: the engine's and the command line's own. */
export interface Speech {
  readonly texts: Catalogue;
  readonly analysis: AnalysisCatalogue;
  readonly words: Words;
}

const LANGUAGES: readonly string[] = ["de", "en", "da"] satisfies readonly Language[];

/** The value of `--lang`, looked for before anything else is understood, so that every message can be in it. */
function askedLanguage(argv: readonly string[]): string | null {
  let asked: string | null = null;
  for (const [i, argument] of argv.entries()) {
    if (argument === "--") break;
    if (argument.startsWith("--lang=")) asked = argument.slice("--lang=".length);
    else if (argument === "--lang") asked = argv[i + 1] ?? null;
  }
  return asked;
}

/**
 * The language of this run: `--lang`, else the locale of LC_ALL, LC_MESSAGES or LANG (the first that is set), else
 * English. `unknown` is a `--lang` that is none of ours; the locale's language then carries the message about it.
 */
export function languageOf(
  argv: readonly string[],
  env: Io["env"],
): { readonly language: Language; readonly unknown: string | null } {
  const asked = askedLanguage(argv);
  const wish = asked?.trim().toLowerCase().split(/[-_.]/)[0];
  if (wish !== undefined && LANGUAGES.includes(wish))
    return { language: wish as Language, unknown: null };
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(
    (value) => value !== undefined && value !== "",
  );
  return { language: chooseLanguage(locale === undefined ? [] : [locale]), unknown: asked };
}

/** Loads the words of one language; the others are not read from disk. */
export async function speechIn(language: Language): Promise<Speech> {
  switch (language) {
    case "de": {
      const [texts, own] = await Promise.all([
        import("@aushang/engine/texts/de"),
        import("./texts/de.ts"),
      ]);
      return { texts: texts.de, analysis: texts.deAnalysis, words: own.words };
    }
    case "da": {
      const [texts, own] = await Promise.all([
        import("@aushang/engine/texts/da"),
        import("./texts/da.ts"),
      ]);
      return { texts: texts.da, analysis: texts.daAnalysis, words: own.words };
    }
    case "en": {
      const [texts, own] = await Promise.all([
        import("@aushang/engine/texts/en"),
        import("./texts/en.ts"),
      ]);
      return { texts: texts.en, analysis: texts.enAnalysis, words: own.words };
    }
  }
}
