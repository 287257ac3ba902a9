import { chooseLanguage, type Language } from "@aushang/engine/texts";
import { render } from "preact";
import { App } from "./app.tsx";
import { preloadParts } from "./later.tsx";
import { viewNow } from "./page/use-view.ts";
import { preloadPage } from "./pages.tsx";
import { readPageAddress } from "./state/address-state.ts";
import { routeOf } from "./state/route.ts";
import { readStored } from "./state/stored.ts";
import { loadWords } from "./texts/load.ts";

const AFTER_PAINT_MS = 300;

/** A link's language first, then what was chosen here before, then what the browser asks for. */
function firstLanguage(): Language {
  const { language } = readPageAddress(location.href);
  if (language) return language;
  const stored = readStored().language;
  return chooseLanguage(stored ? [stored, ...navigator.languages] : navigator.languages);
}

/** What a first look does not need, after it: the other parts, and the worker that keeps all of it for later. */
function loadTheRest(): void {
  void preloadParts();
  if ("serviceWorker" in navigator && import.meta.env.PROD) {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  }
}

async function start(): Promise<void> {
  const root = document.getElementById("page");
  if (!root) return;
  const [words, view] = await Promise.all([
    loadWords(firstLanguage()),
    viewNow(),
    preloadPage(routeOf(location.pathname)),
  ]);
  render(<App words={words} view={view} />, root);
  setTimeout(loadTheRest, AFTER_PAINT_MS);
}

void start();
