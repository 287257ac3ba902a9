import { numbersIn } from "../numbers.ts";
import type { TestsTexts } from "./catalogue.ts";

const { n, count } = numbersIn("de");

/** German labels of the page that checks. */
export const tests: TestsTexts = {
  title: {
    start: "Sagt eine robots.txt, was sie soll? – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Sagt diese robots.txt, was sie soll?",
  lead: "Schreiben Sie auf, was gelten muss, und sehen Sie sofort, was nicht gilt, warum, und welche Zeile es behebt.",
  form: {
    title: "Was geprüft wird",
    by: "Wie es aufgeschrieben ist",
    byWhat: { suite: "Prüfdatei", rows: "Zeilenweise" },
    expected: "Was gelten muss",
    suite: "Text der Prüfdatei",
    suiteNote: "YAML oder JSON, wie für aushang check. Er bleibt in diesem Browser.",
    choose: "Datei öffnen",
    save: "Speichern",
    copy: "Kopieren",
    copied: "Prüfdatei kopiert.",
    write: "Prüfdatei aus dieser Datei schreiben",
    writing: "Die Prüfdatei wird geschrieben",
    written: "Das sagt die Datei heute. Behalten Sie, was so bleiben muss.",
    writtenPart:
      "Das sagt die Datei heute. Nicht jede Regel ist abgedeckt: Die Prüfdatei sagt, wo.",
    undo: "Rückgängig",
    rowsCaption: "Adressen und was für sie gelten muss",
    rowAddress: (row) => `Adresse, Zeile ${n(row)}`,
    rowCrawler: (row) => `Crawler, Zeile ${n(row)}`,
    rowExpect: (row) => `Gewünscht, Zeile ${n(row)}`,
    rowRemove: (row) => `Zeile ${n(row)} entfernen`,
    addRow: "Zeile hinzufügen",
    toSuite: "In eine Prüfdatei umwandeln",
    notAddress: "Weder Adresse noch Pfad. Schreiben Sie /pfad oder https://shop.example/pfad.",
    file: "Was daran gemessen wird",
    source: "Woher die robots.txt kommt",
    draft: "Entwurf",
    live: "Live",
    robots: "Text der robots.txt",
    draftNote: "Nicht live. Nichts verlässt diesen Browser.",
    tester: "Im Tester öffnen",
    site: "Website",
    siteNote: "Leer lassen, um die Websites zu lesen, die links genannt sind.",
    read: "Lesen und prüfen",
    again: "Neu lesen",
    cancel: "Abbrechen",
    environment: "Umgebung",
    allEnvironments: "alle, die eine Website nennen",
    tooMany: "Nur die ersten 100 Zeilen bleiben.",
  },
  start: {
    title: "Noch nichts zu prüfen",
    text: "Fügen Sie links eine Prüfdatei ein oder füllen Sie Zeilen aus, und geben Sie rechts eine Datei an. Aus einer Datei allein lässt sich eine Prüfdatei schreiben.",
    example: "Ein Beispiel zeigen",
  },
  state: {
    nothingExpected: "Was muss gelten?",
    nothingExpectedText:
      "Es gibt eine Datei, aber nichts, woran sie zu messen wäre. Fügen Sie eine Prüfdatei ein, füllen Sie eine Zeile aus, oder lassen Sie eine Prüfdatei aus der Datei schreiben.",
    giveExpected: "Aufschreiben",
    noFile: "Keine Datei, die zu messen wäre",
    noFileText: "Fügen Sie eine robots.txt ein, legen Sie eine ab, oder lesen Sie die live.",
    giveFile: "Datei angeben",
    notRead: "Noch nicht gelesen",
    notReadText: (sites) =>
      sites === 1
        ? "Gebraucht wird die robots.txt einer Website. Unser Server liest sie einmal."
        : `Gebraucht werden die robots.txt von ${n(sites)} Websites. Unser Server liest jede einmal.`,
    noSite: "Welche Website?",
    noSiteText:
      "Nichts von dem, was aufgeschrieben ist, nennt eine Website. Nennen Sie sie rechts.",
    siteless: (environments) => `Nicht geprüft, weil keine Website genannt ist: ${environments}.`,
    reading: "robots.txt wird gelesen",
    checking: "Wird geprüft",
    stoppedTitle: "Die Prüfung ist abgebrochen",
    stopped:
      "Der rechnende Teil der Seite wurde abgebrochen, brach selbst ab oder ließ sich nicht laden.",
    damagedTitle: "Dieser Link ist beschädigt",
    damaged:
      "Was er enthält, lässt sich nicht lesen. Es wurde nichts an uns gesendet, daher können wir es nicht wiederherstellen.",
    nothingAsked: "Nichts ließ sich fragen",
  },
  problems: {
    title: (amount) =>
      amount === 1 ? "Die Prüfdatei hat einen Fehler" : `Die Prüfdatei hat ${n(amount)} Fehler`,
    place: (line, column) => `Zeile ${n(line)}, Spalte ${n(column)}`,
    more: (amount) => `und ${n(amount)} weitere`,
  },
  result: {
    sentence: ({ passed, failed, notReadable }) => {
      const all = passed + failed + notReadable;
      if (all === 0) return "Nichts ließ sich fragen";
      if (failed > 0) {
        return `${n(failed)} von ${count(all, "Prüfung", "Prüfungen")} ${failed === 1 ? "ist" : "sind"} nicht erfüllt`;
      }
      if (notReadable > 0) {
        return `${n(notReadable)} von ${count(all, "Prüfung", "Prüfungen")} ${notReadable === 1 ? "war" : "waren"} nicht lesbar`;
      }
      return all === 1 ? "Die Prüfung ist erfüllt" : `Alle ${n(all)} Prüfungen sind erfüllt`;
    },
    columns: {
      state: "Ergebnis",
      crawler: "Crawler",
      address: "Adresse",
      expected: "Erwartet",
      found: "Gefunden",
      at: "Steht in",
    },
    group: {
      passed: "Erfüllt",
      failed: "Nicht erfüllt",
      "not-readable": "Nicht lesbar",
      skipped: "Nicht gefragt",
    },
    line: (line) => `Zeile ${n(line)}`,
    row: (row) => `Zeile ${n(row)}`,
    byNoLine: "keine Regel",
    noFileRules: "nur, weil es keine Regeln gibt",
    appliedGroup: (token) => `Gruppe ${token}`,
    noGroup: "keine Gruppe",
    toLine: "diese Zeile zeigen",
    test: "diese Adresse testen",
    steps: "Warum",
    more: (next, all) => `${n(next)} weitere von ${n(all)} zeigen`,
    notListed: (amount) => `${n(amount)} weitere sind gezählt, aber nicht aufgeführt.`,
    live: "live",
    draft: "Entwurf, nicht live",
    environment: (name) => `Umgebung ${name}`,
  },
  plan: {
    button: "Datei passend machen",
    about: (unmet, kept) =>
      `Zeilen, mit denen ${unmet === 1 ? "diese Prüfung" : `diese ${n(unmet)} Prüfungen`} erfüllt ${unmet === 1 ? "ist" : "sind"}${kept === 0 ? "" : `, während ${kept === 1 ? "die eine, die heute erfüllt ist, es bleibt" : `die ${n(kept)}, die heute erfüllt sind, es bleiben`}`}.`,
    left: (amount) =>
      `${count(amount, "nicht erfüllte Prüfung gehört", "nicht erfüllte Prüfungen gehören")} nicht dazu: über eine ganze Website, eine Zeile, eine Gruppe oder eine andere Lesart, oder jenseits der ersten 200.`,
    planning: "Die Zeilen werden gesucht",
    put: "In den Entwurf übernehmen",
    done: "Die Zeilen stehen im Entwurf.",
    compare: "Den ganzen Unterschied ansehen",
    wishes: "Die Wünsche",
    wish: (crawler, verdict) => `${verdict} für ${crawler}`,
    added: "hinzugefügt",
    removed: "entfernt",
    stoppedTitle: "Die Suche ist abgebrochen",
  },
  actions: {
    copyLink: "Link kopieren",
    linkCopied:
      "Link kopiert. Er enthält, was erwartet wird, und den Entwurf, falls es einen gibt. Kein Server erhält etwas davon.",
    linkTooLong:
      "Zu lang für einen Link, den jedes Programm annimmt. Speichern Sie stattdessen die Prüfdatei.",
  },
};
