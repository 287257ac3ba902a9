import type { Language } from "@aushang/engine/texts";
import { useEffect, useState } from "preact/hooks";
import { DialogHost } from "./dialogs/dialogs.tsx";
import { Foot } from "./page/foot.tsx";
import { Head } from "./page/head.tsx";
import { Sprite } from "./page/sign.tsx";
import { useView, type View } from "./page/use-view.ts";
import { type Words, WordsContext } from "./page/words.tsx";
import { furtherPage } from "./pages.tsx";
import { keep, readStored, type Stored } from "./state/stored.ts";
import { TesterPage } from "./tester/tester-page.tsx";
import { loadWords } from "./texts/load.ts";

/** Which dialog is open. */
export type OpenDialog = "keys" | "privacy" | "line" | null;

function applyTheme(theme: Stored["theme"]): void {
  const root = document.documentElement;
  if (theme === "system") root.removeAttribute("data-theme");
  else root.setAttribute("data-theme", theme);
}

/** Says the language in the address of the page, so that a link keeps it. */
function noteLanguage(language: Language): void {
  const page = new URL(location.href);
  page.searchParams.set("lang", language);
  history.replaceState(history.state, "", page);
}

/** Goes to the verdict, or to where one will be. The address of the page stays: it may hold a draft. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  (document.getElementById("verdict") ?? document.getElementById("main"))?.focus();
}

/** The whole page: head, one of the pages, foot, dialogs, in one language at a time. */
export function App({ words: firstWords, view: firstView }: { words: Words; view: View }) {
  const [words, setWords] = useState(firstWords);
  const [stored, setStored] = useState(readStored);
  const [dialog, open] = useState<OpenDialog>(null);
  const { route, visit, session } = useView(firstView);
  const { language } = words.engine;
  const Further = furtherPage(route);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  const change = (part: Partial<Stored>): void => {
    const next = keep(part);
    setStored(next);
    applyTheme(next.theme);
  };
  const speak = (next: Language): void => {
    loadWords(next).then(
      (loaded) => {
        noteLanguage(next);
        change({ language: next });
        setWords(loaded);
      },
      () => undefined,
    );
  };

  return (
    <WordsContext.Provider value={words}>
      <Sprite />
      {/* biome-ignore lint/a11y/useValidAnchor: a jump within the page, whose address may hold a draft */}
      <a class="skip" href="#main" onClick={skip}>
        {words.page.head.skip}
      </a>
      <Head route={route} theme={stored.theme} speak={speak} change={change} />
      <DialogHost open={dialog} close={() => open(null)} stored={stored} change={change}>
        <main class="page" id="main" tabIndex={-1}>
          {Further && <Further key={visit} stored={stored} change={change} open={open} />}
          {session && (
            <TesterPage
              key={visit}
              first={session}
              stored={stored}
              change={change}
              dialog={dialog}
              open={open}
            />
          )}
        </main>
        <Foot open={open} />
      </DialogHost>
    </WordsContext.Provider>
  );
}
