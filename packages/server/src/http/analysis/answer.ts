import {
  type AnalysisCatalogue,
  type Catalogue,
  type Language,
  plain,
  type Text,
} from "@aushang/engine/texts";
import { da, daAnalysis } from "@aushang/engine/texts/da";
import { de, deAnalysis } from "@aushang/engine/texts/de";
import { en, enAnalysis } from "@aushang/engine/texts/en";
import { Refusal } from "./refusal.ts";

/** Largest answer, in UTF-16 units. */
const ANSWER_LIMIT = 33_554_432;

/** An answer as it is sent. Throws a `Refusal` for one that nobody could use any more. */
export function asAnswer(answer: object): Uint8Array {
  const json = JSON.stringify(answer);
  if (json.length > ANSWER_LIMIT) throw new Refusal("too-much-work");
  return new TextEncoder().encode(json);
}

/** All words of one language. */
export interface Words {
  readonly texts: Catalogue;
  readonly analysis: AnalysisCatalogue;
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: { texts: de, analysis: deAnalysis },
  en: { texts: en, analysis: enAnalysis },
  da: { texts: da, analysis: daAnalysis },
};

/** The words of a language. */
export function wordsIn(language: Language): Words {
  return WORDS[language];
}

/** Messages as plain sentences. What comes from a file stands in backquotes. */
export function sentences(texts: readonly Text[]): readonly string[] {
  return texts.map((text) => plain(text, "`")).filter((text) => text !== "");
}
