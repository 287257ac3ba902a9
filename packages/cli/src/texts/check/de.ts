import type { CheckWords } from "./words.ts";

/** Words of `check` in German. */
export const check: CheckWords = {
  suiteMissing: () => ({
    title: "Es fehlt eine Prüfdatei",
    next: "Zum Beispiel: aushang check robots.suite.yaml. Eine erste schreibt: aushang check --init --robots robots.txt",
  }),
  stdinTwice: () => ({
    title: "Die Standardeingabe kann nur eines sein: eine Prüfdatei oder die robots.txt",
    next: "Nennen Sie für die anderen eine Datei.",
  }),
  formatUnknown: (given, known) => ({
    title: `Das Format „${given}“ gibt es nicht`,
    next: `Möglich sind: ${known}`,
  }),
  environmentUnknown: (given, suite, known) => ({
    title: `„${given}“ ist keine Umgebung von ${suite}`,
    next: known === "" ? "Sie hat keine. Lassen Sie --env weg." : `Sie hat: ${known}`,
  }),
  environmentNeeded: (suite, known) => ({
    title: `Für welche Umgebung von ${suite} gilt diese robots.txt?`,
    next: `Ergänzen Sie --env mit einer von: ${known}`,
  }),
  sourceMissing: (suite) => ({
    title: `${suite} nennt keine robots.txt`,
    next: "Schreiben Sie file oder address hinein, oder ergänzen Sie --robots oder --live.",
  }),
  environmentWithoutSource: (environment, suite) =>
    `${suite} nennt für ${environment} keine robots.txt; die Umgebung bleibt weg. Mit --env ${environment} und --robots oder --live wird sie geprüft.`,
  nothingAsked: (suite) => ({
    title: `Keine Prüfung von ${suite} ließ sich stellen`,
    next: "Prüfungen eines Status brauchen eine Website, Prüfungen mit „in“ diese Umgebung.",
  }),
  initSource: () => ({
    title: "--init braucht eine robots.txt, die festgehalten werden soll",
    next: "Ergänzen Sie --robots mit einer Datei oder --live mit der Adresse einer Website.",
  }),
  initSuite: () => ({
    title: "--init liest keine Prüfdatei, sondern schreibt eine",
    next: "Zum Beispiel: aushang check --init --robots robots.txt > robots.suite.yaml",
  }),
  initUnreadable: (robots) => `${robots} war nicht zu lesen, also ist nichts festzuhalten.`,
  column: { line: "Zeile", crawler: "Crawler", address: "Adresse", expected: "Erwartet" },
  andLine: (line) => (line === "none" ? "ohne Zeile" : `durch Zeile ${line}`),
  andGroup: (group) => (group === "none" ? "keine Gruppe" : `Gruppe ${group}`),
  moreCrawlers: (count) => `und ${count} weitere`,
  moreDetails: (count) => `Und ${count} weitere; --format json nennt alle.`,
  progress: (done, total) => `robots.txt wird abgerufen: ${done} von ${total} Websites`,
};
