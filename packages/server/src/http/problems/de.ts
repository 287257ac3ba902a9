import type { JsonType, ServerWords } from "./words.ts";

const TYPES: Readonly<Record<JsonType, string>> = {
  string: "ein Text in Anführungszeichen",
  boolean: "true oder false",
  array: "eine Liste in [ ]",
  object: "ein Objekt in { }",
  number: "eine Zahl",
};

const wait = (seconds: number): string => `${seconds} ${seconds === 1 ? "Sekunde" : "Sekunden"}`;

/** German. */
export const de: ServerWords = {
  problem: {
    "json-invalid": (place) => ({
      title: "Das ist kein gültiges JSON",
      detail: `${place ? `Ab Zeile ${place.line}, Spalte ${place.column} ist der Text kein JSON mehr. ` : ""}Prüfen Sie dort Anführungszeichen, Kommas und Klammern und senden Sie ihn noch einmal.`,
    }),
    "body-missing": () => ({
      title: "Die Anfrage hat keinen Inhalt",
      detail:
        'Senden Sie ein JSON-Objekt, zum Beispiel {"address": "https://example.com/", "crawler": "Googlebot"}.',
    }),
    "body-not-utf8": () => ({
      title: "Der Inhalt der Anfrage ist kein UTF-8",
      detail:
        "Speichern und senden Sie ihn als UTF-8. Eine robots.txt in anderer Kodierung gehört in „robotsBase64“.",
    }),
    "body-invalid": () => ({
      title: "Der Inhalt der Anfrage passt nicht",
      detail:
        "Berichtigen Sie, was unter „errors“ steht, und senden Sie die Anfrage noch einmal. /api/openapi.json beschreibt jede Eigenschaft.",
    }),
    "body-too-large": ({ limit }) => ({
      title: "Der Inhalt der Anfrage ist zu groß",
      detail: `Höchstens ${limit.toLocaleString("de")} Bytes werden angenommen. Von einer robots.txt werden nur die ersten 512.000 Bytes gelesen: Senden Sie nicht mehr als diese.`,
    }),
    "media-type": () => ({
      title: "Der Inhalt der Anfrage ist nicht als JSON gekennzeichnet",
      detail: "Senden Sie JSON mit der Kopfzeile „Content-Type: application/json“.",
    }),
    "content-encoding": () => ({
      title: "Komprimierte Anfragen werden nicht angenommen",
      detail: "Senden Sie den Inhalt unkomprimiert und ohne die Kopfzeile Content-Encoding.",
    }),
    "not-found": () => ({
      title: "Unter dieser Adresse gibt es nichts",
      detail:
        "Prüfen Sie die Schreibweise. Der Tester steht unter /, die Schnittstelle ist in /api/openapi.json beschrieben.",
    }),
    "method-not-allowed": ({ allowed }) => ({
      title: "Diese Adresse nimmt diese Methode nicht an",
      detail: `Verwenden Sie ${allowed}.`,
    }),
    "url-invalid": () => ({
      title: "Die Adresse dieser Anfrage ist nicht lesbar",
      detail:
        "Sie enthält eine unvollständige Prozentkodierung. Schreiben Sie ein einzelnes % als %25.",
    }),
    "request-malformed": () => ({
      title: "Diese Anfrage ist kein korrektes HTTP",
      detail:
        "Prüfen Sie Anfragezeile, Kopfzeilen und Content-Length und senden Sie die Anfrage noch einmal.",
    }),
    "too-much-work": () => ({
      title: "Das ist zu viel für eine Anfrage",
      detail:
        "Die Auswertung der Datei für alles Gefragte dauert zu lange oder ergibt eine zu lange Antwort: Sie hat sehr viele Regeln. Fragen Sie nach weniger Adressen, Crawlern oder Lesarten auf einmal. Auf der Kommandozeile hat „aushang“ diese Grenze nicht.",
    }),
    "robots-not-readable": () => ({
      title: "Eine robots.txt war nicht lesbar",
      detail:
        "Über eine Datei, die nicht gelesen werden konnte, lässt sich nichts sagen; „errors“ nennt sie und die Ursache. Versuchen Sie es später noch einmal, oder senden Sie die Datei selbst als „robots“.",
    }),
    "suite-invalid": () => ({
      title: "Die Suite ist nicht lesbar",
      detail:
        "Berichtigen Sie Zeile für Zeile, was unter „errors“ steht, und senden Sie sie noch einmal.",
    }),
    "log-invalid": () => ({
      title: "Das Protokoll ist nicht lesbar",
      detail:
        "Senden Sie Zeilen eines Zugriffsprotokolls im Combined-Format oder als JSON; „errors“ sagt, woran es scheitert.",
    }),
    "rate-limited": ({ seconds }) => ({
      title: "Zu viele Anfragen von Ihnen",
      detail: `Versuchen Sie es in ${wait(seconds)} noch einmal. Mehrere Adressen oder Crawler passen in eine Anfrage.`,
    }),
    "target-limited": ({ host, seconds }) => ({
      title: "Dieser Host wurde gerade zu oft gefragt",
      detail: `Um ${host} zu schonen, wird seine robots.txt noch nicht wieder abgerufen. Versuchen Sie es in ${wait(seconds)} noch einmal oder fügen Sie die Datei ein.`,
    }),
    "cross-site": () => ({
      title: "Diese Anfrage kommt von einer fremden Website",
      detail:
        "Browser dürfen die Schnittstelle nur von der eigenen Seite aus verwenden. Senden Sie die Anfrage aus einem Programm oder von dieser Seite aus.",
    }),
    "host-not-allowed": ({ host }) => ({
      title: "Unter diesem Namen antwortet dieser Server nicht",
      detail: `Er wurde als „${host}“ angesprochen. Öffnen Sie ihn als localhost oder 127.0.0.1, oder starten Sie ihn mit diesem Namen als erlaubtem Hostnamen.`,
    }),
    "page-not-built": () => ({
      title: "Die Seite ist noch nicht gebaut",
      detail:
        "Führen Sie „npm run build“ aus und starten Sie den Server neu. Die Schnittstelle unter /api/ funktioniert auch ohne sie.",
    }),
    overloaded: ({ seconds }) => ({
      title: "Der Server ist ausgelastet",
      detail: `Versuchen Sie es in ${wait(seconds)} noch einmal.`,
    }),
    stopping: () => ({
      title: "Der Server wird gerade beendet",
      detail: "Versuchen Sie es gleich noch einmal.",
    }),
    internal: ({ id }) => ({
      title: "In diesem Server ist etwas schiefgegangen",
      detail: `Das liegt an uns, nicht an Ihnen, und ist protokolliert. Nennen Sie bei einer Meldung ${id}.`,
    }),
  },
  fault: {
    "unknown-property": ({ name }) =>
      `Die Eigenschaft „${name}“ gibt es nicht. Entfernen Sie sie oder berichtigen Sie die Schreibweise.`,
    "wrong-type": ({ expected }) => `Hier muss ${TYPES[expected]} stehen.`,
    missing: () => "Diese Angabe fehlt.",
    "too-few": ({ limit }) => `Geben Sie mindestens ${limit} an.`,
    "too-many": ({ limit }) => `Geben Sie höchstens ${limit} an.`,
    "not-in-list": ({ allowed }) => `Erlaubt ist eines von: ${allowed}.`,
    repeated: () => "Nennen Sie jeden Wert nur einmal.",
    "named-twice": () => "Das steht zweimal da. Behalten Sie eines von beiden.",
    "not-together": ({ other }) => `Geben Sie entweder dies oder „${other}“ an, nicht beides.`,
    needs: ({ other }) => `Das hat nur zusammen mit „${other}“ eine Bedeutung.`,
    "needs-single": () => "Das geht nur mit genau einer „address“ und einem „crawler“.",
    "too-many-results": ({ results, limit }) =>
      `Adressen mal Crawler ergäben ${results} Ergebnisse. Höchstens ${limit} werden geliefert: Senden Sie mehrere Anfragen.`,
    "needs-one-of": ({ names }) => `Eine dieser Angaben ist nötig: ${names}.`,
    "too-long": ({ limit }) => `Höchstens ${limit.toLocaleString("de")} Zeichen werden angenommen.`,
    "too-deep": () => "Das ist tiefer verschachtelt, als eine Suite sein kann.",
    "not-a-file": () =>
      "Hier muss der Text einer robots.txt stehen, oder ein Objekt mit „robots“, „robotsBase64“ oder „address“.",
    "other-origin": ({ origin }) =>
      `Diese Adresse gehört zu einer anderen Website als ${origin}. Eine robots.txt gilt für eine Website: Fragen Sie nach jeder für sich.`,
    "not-an-origin": () =>
      "Hier muss eine Website ohne Pfad stehen, zum Beispiel https://shop.example.",
    "environment-unknown": ({ known }) =>
      known === ""
        ? "Die Suite hat keine Umgebungen. Lassen Sie diese Angabe weg."
        : `Diese Umgebung hat die Suite nicht. Sie hat: ${known}.`,
    "environment-needed": ({ known }) =>
      `Die Suite hat mehrere Umgebungen. Nennen Sie die, für die die Datei gilt: ${known}.`,
    "source-missing": () =>
      "Die Suite nennt dafür keine Website. Senden Sie die robots.txt mit, oder nennen Sie in der Suite unter „address“ eine Website.",
    "at-line": ({ line, column, text }) => `Zeile ${line}, Spalte ${column}: ${text}`,
    invalid: () => "Dieser Wert wird nicht angenommen.",
  },
  toTester: "Zum Tester",
  listen: {
    "port-taken": (host, port) =>
      `Port ${port} auf ${host} ist schon belegt. Beenden Sie das Programm, das ihn verwendet (vielleicht läuft Aushang schon), oder wählen Sie mit --port einen anderen.`,
    "port-forbidden": (host, port) =>
      `Port ${port} auf ${host} darf dieser Benutzer nicht öffnen. Wählen Sie mit --port einen Port über 1023.`,
    "host-unknown": (host) =>
      `Dieser Rechner hat keine Adresse „${host}“. Wählen Sie mit --host eine eigene, zum Beispiel 127.0.0.1.`,
  },
};
