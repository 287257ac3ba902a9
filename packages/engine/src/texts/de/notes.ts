import type { Catalogue } from "../catalogue.ts";

const NOTHING = "Nichts ist gesperrt.";
const SAYS = "Das Ergebnis sagt, was die Datei sagt, nicht, was ein Crawler tut.";

/** German remarks on a result. */
export const note: Catalogue["note"] = {
  "html-served": {
    title: "Hier kommt eine Webseite statt einer Textdatei",
    text: "Nur Zeilen, die Regeln sind, zählen. Liefern Sie unter /robots.txt reinen Text aus.",
  },
  "file-truncated": {
    title: "Größer als 500 KiB",
    text: "Gelesen werden nur die ersten 512.000 Byte. Was danach kommt, gilt nicht.",
  },
  "no-rules-in-file": {
    title: "Keine gültige Regel",
    text: NOTHING,
  },
  "file-empty": {
    title: "Die Datei ist leer",
    text: `${NOTHING} Sollte etwas darin stehen, prüfen Sie, was der Server ausliefert.`,
  },
  "binary-served": {
    title: "Das ist keine lesbare Textdatei",
    text: "Vielleicht ein Bild, ein Archiv oder Text in einer anderen Kodierung. Liefern Sie unter /robots.txt reinen Text in UTF-8 aus.",
  },
  "status-401-403": {
    title: "Die Datei zu verbieten verbietet nicht das Crawlen",
    text: "Crawler lesen 401 und 403 wie eine fehlende Datei. Wer sperren will, liefert eine Datei mit „Disallow: /“ und Status 200 aus.",
  },
  "status-404": {
    title: "Keine robots.txt (404): nichts gesperrt",
    text: "Das ist ein normaler Zustand, kein Fehler.",
  },
  "status-other-4xx": {
    title: "Der Server gibt die Datei nicht heraus",
    text: `${NOTHING} Ein Beweis, dass es keine Datei gibt, ist das nicht.`,
  },
  "status-429": {
    title: "429: Google behandelt das wie einen Serverfehler, der RFC wie 4xx",
    text: "Gezeigt wird die vorsichtige Lesart: zu.",
  },
  "status-5xx": {
    title: "Regeln unbekannt: die ganze Website bleibt zu",
    text: "Was das auf Dauer bedeutet, hängt vom Crawler und von früheren Abrufen ab.",
  },
  "no-answer": {
    title: "Keine brauchbare Antwort: die ganze Website bleibt zu",
    text: "Ohne Antwort kennt ein Crawler die Regeln nicht.",
  },
  "redirected-elsewhere": {
    title: "Die Datei kommt von einer anderen Adresse",
    text: "Die Regeln gelten trotzdem für den getesteten Host.",
  },
  "private-address": {
    title: "Eine private Adresse",
    text: "Es wurde nichts gelesen, das Ergebnis bleibt unbekannt.",
  },
  "crawler-ignores-robots": {
    title: "Dieser Crawler hält sich laut Betreiber nicht an robots.txt",
    text: `${SAYS} Aussperren lässt er sich nur am Server.`,
  },
  "crawler-user-triggered": {
    title: "Dieser Crawler ruft im Auftrag von Nutzern ab",
    text: "Laut Betreiber hält er sich dabei nicht oder nicht immer an robots.txt.",
  },
  "crawler-respect-unknown": {
    title: "Nicht dokumentiert, ob dieser Crawler robots.txt beachtet",
    text: `Wir haben keine Angabe des Betreibers gefunden. ${SAYS}`,
  },
  "crawler-control-only": {
    title: "Ein Steuerwort, kein eigener Abruf",
    text: "Unter diesem Namen ruft niemand etwas ab. Der Betreiber liest hier ab, wofür er abgerufene Seiten verwenden darf.",
  },
  "crawler-retired": {
    title: "Dieser Crawler ist außer Dienst",
    text: "Regeln für ihn schaden nicht, bewirken aber wohl nichts mehr.",
  },
  "crawler-star-not-documented": {
    title: "Nicht dokumentiert, ob die Gruppe * für ihn gilt",
    text: "Angenommen wird RFC 9309: Die Gruppe * gilt, wenn keine Gruppe ihn nennt.",
  },
  "token-never-matches-google": {
    title: "Googles Parser findet dieses Token nie",
    text: "Er liest Namen in der Datei nur bis zum ersten Zeichen, das weder Buchstabe noch - oder _ ist. In der Lesart RFC 9309 zählt der ganze Name.",
  },
  "content-type-not-text": {
    title: "Die Datei kommt nicht als text/plain",
    text: "Ihre Zeilen zählen trotzdem. Der Standard verlangt reinen Text: Stellen Sie am Server text/plain ein.",
  },
  "robots-address-elsewhere": {
    title: "Nur die robots.txt im Stammverzeichnis zählt",
    text: "Andere Dateien dieses Namens liest kein Crawler als Regeln.",
  },
};

/** German reasons why a line has no effect. */
export const skip: Catalogue["skip"] = {
  "unknown-directive": "Diese Direktive gibt es in dieser Lesart nicht.",
  "no-separator": "Ohne Doppelpunkt ist hier keine Direktive zu erkennen.",
  "before-group": "Die Regel steht vor der ersten User-agent-Zeile und gehört zu keiner Gruppe.",
  "pattern-start": "Das Muster beginnt weder mit / noch mit * und passt auf keine Adresse.",
  "pattern-empty": "Ohne Pfad sperrt und erlaubt die Zeile nichts.",
  "token-empty": "Die Zeile nennt keinen Crawler.",
  "allow-not-known": "Der Text von 1994 kennt kein Allow.",
  "beyond-limit": "Die Zeile liegt hinter den ersten 512.000 Byte und wird nicht gelesen.",
};

/** German purposes of crawlers. */
export const purpose: Catalogue["purpose"] = {
  search: "Suche",
  "ai-training": "KI-Training",
  "ai-search": "KI-Suche",
  "ai-user": "Im Auftrag von Nutzern",
  ads: "Werbung",
  seo: "SEO-Werkzeuge",
  archive: "Archive",
  social: "Soziale Netze",
  monitoring: "Überwachung",
  feed: "Feeds und Podcasts",
  other: "Sonstige",
};

/** What a test cannot know, in German. */
export const limits: Catalogue["limits"] = [
  "Einmal gelesen, von einer einzigen Stelle aus. Andere Besucher können vom Server eine andere Antwort bekommen.",
  "Crawler können eine bis zu 24 Stunden alte Kopie benutzen, und eine ältere, wenn der Server nicht erreichbar ist.",
  SAYS,
  "Eine Bitte, keine Sperre: kein Schutz für Geheimes, kein Entfernen aus dem Index.",
];
