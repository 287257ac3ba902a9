import { numbersIn } from "../numbers.ts";
import type { ImpactTexts } from "./catalogue.ts";

const { n, count } = numbersIn("de");

/** German labels of the page on real addresses. */
export const impact: ImpactTexts = {
  title: {
    start: "Was tun die Regeln mit echten Adressen? – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Was tun die Regeln mit echten Adressen?",
  lead: "Legen Sie eine Sitemap oder ein Zugriffsprotokoll ab: Jede Adresse darin wird nach der jetzigen Datei und einem Entwurf beurteilt. Nichts ist eine Stichprobe, nichts wird hochgeladen.",
  form: {
    title: "Was gezählt wird",
    present: "Jetzige Datei",
    presentText: "Text der jetzigen Datei",
    draft: "Entwurf",
    draftText: "Text des Entwurfs",
    draftNote: "Leer lassen, um zu sehen, was die jetzige Datei tut.",
    source: "Woher die jetzige Datei kommt",
    kind: { draft: "Text", live: "Live" },
    choose: "Datei öffnen",
    stays: "Er bleibt in diesem Browser.",
    site: "Website der jetzigen Datei",
    siteNote: "Unser Server liest ihre robots.txt, einmal, und sonst nichts.",
    read: "Lesen",
    again: "Neu lesen",
    cancel: "Abbrechen",
    addresses: "Echte Adressen",
    files: "Sitemaps und Protokolle",
    drop: "oder hier ablegen.",
    kinds:
      "Sitemaps (XML oder eine Liste von Adressen) und Zugriffsprotokolle (Combined, JSON-Zeilen, Cloudflare), auch gepackt als .gz, in jeder Größe. Sie werden in diesem Browser gelesen und verlassen ihn nie.",
    chosen: "Gewählte Dateien",
    remove: (name) => `${name} entfernen`,
    count: "Zählen",
    countAgain: "Neu zählen",
  },
  state: {
    noFile: "Welche robots.txt?",
    noFileText:
      "Fügen Sie die jetzige Datei ein, legen Sie sie ab, oder lesen Sie die, die live ist.",
    giveFile: "Datei angeben",
    noAddresses: "Welche Adressen?",
    noAddressesText:
      "Eine Sitemap sagt, welche Seiten es gibt, ein Zugriffsprotokoll, welche Crawler wirklich abrufen.",
    chooseAddresses: "Sitemaps oder Protokolle wählen",
    ready: "Bereit zum Zählen",
    readyText: (bytes) => `${bytes} werden in diesem Browser gelesen.`,
    reading: "robots.txt wird gelesen",
    notReadable: "Nach der jetzigen Datei lässt sich nichts beurteilen",
    notReadableText:
      "Ihre Regeln sind unbekannt, daher wird nichts darüber gesagt, was sie tun. Lesen Sie sie später noch einmal, oder fügen Sie sie als Text ein.",
    absent: "Dort gibt es keine robots.txt, also ist jetzt nichts gesperrt.",
    counting: (name) => `${name} wird gezählt`,
    progress: (read, all, percent) => `${read} von ${all} gelesen, ${percent}`,
    cancelled: "Abgebrochen",
    cancelledText: "Was bis dahin gezählt war, wird nicht gezeigt: Es wäre eine Stichprobe.",
    stoppedTitle: "Das Zählen ist abgebrochen",
    stopped: "Der rechnende Teil der Seite brach ab oder ließ sich nicht laden.",
    damagedTitle: "Dieser Link ist beschädigt",
    damaged:
      "Die Texte darin lassen sich nicht lesen. Es wurde nichts an uns gesendet, daher können wir sie nicht wiederherstellen.",
    changed:
      "Die Felder oben haben sich seither geändert. Zählen Sie neu, um zu sehen, was das bewirkt.",
    partly: "Nicht alles ließ sich lesen",
    partlyText: "Die Zahlen unten gelten für das, was sich lesen ließ.",
  },
  files: {
    title: "Gelesene Dateien",
    index: (amount) =>
      `Ein Verzeichnis von ${count(amount, "Sitemap", "Sitemaps")}. Abgerufen wird nichts: Legen Sie auch diese ab.`,
    unreadable:
      "Der Browser kann diese Datei nicht lesen. Vielleicht wurde sie verschoben oder geändert: Wählen Sie sie noch einmal.",
    sitemap: "Sitemap",
    addresses: (amount) => count(amount, "Adresse", "Adressen"),
    lines: (amount) => count(amount, "Zeile", "Zeilen"),
    badEntries: (amount) =>
      `${count(amount, "Eintrag", "Einträge")} übergangen: keine ganze Adresse mit http oder https`,
    badLine: (line) => `Zeile ${n(line)}`,
    show: "Zeigen",
  },
  result: {
    list: "Adressen der Sitemaps",
    requests: "Abrufe der Protokolle",
    origin: (origin) => `beurteilt für ${origin}`,
    flips: "Was sich ändert",
    flipsNote:
      "Nach Form der Adresse und entscheidenden Zeilen, das Häufigste zuerst. Jede Adresse wurde beurteilt; die Beispiele sind echte.",
    columns: { change: "Änderung", decided: "Entscheidend", rule: "Regel", line: "Zeile" },
    line: {
      present: (line) => `jetzige Zeile ${n(line)}`,
      draft: (line) => `Zeile ${n(line)} im Entwurf`,
    },
    noRule: { present: "jetzt: keine Regel", draft: "im Entwurf: keine Regel" },
    rest: (amount) => `${amount} weitere, von anderer Form`,
    test: "diese Adresse testen",
    blocked: (blocked, all) => `jetzt ${n(blocked)} von ${n(all)} gesperrt`,
    rulesNote:
      "Wie viel jede Regel trifft und wie viel davon sie entscheidet. Was sie trifft und nicht entscheidet, entscheidet eine längere.",
    side: { present: "Jetzige Datei", draft: "Entwurf" },
    noRules: "Für sie gilt keine Regel: Alles ist offen.",
    unusedNote:
      "Keine dieser Adressen wird von ihnen getroffen. Das beweist nicht, dass sie überflüssig sind: Es kann andere Adressen geben.",
    fetches: "Abrufe",
    others: "Andere Abrufe",
    habit: "Gewohnheit",
    crawlers: (amount) => count(amount, "Crawler", "Crawler"),
    more: (amount) => `${n(amount)} weitere zeigen`,
    notJudged: "Wer und was das ist",
    csv: "Als CSV speichern",
    json: "Als JSON speichern",
  },
  actions: {
    copyLink: "Link kopieren",
    linkCopied:
      "Link kopiert. Er enthält die robots-Dateien, keine Adressen. Kein Server erhält die Texte.",
    linkTooLong: "Die Dateien sind zu lang für einen Link, den jedes Programm annimmt.",
  },
};
