import type { ValueKind } from "../../../suites/model.ts";
import type { SuiteProblemWords } from "../../analysis/suites.ts";
import { number } from "../amounts.ts";

const KIND: Readonly<Record<ValueKind, string>> = {
  text: "Text",
  number: "eine Zahl",
  truth: "true oder false",
  list: "eine Liste",
  mapping: "Schlüssel mit Werten",
  nothing: "nichts",
  "text-or-list": "Text oder eine Liste",
};

const choose = (nearest: string | null, known: readonly string[]): string =>
  `${nearest === null ? "" : `Meinten Sie ${nearest}? `}Möglich: ${known.join(", ")}.`;

/** What is wrong with a suite, in German. */
export const problem: SuiteProblemWords = {
  "not-utf8": () => ({
    title: "Die Prüfdatei ist kein gültiges UTF-8",
    next: "Speichern Sie sie als UTF-8-Text.",
  }),
  "too-large": ({ limit }) => ({
    title: "Die Prüfdatei ist zu groß",
    next: `Gelesen werden höchstens ${number(limit)} Byte. Teilen Sie sie auf mehrere Dateien auf.`,
  }),
  "not-yaml": ({ detail }) => ({
    title: `Das ist kein gültiges YAML: ${detail}`,
    next: "Prüfen Sie Einrückung, Anführungszeichen und Klammern.",
  }),
  "tab-indent": () => ({
    title: "Diese Zeile ist mit einem Tabulator eingerückt",
    next: "In YAML wird nur mit Leerzeichen eingerückt.",
  }),
  "star-unquoted": ({ found }) => ({
    title: `In YAML steht ${found} ohne Anführungszeichen für einen anderen Wert`,
    next: `Schreiben Sie es in Anführungszeichen: "${found}"`,
  }),
  "key-twice": ({ key }) => ({
    title: `${key} steht zweimal da`,
    next: "Behalten Sie eines davon. Mehrere Werte sind eine Liste: [a, b].",
  }),
  "second-document": () => ({
    title: "Hier beginnt ein zweites Dokument",
    next: "Eine Datei enthält eine Sammlung von Prüfungen. Legen Sie die zweite in eine eigene Datei.",
  }),
  empty: () => ({
    title: "Die Prüfdatei ist leer",
    next: "Geben Sie Prüfungen an (checks), oder lassen Sie aushang check --init eine schreiben.",
  }),
  "key-unknown": ({ key, nearest, known }) => ({
    title: `Den Schlüssel „${key}“ gibt es hier nicht`,
    next: choose(nearest, known),
  }),
  "key-missing": ({ key }) => ({
    title: `Hier fehlt ${key}`,
    next:
      key === "expect"
        ? "Ergänzen Sie expect: allowed oder expect: disallowed."
        : key === "url"
          ? "Ergänzen Sie url, urls oder all."
          : key === "crawler"
            ? "Ergänzen Sie crawler, crawlers oder purpose."
            : `Ergänzen Sie ${key}.`,
  }),
  "wrong-kind": ({ key, found, expected }) => ({
    title: `In ${key} steht: ${KIND[found]}`,
    next: `Erwartet: ${KIND[expected]}.`,
  }),
  "value-unknown": ({ key, found, nearest, known }) => ({
    title: `${key} kann nicht „${found}“ sein`,
    next: choose(nearest, known),
  }),
  "value-empty": ({ key }) => ({
    title: `${key} ist leer`,
    next: "Geben Sie einen Wert an, oder lassen Sie den Schlüssel weg.",
  }),
  "keys-together": ({ key, other }) => ({
    title: `${key} und ${other} schließen sich aus`,
    next: "Behalten Sie eines von beiden.",
  }),
  "key-without": ({ key, other }) => ({
    title: `${key} braucht ${other}`,
    next: `Ergänzen Sie ${other}, oder lassen Sie ${key} weg.`,
  }),
  "not-a-line": ({ found }) => ({
    title: `„${found}“ ist keine Zeilennummer`,
    next: "Zeilen zählen ab 1; none heißt, dass keine Zeile entscheiden darf.",
  }),
  "not-a-status": ({ found }) => ({
    title: `„${found}“ ist kein Status`,
    next: "Geben Sie eine Zahl von 100 bis 599 an, oder readable, unavailable oder unreachable.",
  }),
  "not-an-address": ({ found }) => ({
    title: `„${found}“ ist weder eine Adresse noch ein Pfad`,
    next: "Schreiben Sie /pfad oder https://shop.example/pfad.",
  }),
  "not-an-origin": ({ found }) => ({
    title: `„${found}“ ist nicht die Adresse einer Website`,
    next: "Schreiben Sie nur Schema und Host, zum Beispiel https://shop.example.",
  }),
  "not-a-crawler": ({ found }) => ({
    title: `„${found}“ nennt keinen Crawler`,
    next: 'Geben Sie ein Produkt-Token wie Googlebot an, "*", every oder einen User-Agent-Header.',
  }),
  "nothing-to-check": () => ({
    title: "Hier wird nichts geprüft",
    next: "Eine Prüfung hat crawler, url und expect; oder crawler und all; oder status.",
  }),
  "too-many": ({ limit }) => ({
    title: "Die Prüfdatei stellt zu viele Fragen",
    next: `Crawler mal Adressen dürfen höchstens ${number(limit)} sein. Teilen Sie sie auf mehrere Dateien auf.`,
  }),
};
