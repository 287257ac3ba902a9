import type { Language } from "@aushang/engine/texts";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "./words.tsx";

/** The words of one page in each language, each a file of its own. */
export type TextLoaders<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

const AGAIN_MS = 2_000;

/**
 * The words of a page in the chosen language; null until they are there. While another language is on its way, the
 * words of the one before stay. A load that fails is tried again every two seconds.
 */
export function useTexts<Texts extends object>(loaders: TextLoaders<Texts>): Texts | null {
  const { language } = useWords().engine;
  const [texts, show] = useState<Texts | null>(null);
  useEffect(() => {
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attempt = (): void => {
      loaders[language]().then(
        (loaded) => !gone && show(loaded),
        () => {
          if (!gone) timer = setTimeout(attempt, AGAIN_MS);
        },
      );
    };
    attempt();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [language, loaders]);
  return texts;
}
