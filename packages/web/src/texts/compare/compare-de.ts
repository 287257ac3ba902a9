import { numbersIn } from "../numbers.ts";
import type { CompareTexts } from "./catalogue.ts";

const { count } = numbersIn("de");

/** German labels of the page that compares. */
export const compare: CompareTexts = {
  title: {
    start: "Zwei robots.txt vergleichen – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Was ändert eine Änderung wirklich?",
  lead: "Zwei Dateien, verglichen als Mengen aller denkbaren Adressen: was aufgeht, was zugeht und der Beweis, dass sich sonst nichts ändert.",
  form: {
    title: "Was verglichen wird",
    side: { old: "Alt", next: "Neu" },
    source: { old: "Quelle der alten Datei", next: "Quelle der neuen Datei" },
    kind: { live: "Live", draft: "Entwurf", file: "Datei" },
    address: { old: "Website der alten Datei", next: "Website der neuen Datei" },
    text: { old: "Text der alten Datei", next: "Text der neuen Datei" },
    file: { old: "Die alte Datei", next: "Die neue Datei" },
    read: "Lesen",
    again: "Neu lesen",
    cancel: "Abbrechen",
    choose: "Datei wählen",
    chooseOther: "Andere Datei wählen",
    drop: "oder hier ablegen.",
    stays: "Sie bleibt in diesem Browser.",
    cut: "Nur die ersten 512.000 Byte werden gelesen, wie bei Crawlern.",
    swap: "Tauschen",
    swapped: "Alt und Neu sind getauscht.",
  },
  state: {
    missingTitle: "Zwei Dateien wählen",
    missing: "Live von einer Website, als Entwurf oder als Datei von Ihrem Gerät.",
    missingSide: { old: "Die alte Datei fehlt", next: "Die neue Datei fehlt" },
    give: { old: "Die alte wählen", next: "Die neue wählen" },
    reading: { old: "Die alte Datei wird gelesen", next: "Die neue Datei wird gelesen" },
    notReadable: {
      old: "Die alte Datei lässt sich nicht vergleichen",
      next: "Die neue Datei lässt sich nicht vergleichen",
    },
    notReadableText:
      "Ihre Regeln sind unbekannt, daher wird nichts darüber gesagt, was auf- oder zugeht. Lesen Sie sie später noch einmal, oder fügen Sie sie als Entwurf ein.",
    absent: { old: "Alt: Es gibt keine Datei", next: "Neu: Es gibt keine Datei" },
    absentText: "Ohne robots.txt ist nichts gesperrt. Verglichen wird mit einer leeren Datei.",
    damagedTitle: "Dieser Link ist beschädigt",
    damaged:
      "Die Texte darin lassen sich nicht lesen. Es wurde nichts an uns gesendet, daher können wir sie nicht wiederherstellen.",
    workerTitle: "Der Vergleich ist abgebrochen",
    worker: "Der rechnende Teil der Seite ließ sich nicht laden oder brach ab.",
  },
  tabs: { label: "Ergebnis", verdicts: "Ergebnisse", text: "Text" },
  text: {
    caption: "Beide Dateien, Zeile für Zeile",
    line: { old: "Alte Zeile", next: "Neue Zeile" },
    removed: "entfernt",
    added: "hinzugefügt",
    differ: (removed, added) =>
      `${count(removed, "Zeile", "Zeilen")} entfernt, ${count(added, "Zeile", "Zeilen")} hinzugefügt`,
    same: "Zweimal dieselbe Datei",
    sameText: "Beide Seiten sind Byte für Byte gleich, also kann sich kein Ergebnis ändern.",
    sameLines:
      "Alle Zeilen sind gleich; die Dateien unterscheiden sich in Zeilenenden oder in dem, was kein Crawler liest.",
    tooDifferent:
      "Die Dateien haben zu wenig gemeinsam, um sie Zeile für Zeile nebeneinanderzulegen.",
    hidden: (amount) => `${count(amount, "gleiche Zeile", "gleiche Zeilen")} zeigen`,
    more: (amount) => `${count(amount, "weitere Zeile", "weitere Zeilen")} zeigen`,
  },
  actions: {
    copyLink: "Link kopieren",
    linkCopied: {
      live: "Link kopiert. Er enthält die Adressen; die Dateien werden beim Öffnen neu gelesen.",
      texts:
        "Link kopiert. Er enthält die Texte. Kein Server erhält sie, aber wer den Link hat, kann sie lesen.",
    },
    linkTooLong:
      "Die Texte sind zu lang für einen Link, den jedes Programm annimmt. Geben Sie stattdessen die Dateien weiter.",
  },
};
