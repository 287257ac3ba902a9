import type { Catalogue } from "../catalogue.ts";
import { type DifferenceWords, differenceSentence } from "../difference.ts";
import { code, excerpt, say, type Text } from "../parts.ts";
import { type SituationWords, verdictSentence } from "../situation.ts";
import { ref } from "./amounts.ts";

/** German labels of the verdicts. */
export const verdict: Catalogue["verdict"] = {
  open: "Offen",
  blocked: "Gesperrt",
  closed: "Zu",
  unknown: "Unbekannt",
  "out-of-scope": "Nicht zuständig",
};

/** German words behind the verdict "Zu". */
export const closedBy: Catalogue["closedBy"] = (status) =>
  status === null ? "wegen Abrufstatus" : `wegen Abrufstatus ${status}`;

/** German clauses for the failures of a fetch. */
export const failure: Catalogue["failure"] = {
  dns: "Der Name wurde nicht gefunden",
  tls: "Die sichere Verbindung kam nicht zustande",
  timeout: "Der Server hat nicht rechtzeitig geantwortet",
  refused: "Der Server nimmt keine Verbindung an",
  reset: "Der Server hat die Verbindung abgebrochen",
  "redirect-limit": "Die Weiterleitungen führen zu keiner Datei",
  "private-address": "Die Adresse ist privat",
  "bad-response": "Die Antwort des Servers ist fehlerhaft",
};

/** German reasons why a matching rule wins or loses. */
export const reason: Catalogue["reason"] = {
  "most-octets": "gewinnt: die längste",
  "tie-allow": "gleich lang: Allow gewinnt",
  "earlier-line": "gewinnt: steht früher",
  "fewer-octets": "kürzer",
  "tie-disallow": "gleich lang wie ein Allow",
  "later-line": "steht später",
  empty: "leer: sperrt nichts",
};

/** German names of the readings. */
export const reading: Catalogue["reading"] = {
  rfc9309: {
    name: "RFC 9309",
    about: "Der Standard: Die längste passende Regel gewinnt, bei gleicher Länge Allow.",
  },
  google: {
    name: "Google",
    about: "Googles veröffentlichter Parser: wie der Standard, aber %62 ist nicht b.",
  },
  "1996": {
    name: "Entwurf von 1996",
    about: "Die erste passende Regel zählt, * und $ sind gewöhnliche Zeichen.",
  },
  "1994": {
    name: "Text von 1994",
    about: "Das Original: nur Disallow, * und $ sind gewöhnliche Zeichen.",
  },
};

const CLOSED = "Die Regeln sind unbekannt, die ganze Website bleibt zu.";
const UNKNOWN = "Es wurde nichts gelesen, die Regeln sind unbekannt.";
const AS_MISSING = "Das zählt wie eine fehlende Datei, nichts ist gesperrt.";
const decided = (line: number, rule: string | null): Text =>
  rule === null ? say`${ref(line)} entscheidet.` : say`${ref(line)} entscheidet: ${excerpt(rule)}`;

