import { numbersIn } from "../numbers.ts";
import type { CompareTexts } from "./catalogue.ts";

const { n, count } = numbersIn("de");

/** German labels of the page that compares. */
export const compare: CompareTexts = {
  title: {
    start: "Zwei robots.txt vergleichen – Aushang",
    result: (sentence) => `${sentence} – Aushang`,
  },
  heading: "Was ändert eine Änderung wirklich?",
  lead: "Zwei Dateien, verglichen als Mengen aller denkbaren Adressen: was geöffnet wird, was gesperrt wird und der Beweis, dass sich sonst nichts ändert.",
  form: {
    title: "Was verglichen wird",
    by: "Was sich unterscheidet",
    byWhat: { file: "Zwei Dateien", crawler: "Zwei Crawler", reading: "Zwei Lesarten" },
    theFile: "Die Datei",
    crawler: { old: "Ein Crawler", next: "Der andere Crawler" },
    reading: { old: "Eine Lesart", next: "Die andere Lesart" },
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
      "Ihre Regeln sind unbekannt, daher wird nichts darüber gesagt, was geöffnet oder gesperrt wird. Lesen Sie sie später noch einmal, oder fügen Sie sie als Entwurf ein.",
    absent: { old: "Alt: Es gibt keine Datei", next: "Neu: Es gibt keine Datei" },
    absentText: "Ohne robots.txt ist nichts gesperrt. Verglichen wird mit einer leeren Datei.",
    damagedTitle: "Dieser Link ist beschädigt",
    damaged:
      "Die Texte darin lassen sich nicht lesen. Es wurde nichts an uns gesendet, daher können wir sie nicht wiederherstellen.",
    workerTitle: "Der Vergleich ist abgebrochen",
    worker:
      "Der rechnende Teil der Seite wurde abgebrochen, brach selbst ab oder ließ sich nicht laden.",
  },
  tabs: { label: "Ergebnis", verdicts: "Ergebnisse", text: "Text" },
  crawlers: { more: (amount) => `und ${n(amount)} weitere` },
  verdicts: {
    sentence: (opened, closed, proven) => {
      if (opened + closed === 0)
        return proven ? "Kein Ergebnis ändert sich: bewiesen" : "Keine Änderung gefunden";
      const sets = (amount: number): string =>
        amount === 1 ? "1 Adressmenge" : `${n(amount)} Adressmengen`;
      const opens = opened === 1 ? "wird geöffnet" : "werden geöffnet";
      const closes = closed === 1 ? "wird gesperrt" : "werden gesperrt";
      if (closed === 0) return `${sets(opened)} ${opens}, keine gesperrt`;
      if (opened === 0) return `${sets(closed)} ${closes}, keine geöffnet`;
      return `${sets(opened)} ${opens}, ${n(closed)} ${closes}`;
    },
    lede: (changed, crawlers, proven) => {
      const rest = proven
        ? "sonst ändert sich nichts: bewiesen."
        : "ob sich sonst etwas ändert, ist nicht bewiesen.";
      if (changed > 0) return `Für ${n(changed)} von ${n(crawlers)} Crawlern; ${rest}`;
      return proven
        ? `Für keinen von ${n(crawlers)} Crawlern bekommt eine Adresse eine andere Antwort.`
        : `Für keinen von ${n(crawlers)} Crawlern, aber ${rest}`;
    },
    comparing: "Wird verglichen",
    comparingText:
      "Große Dateien mit vielen Platzhaltern brauchen eine Weile. Wer weitertippt, beginnt von vorn.",
    caption: "Was sich ändert",
    captionNote:
      "Mengen als Muster; der Zeuge ist eine kürzeste Adresse der Menge, und beide Seiten wurden nach ihr gefragt.",
    columns: {
      change: "Änderung",
      addresses: "Adressen",
      witness: "Zeuge",
      verdict: "Ergebnis",
      decided: "Entscheidend",
    },
    direction: { opened: "Geöffnet", closed: "Gesperrt" },
    except: "außer",
    and: "und",
    exceptLines: (old, next) => {
      const parts = [
        ...(old === null ? [] : [`alten Zeilen ${old}`]),
        ...(next === null ? [] : [`neuen Zeilen ${next}`]),
      ];
      return `außer den Treffern der ${parts.join(" und der ")}`;
    },
    line: { old: (line) => `alte Zeile ${n(line)}`, next: (line) => `neue Zeile ${n(line)}` },
    noRule: { old: "alt: keine Regel", next: "neu: keine Regel" },
    tryIt: {
      old: "diese Adresse mit der alten Datei testen",
      next: "diese Adresse mit der neuen Datei testen",
    },
    counts: (opened, closed) =>
      [
        ...(opened > 0
          ? [`${n(opened)} ${opened === 1 ? "wird geöffnet" : "werden geöffnet"}`]
          : []),
        ...(closed > 0
          ? [`${n(closed)} ${closed === 1 ? "wird gesperrt" : "werden gesperrt"}`]
          : []),
      ].join(", "),
    applied: (old, next) => {
      if (old === next) return old === null ? "keine Gruppe gilt" : `Gruppe ${old}`;
      return `${old === null ? "keine Gruppe" : `Gruppe ${old}`}, jetzt ${next ?? "keine"}`;
    },
    more: (next, all) => `${n(next)} weitere von ${n(all)} zeigen`,
    nothingElseProven: "Sonst ändert sich nichts: bewiesen",
    nothingProven: "Kein Ergebnis ändert sich: bewiesen",
    provenText:
      "Verglichen als Mengen aller denkbaren Adressen, nicht anhand von Stichproben; keine Grenze wurde erreicht.",
    forAll: (crawlers) => `Das gilt für alle ${n(crawlers)} gefragten Crawler.`,
    unchanged: (crawlers) => `Für ${count(crawlers, "Crawler", "Crawler")} ändert sich gar nichts:`,
    unsettled: (crawlers) =>
      `Für ${count(crawlers, "Crawler", "Crawler")} wurde keine Änderung gefunden, ohne Beweis, dass es keine gibt:`,
    notProven: "Ob sich sonst etwas ändert, ist nicht bewiesen",
    notProvenText:
      "Was aufgeführt ist, ändert sich wirklich. Eine Grenze wurde erreicht, daher kann die Liste unvollständig sein:",
    nothingShared: "Kein Crawler hat in beiden Dateien eine Gruppe",
    nothingSharedText:
      "Wo eine Datei keine Gruppe für einen Crawler hat, ist ihm alles offen. Damit wird jeder verglichen.",
  },
  apart: {
    caption: "Worin sie sich unterscheiden",
    openFor: "Offen für",
    sentence: (sets) =>
      sets === 1
        ? "1 Adressmenge bekommt verschiedene Ergebnisse"
        : `${n(sets)} Adressmengen bekommen verschiedene Ergebnisse`,
    lede: (old, next, opened, closed, proven) => {
      const parts = [
        ...(opened > 0 ? [`${n(opened)} nur für ${next} offen`] : []),
        ...(closed > 0 ? [`${n(closed)} nur für ${old} offen`] : []),
      ];
      const rest = proven
        ? "alles andere ist gleich: bewiesen."
        : "ob alles andere gleich ist, ist nicht bewiesen.";
      if (parts.length > 0) return `${parts.join(", ")}; ${rest}`;
      return proven
        ? `${old} und ${next} geben jeder Adresse dasselbe Ergebnis.`
        : `${old} und ${next}: ${rest}`;
    },
    only: (name) => `Nur ${name}`,
    noRule: "keine Regel",
    tryIt: (name) => `diese Adresse testen: ${name}`,
    nothingProven: "Keine Adresse bekommt verschiedene Ergebnisse: bewiesen",
    nothingFound: "Kein Unterschied gefunden",
    nothingElseProven: "Alles andere ist gleich: bewiesen",
    notProven: "Ob alles andere gleich ist, ist nicht bewiesen",
    inUsualSpelling: (claim) => `${claim} (Adressen in üblicher Schreibweise)`,
    otherSpellings:
      "Außer Betracht bleiben Escapes, die niemand braucht, etwa %62 für b: Dort unterscheiden sich die Lesarten bei fast jeder Datei.",
  },
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
    copyMarkdown: "Als Markdown kopieren",
    markdownCopied: "Als Markdown kopiert, für einen Review-Kommentar.",
    toImpact: "Was das für Sitemap oder Log heißt",
  },
};
