import type { Catalogue } from "../catalogue.ts";

const EXAMPLE = "https://example.com/seite";
const perhaps = (nearest: string | undefined): string =>
  nearest === undefined ? "" : `Meinten Sie ${nearest}? `;

/** What was done to a typed address, in German. */
export const change: Catalogue["change"] = {
  "scheme-added": "https:// wurde ergänzt.",
  "fragment-dropped": "Der Teil ab # fällt weg, er geht nie an den Server.",
  "host-to-ascii": "Der Hostname steht in der Form, die abgerufen wird.",
  escaped: "Leerzeichen und Sonderzeichen sind prozentkodiert.",
  "path-normalised": "Der Pfad steht in der Form, die abgerufen wird.",
};

/** German messages on what was given. */
export const problem: Catalogue["problem"] = {
  "address-empty": () => ({
    title: "Es fehlt eine Adresse",
    next: `Geben Sie die Adresse einer Seite ein, zum Beispiel ${EXAMPLE}.`,
  }),
  "address-invalid": ({ given }) => ({
    title: `„${given}“ ist keine Adresse`,
    next: `Prüfen Sie die Schreibweise. Eine Adresse sieht so aus: ${EXAMPLE}.`,
  }),
  "address-too-long": () => ({
    title: "Die Adresse ist zu lang",
    next: "Getestet werden höchstens 8.192 Zeichen, %-Kodierungen mitgezählt. Kürzen Sie die Adresse. Wenn Sie den Text einer robots.txt testen wollen, geben Sie ihn als Entwurf oder als Datei an.",
  }),
  "address-scheme": ({ given }) => ({
    title: `„${given}“ beginnt nicht mit http:// oder https://`,
    next: `Getestet werden nur Webadressen, zum Beispiel ${EXAMPLE}.`,
  }),
  "address-credentials": () => ({
    title: "Die Adresse enthält Zugangsdaten",
    next: "Lassen Sie alles bis zum @ weg. Crawler melden sich nicht an, und Kennwörter gehören nicht in eine Adresse.",
  }),
  "address-host-missing": ({ given }) => ({
    title: `In „${given}“ fehlt der Name der Website`,
    next: `Ergänzen Sie ihn, zum Beispiel ${EXAMPLE}.`,
  }),
  "crawler-empty": () => ({
    title: "Es fehlt ein Crawler",
    next: "Wählen Sie einen aus der Liste, oder geben Sie sein Token ein, zum Beispiel Googlebot.",
  }),
  "crawler-invalid": ({ given, nearest }) => ({
    title: `„${given}“ nennt keinen Crawler`,
    next: `${perhaps(nearest)}Geben Sie ein Token ein, zum Beispiel Googlebot, oder den ganzen User-Agent-Kopf eines bekannten Crawlers.`,
  }),
  "crawler-too-long": () => ({
    title: "Der Name des Crawlers ist zu lang",
    next: "Geben Sie nur das Token ein, zum Beispiel Googlebot.",
  }),
  "reading-unknown": ({ given, nearest }) => ({
    title: `Die Lesart „${given}“ gibt es nicht`,
    next: `${perhaps(nearest)}Möglich sind rfc9309, google, 1996 und 1994.`,
  }),
  "robots-missing": () => ({
    title: "Es fehlt die robots.txt",
    next: "Geben Sie den Text der Datei an, oder die Adresse, von der sie gelesen werden soll.",
  }),
  "robots-not-base64": () => ({
    title: "Die robots.txt ist kein gültiges Base64",
    next: "Kodieren Sie die Bytes der Datei als Base64, oder geben Sie die Datei als Text an.",
  }),
  "robots-too-large": () => ({
    title: "Die robots.txt ist zu groß",
    next: "Crawler lesen nur die ersten 512.000 Byte. Geben Sie nur diesen Teil an.",
  }),
  "file-not-found": ({ given }) => ({
    title: `Die Datei „${given}“ gibt es nicht`,
    next: "Prüfen Sie Pfad und Schreibweise. Mit - wird die Standardeingabe gelesen.",
  }),
  "file-unreadable": ({ given }) => ({
    title: `„${given}“ lässt sich nicht lesen`,
    next: "Prüfen Sie, ob es eine Datei ist und kein Ordner, und ob Sie sie lesen dürfen.",
  }),
};
