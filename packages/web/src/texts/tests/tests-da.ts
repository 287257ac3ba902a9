import { numbersIn } from "../numbers.ts";
import type { TestsTexts } from "./catalogue.ts";

const { n, count } = numbersIn("da");

/** Danish labels of the page that checks. */
export const tests: TestsTexts = {
  title: {
    start: "Siger en robots.txt det, den skal? – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Siger denne robots.txt det, den skal?",
  lead: "Skriv ned, hvad der skal gælde, og se straks, hvad der ikke gælder, hvorfor, og hvilken linje der retter det.",
  form: {
    title: "Hvad der kontrolleres",
    by: "Hvordan det er skrevet ned",
    byWhat: { suite: "Kontrolfil", rows: "Rækker" },
    expected: "Hvad der skal gælde",
    suite: "Kontrolfilens tekst",
    suiteNote: "YAML eller JSON, som til aushang check. Den bliver i denne browser.",
    choose: "Åbn en fil",
    save: "Gem",
    copy: "Kopiér",
    copied: "Kontrolfilen er kopieret.",
    write: "Skriv en kontrolfil ud fra denne fil",
    writing: "Kontrolfilen skrives",
    written: "Det siger filen i dag. Behold det, der skal blive sådan.",
    writtenPart: "Det siger filen i dag. Ikke alle regler er dækket: kontrolfilen siger hvor.",
    undo: "Fortryd",
    rowsCaption: "Adresser, og hvad der skal gælde for dem",
    rowAddress: (row) => `Adresse, række ${n(row)}`,
    rowCrawler: (row) => `Crawler, række ${n(row)}`,
    rowExpect: (row) => `Ønsket, række ${n(row)}`,
    rowRemove: (row) => `Fjern række ${n(row)}`,
    addRow: "Tilføj en række",
    toSuite: "Lav om til en kontrolfil",
    notAddress: "Hverken en adresse eller en sti. Skriv /sti eller https://shop.example/sti.",
    file: "Hvad der holdes op imod det",
    source: "Hvor robots.txt kommer fra",
    draft: "Kladde",
    live: "Live",
    robots: "Teksten i robots.txt",
    draftNote: "Ikke live. Intet forlader denne browser.",
    tester: "Åbn i testeren",
    site: "Website",
    siteNote: "Lad feltet stå tomt for at læse de websites, der er nævnt til venstre.",
    read: "Læs og kontrollér",
    again: "Læs igen",
    cancel: "Annuller",
    environment: "Miljø",
    allEnvironments: "alle, der nævner et website",
    tooMany: "Kun de første 100 rækker beholdes.",
  },
  start: {
    title: "Intet at kontrollere endnu",
    text: "Indsæt en kontrolfil eller udfyld rækker til venstre, og angiv en fil til højre. Ud fra en fil alene kan der skrives en kontrolfil.",
    example: "Vis et eksempel",
  },
  state: {
    nothingExpected: "Hvad skal gælde?",
    nothingExpectedText:
      "Der er en fil, men intet at holde den op imod. Indsæt en kontrolfil, udfyld en række, eller lad en kontrolfil blive skrevet ud fra filen.",
    giveExpected: "Skriv det ned",
    noFile: "Ingen fil at holde op imod det",
    noFileText: "Indsæt eller slip en robots.txt, eller læs den, der er live.",
    giveFile: "Angiv filen",
    notRead: "Ikke læst endnu",
    notReadText: (sites) =>
      sites === 1
        ? "Der er brug for robots.txt fra ét website. Vores server læser den én gang."
        : `Der er brug for robots.txt fra ${n(sites)} websites. Vores server læser hver én gang.`,
    noSite: "Hvilket website?",
    noSiteText: "Intet af det, der er skrevet ned, nævner et website. Nævn det til højre.",
    siteless: (environments) => `Ikke kontrolleret, fordi intet website er nævnt: ${environments}.`,
    reading: "Læser robots.txt",
    checking: "Kontrollerer",
    stoppedTitle: "Kontrollen blev afbrudt",
    stopped: "Den del af siden, der regner, blev afbrudt, gik i stå eller kunne ikke indlæses.",
    damagedTitle: "Dette link er beskadiget",
    damaged:
      "Det, det indeholder, kan ikke læses. Intet blev sendt til os, så vi kan ikke gendanne det.",
    nothingAsked: "Intet kunne spørges",
  },
  problems: {
    title: (amount) =>
      amount === 1 ? "Der er en fejl i kontrolfilen" : `Der er ${n(amount)} fejl i kontrolfilen`,
    place: (line, column) => `linje ${n(line)}, kolonne ${n(column)}`,
    more: (amount) => `og ${n(amount)} ${amount === 1 ? "mere" : "flere"}`,
  },
  result: {
    sentence: ({ passed, failed, notReadable }) => {
      const all = passed + failed + notReadable;
      if (all === 0) return "Intet kunne spørges";
      if (failed > 0) {
        return `${n(failed)} af ${count(all, "kontrol", "kontroller")} er ikke opfyldt`;
      }
      if (notReadable > 0) {
        return `${n(notReadable)} af ${count(all, "kontrol", "kontroller")} kunne ikke læses`;
      }
      return all === 1 ? "Kontrollen er opfyldt" : `Alle ${n(all)} kontroller er opfyldt`;
    },
    columns: {
      state: "Resultat",
      crawler: "Crawler",
      address: "Adresse",
      expected: "Forventet",
      found: "Fundet",
      at: "Står i",
    },
    group: {
      passed: "Opfyldt",
      failed: "Ikke opfyldt",
      "not-readable": "Kan ikke læses",
      skipped: "Ikke spurgt",
    },
    line: (line) => `linje ${n(line)}`,
    row: (row) => `række ${n(row)}`,
    byNoLine: "ingen regel",
    noFileRules: "kun fordi der ingen regler er",
    appliedGroup: (token) => `gruppen ${token}`,
    noGroup: "ingen gruppe",
    toLine: "vis denne linje",
    test: "test denne adresse",
    steps: "Hvorfor",
    more: (next, all) => `Vis ${n(next)} flere af ${n(all)}`,
    notListed: (amount) =>
      `${n(amount)} ${amount === 1 ? "mere er talt med" : "flere er talt med"}, men ikke vist.`,
    live: "live",
    draft: "kladde, ikke live",
    environment: (name) => `miljøet ${name}`,
  },
  plan: {
    button: "Ret filen til",
    about: (unmet, kept) =>
      `Linjer, der gør ${unmet === 1 ? "denne kontrol" : `disse ${n(unmet)} kontroller`} opfyldt${kept === 0 ? "" : `, mens ${kept === 1 ? "den, der er opfyldt i dag, bliver ved med at være det" : `de ${n(kept)}, der er opfyldt i dag, bliver ved med at være det`}`}.`,
    left: (amount) =>
      `${count(amount, "kontrol, der ikke er opfyldt, er", "kontroller, der ikke er opfyldt, er")} ikke med: om et helt website, en linje, en gruppe eller en anden læsemåde, eller ud over de første 200.`,
    planning: "Leder efter linjerne",
    put: "Sæt ind i kladden",
    done: "Linjerne står i kladden.",
    compare: "Se hele forskellen",
    wishes: "Ønskerne",
    wish: (crawler, verdict) => `${verdict} for ${crawler}`,
    added: "tilføjet",
    removed: "fjernet",
    stoppedTitle: "Søgningen blev afbrudt",
  },
  actions: {
    copyLink: "Kopiér link",
    linkCopied:
      "Linket er kopieret. Det indeholder det, der forventes, og kladden, hvis der er en. Ingen server får noget af det.",
    linkTooLong:
      "For langt til et link, som alle programmer accepterer. Gem kontrolfilen i stedet.",
  },
};
