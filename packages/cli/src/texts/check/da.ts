import type { CheckWords } from "./words.ts";

/** Words of `check` in Danish. */
export const check: CheckWords = {
  suiteMissing: () => ({
    title: "Der mangler en kontrolfil",
    next: "For eksempel: aushang check robots.suite.yaml. En første skrives med: aushang check --init --robots robots.txt",
  }),
  stdinTwice: () => ({
    title: "Standardinput kan kun være én ting: en kontrolfil eller robots.txt",
    next: "Angiv en fil for de andre.",
  }),
  formatUnknown: (given, known) => ({
    title: `Formatet ”${given}” findes ikke`,
    next: `Vælg et af disse: ${known}`,
  }),
  environmentUnknown: (given, suite, known) => ({
    title: `”${given}” er ikke et miljø i ${suite}`,
    next: known === "" ? "Den har ingen. Udelad --env." : `Den har: ${known}`,
  }),
  environmentNeeded: (suite, known) => ({
    title: `Hvilket miljø i ${suite} gælder denne robots.txt for?`,
    next: `Tilføj --env med et af disse: ${known}`,
  }),
  sourceMissing: (suite) => ({
    title: `${suite} nævner ingen robots.txt`,
    next: "Skriv file eller address i den, eller tilføj --robots eller --live.",
  }),
  environmentWithoutSource: (environment, suite) =>
    `${suite} nævner ingen robots.txt for ${environment}; miljøet udelades. Det kontrolleres med --env ${environment} og --robots eller --live.`,
  nothingAsked: (suite) => ({
    title: `Ingen kontrol i ${suite} kunne udføres`,
    next: "Kontrol af en status kræver et website, og kontroller med ”in” kræver det miljø.",
  }),
  initSource: () => ({
    title: "--init kræver en robots.txt, der skal skrives ned",
    next: "Tilføj --robots med en fil eller --live med adressen på et website.",
  }),
  initSuite: () => ({
    title: "--init læser ingen kontrolfil, men skriver en",
    next: "For eksempel: aushang check --init --robots robots.txt > robots.suite.yaml",
  }),
  initUnreadable: (robots) => `${robots} kunne ikke læses, så der er intet at skrive ned.`,
  column: { line: "Linje", crawler: "Crawler", address: "Adresse", expected: "Forventet" },
  andLine: (line) => (line === "none" ? "uden linje" : `ved linje ${line}`),
  andGroup: (group) => (group === "none" ? "ingen gruppe" : `gruppe ${group}`),
  moreCrawlers: (count) => (count === 1 ? "og 1 mere" : `og ${count} flere`),
  moreDetails: (count) => `Og ${count} mere; --format json har alle.`,
  progress: (done, total) => `Henter robots.txt: ${done} af ${total} websites`,
};
