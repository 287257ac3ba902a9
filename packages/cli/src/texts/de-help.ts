import type { HelpWords } from "./catalogue.ts";
import { lintHelp } from "./lint/de-help.ts";
import { proofHelp } from "./proofs/de-help.ts";

/** Hilfeseiten auf Deutsch. */
export const help: HelpWords = {
  about:
    "Was eine robots.txt wirklich sagt: welcher Crawler welche Adresse abrufen darf, welche Zeile entscheidet und warum.",
  titles: {
    "Usage:": "Aufruf:",
    "Arguments:": "Argumente:",
    "Options:": "Optionen:",
    "Global Options:": "Optionen jedes Befehls:",
    "Commands:": "Befehle:",
  },
  examples: "Beispiele:",
  values: {
    address: "Adresse",
    search: "Suche",
    suite: "Prüfdatei",
    format: "Format",
    old: "alt",
    new: "neu",
    file: "Datei",
    sitemap: "Sitemap",
    log: "Log",
    pattern: "Muster",
    wish: "Wunsch",
    mode: "Modus",
    crawler: "Crawler",
    source: "Quelle",
    reading: "Lesart",
    text: "Text",
    purpose: "Zweck",
    number: "Zahl",
    name: "Name",
    level: "Stufe",
    which: "welche",
    language: "Sprache",
  },
  default: "Vorgabe",
  usage: { options: "[Optionen]", command: "[Befehl]" },
  help: "diese Hilfe zeigen",
  helpCommand: "die Hilfe zu einem Befehl zeigen",
  version: "die Version zeigen",
  lang: "Sprache der Ausgabe: de, en oder da (Vorgabe: nach der Umgebung)",
  color: "Farben, auch wenn die Ausgabe kein Terminal ist",
  noColor: "keine Farben (ebenso NO_COLOR)",
  exitCodes: "Rückgabewerte:",
  exits: {
    allowed: "jede Adresse ist erlaubt",
    done: "der Befehl hat seine Arbeit getan",
    disallowed: "mindestens eine Adresse ist gesperrt",
    clean: "kein Befund von der Stufe --fail-on an aufwärts",
    found: "mindestens ein Befund von dieser Stufe an",
    hold: "alle Prüfungen sind erfüllt",
    fail: "mindestens eine Prüfung ist nicht erfüllt",
    same: "kein Ergebnis ändert sich: bewiesen",
    changed: "mindestens ein Ergebnis ändert sich",
    possible: "alle Wünsche sind erfüllbar",
    todo: "bei --check: es gibt etwas zu tun",
    impossible: "nicht alle Wünsche sind erfüllbar",
    usage: "falscher Aufruf oder fehlerhafte Eingabe",
    unknown: "eine robots.txt war nicht erreichbar oder ein Ergebnis ist unbekannt",
  },
  commands: {
    ...proofHelp,
    lint: lintHelp,
    test: {
      summary: "darf dieser Crawler diese Adresse abrufen, und welche Zeile entscheidet?",
      about:
        "Ruft die robots.txt der Adresse ab (oder nimmt die übergebene Datei) und zeigt das Ergebnis, die Zeile, die entscheidet, und den Grund.",
      arguments: {
        address:
          "Adresse, die getestet wird; - oder keine: Standardeingabe, eine je Zeile; @datei: eine Liste",
      },
      options: {
        as: "Produkt-Token oder User-Agent-Header; wiederholbar, Token auch durch Kommas getrennt",
        robots: "diese robots.txt nehmen: eine Datei, eine Adresse oder - für die Standardeingabe",
        reading: "Lesart der Datei: rfc9309, google, 1996, 1994",
        json: "das Ergebnis als JSON: ein Objekt, bei mehreren je eine Zeile",
        all: "alle anderen Crawler und alle passenden Regeln zeigen",
        details: "bei mehreren Ergebnissen: für jedes den ganzen Bericht",
        fresh: "neu abrufen, keine Antwort aus der letzten Minute nehmen",
        "user-agent": "beim Abrufen diesen User-Agent senden",
      },
      examples: [
        "eine Adresse, als Googlebot",
        "zwei Crawler, gelesen wie Googles Parser",
        "ein Entwurf, bevor er live geht",
        "viele Adressen, als JSON Lines",
      ],
    },
    decide: {
      summary: "beantwortet JSON-Zeilen der Standardeingabe, Zeile für Zeile",
      about:
        'Liest je Zeile eine Frage, {"robots": "…", "agent": "Googlebot", "url": "https://…"}, und schreibt je Zeile eine Antwort in derselben Reihenfolge. ' +
        'Dazu: "robotsBase64" für Bytes, "agents" für mehrere Token, "reading" und "id", das zurückkommt. Eine fehlerhafte Zeile erhält an ihrer Stelle {"error": …}. Die Adresse wird genommen, wie sie dasteht.',
      arguments: {},
      options: { reading: "Lesart für Zeilen, die keine nennen: rfc9309, google, 1996, 1994" },
      examples: ["eine Datei voller Fragen beantworten"],
    },
    check: {
      summary: "prüfen, ob eine robots.txt sagt, was sie sagen soll",
      about:
        "Führt Prüfungen aus: dieser Crawler, diese Adresse, offen oder gesperrt; oder eine ganze Website, für jede Adresse bewiesen. Geprüft wird eine Datei, eine Website oder beides; ohne Angabe das, was die Prüfdatei nennt.",
      arguments: {
        suite: "Prüfdatei, YAML oder JSON; - oder keine: Standardeingabe",
      },
      options: {
        env: "nur diese Umgebung der Prüfdatei; wiederholbar",
        robots: "diese robots.txt nehmen statt der, die die Prüfdatei nennt: eine Datei oder -",
        live: "die robots.txt dieser Website abrufen statt der, die die Prüfdatei nennt; wiederholbar",
        format: "Form des Ergebnisses: pretty, tap, junit, json",
        init: "eine Prüfdatei schreiben aus dem, was --robots oder --live heute sagt",
        "user-agent": "beim Abrufen diesen User-Agent senden",
      },
      examples: [
        "die Datei oder Website, die die Prüfdatei nennt",
        "eine Datei, für einen Build-Server",
        "eine Umgebung, an einer Website von jetzt",
        "eine erste Prüfdatei aus dem, was die Datei heute sagt",
      ],
    },
    crawlers: {
      summary: "die Crawler, die Aushang kennt, und was über sie dokumentiert ist",
      about:
        "Zeigt die bekannten Crawler. Findet die Suche nur einen, steht da alles, was über ihn dokumentiert ist.",
      arguments: {
        search: "Teil eines Tokens oder Betreibernamens oder ein ganzer User-Agent-Header",
      },
      options: { json: "als JSON, mit Quellen", purpose: "nur Crawler für diesen Zweck" },
      examples: ["alles, was über einen dokumentiert ist", "alle, die Trainingsdaten sammeln"],
    },
    serve: {
      summary: "die Seite und die HTTP-Schnittstelle bereitstellen",
      about:
        "Stellt die Seite bereit, ohne weitere Angaben nur für diesen Rechner, auf http://127.0.0.1:9309.",
      arguments: {},
      options: {
        host: "Adresse, auf der gelauscht wird",
        port: "Port, auf dem gelauscht wird; 0 nimmt einen freien",
        "allow-address": "private Adresse, die trotzdem abgerufen werden darf; wiederholbar",
        "host-name":
          "Name, unter dem Clients ihn ansprechen dürfen, etwa hinter einem Proxy; wiederholbar",
        "trust-proxy": "Proxy, dessen X-Forwarded-*-Headern geglaubt wird; wiederholbar",
        "user-agent": "beim Abrufen diesen User-Agent senden",
        "log-level":
          "was auf der Standardfehlerausgabe protokolliert wird: silent, error, warn, info, debug",
      },
      examples: ["für diesen Rechner", "auch einen Server auf diesem Rechner testen"],
    },
  },
};