const sentences: SituationWords = {
  rule: ({ line, rule }) => decided(line, rule),
  "empty-rule": ({ line }) =>
    say`Die Regel in ${ref(line)} ist leer und sperrt nichts, also offen.`,
  "no-match": ({ group }) => say`Keine Regel der Gruppe ${excerpt(group)} passt, also offen.`,
  "no-group": ({ asked }) =>
    say`Keine Gruppe nennt ${excerpt(asked)}, und eine Gruppe ${code("*")} gibt es nicht, also offen.`,
  "star-not-obeyed": ({ asked }) =>
    say`Keine Gruppe nennt ${excerpt(asked)}, und die Gruppe ${code("*")} gilt für ihn nicht, also offen.`,
  "group-without-rules": ({ group }) =>
    say`Die Gruppe ${excerpt(group)} enthält keine wirksame Regel, also offen.`,
  "file-empty": () => say`Die Datei ist leer, also ist nichts gesperrt.`,
  "web-page": () =>
    say`Hier kommt eine Webseite statt einer Textdatei: Keine Zeile ist eine Regel, nichts ist gesperrt.`,
  "no-text": () =>
    say`Hier kommt keine lesbare Textdatei: Keine Zeile ist eine Regel, nichts ist gesperrt.`,
  "no-rules": () => say`Die Datei enthält keine gültige Regel, also ist nichts gesperrt.`,
  "robots-txt-itself": () =>
    say`${code("/robots.txt")} selbst dürfen Crawler immer abrufen, gleich, was darin steht.`,
  "no-file": ({ status }) => say`Keine robots.txt (${status}): nichts gesperrt.`,
  forbidden: ({ status }) =>
    say`Die Datei ist nicht zugänglich (${status}): Crawler lesen das wie eine fehlende Datei, nichts ist gesperrt.`,
  "other-4xx": ({ status }) =>
    say`Der Server gibt die Datei nicht heraus (${status ?? "4xx"}): ${AS_MISSING}`,
  "redirect-limit": () => say`Die Weiterleitungen führen zu keiner Datei: ${AS_MISSING}`,
  "redirect-without-location": () =>
    say`Die Weiterleitung nennt kein brauchbares Ziel: ${AS_MISSING}`,
  "status-429": () => say`Der Server meldet zu viele Anfragen (429): ${CLOSED}`,
  "status-5xx": ({ status }) => say`Der Server meldet einen Fehler (${status ?? "5xx"}): ${CLOSED}`,
  unreachable: (args) => say`${failure[args.failure]}: ${CLOSED}`,
  "private-address": () => say`Die Adresse ist privat: ${UNKNOWN}`,
  cancelled: () => say`Der Abruf wurde abgebrochen: ${UNKNOWN}`,
  "own-limit": () => say`Wir können gerade nichts abrufen: ${UNKNOWN}`,
  "other-origin": ({ file, asked }) =>
    say`Diese Datei gehört zu ${excerpt(file)} und sagt nichts über ${excerpt(asked)}.`,
  cached: ({ line, rule }) =>
    line === null
      ? say`Es gilt die letzte fehlerfreie Version: Keine Regel darin passt.`
      : say`Es gilt die letzte fehlerfreie Version: ${decided(line, rule)}`,
};

/** The German sentence after a verdict. */
export const because: Catalogue["because"] = verdictSentence(sentences);

const decider = (line: number | null): Text =>
  line === null ? say`entscheidet keine Zeile` : say`entscheidet ${ref(line)}`;
const ORDINARY = say`${code("*")} und ${code("$")} sind gewöhnliche Zeichen, und eine Leerzeile beendet die Gruppe.`;

const differences: DifferenceWords = {
  "1996": (_name, line) =>
    say`Nach dem Entwurf von 1996 ${decider(line)}: Dort zählt die erste passende Regel, nicht die längste, ${ORDINARY}`,
  "1994": (_name, line) =>
    say`Nach dem Text von 1994 ${decider(line)}: Er kennt nur Disallow, ${ORDINARY}`,
  "standard-from-old": (name, line) =>
    say`Nach ${name} ${decider(line)}: Dort gewinnt die längste passende Regel, ${code("*")} und ${code("$")} sind Platzhalter, und eine Leerzeile beendet keine Gruppe.`,
  "google-by-line": (_name, line) =>
    say`Nach Googles Parser ${decider(line)}: Er nennt auch leere Regeln, liest ${code("%62")} nicht als ${code("b")}, nimmt ${code("/robots.txt")} nicht aus und öffnet mit einem Allow für ${code("index.html")} auch den Ordner.`,
  "google-without-line": (_name, line) =>
    say`Nach Googles Parser ${decider(line)}: Er liest ${code("%62")} nicht als ${code("b")} und Namen von Crawlern nur bis zur ersten Ziffer.`,
  "standard-from-google": (_name, line) =>
    say`Nach RFC 9309 ${decider(line)}: Dort zählt ${code("%62")} als ${code("b")}, ${code("/robots.txt")} ist immer offen, Namen von Crawlern zählen ganz, und leere Regeln entscheiden nie.`,
};

/** The German sentence on a reading that answers differently. */
export const differs: Catalogue["differs"] = differenceSentence(differences);
