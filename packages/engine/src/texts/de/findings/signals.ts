import type { signalRules } from "../../../lint/rules/signals.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { ref } from "../amounts.ts";
import { list } from "./lists.ts";

const place = (tokens: readonly string[]): Text =>
  tokens.length === 0 ? say`außerhalb jeder Gruppe` : say`in der Gruppe für ${list(tokens)}`;

/** German words for findings on what pages may be used for. */
export const signals: WordsFor<typeof signalRules> = {
  "content-signal-status": {
    title: "Content-Signal: ein Wunsch, dem bekanntlich niemand folgt",
    message: ({ tokens }) =>
      say`Content-Signal, ${place(tokens)}. Wir haben keinen Betreiber gefunden, der sagt, dass er danach handelt. Erwartet: ein ${code("Disallow")} für die betroffenen Crawler, wenn etwas gesperrt werden soll.`,
    why: say`Cloudflare hat es 2025 vorgeschlagen, der Entwurf ist abgelaufen. Googles Prüfprogramm kennt es als unbenutzt, und ob es für eine Gruppe oder die ganze Datei gilt, wird verschieden gelesen. An den Regeln ändert es nichts.`,
    fixes: {},
  },
  "content-signal-key-unknown": {
    title: "Ein unbekanntes Signal",
    message: ({ key, known, expected }) =>
      expected === null
        ? say`${excerpt(key)} ist kein Signal von Content-Signal. Erwartet: ${list(known)}.`
        : say`${excerpt(key)} ist kein Signal von Content-Signal. Erwartet, sehr wahrscheinlich: ${code(expected)}.`,
    why: say`Was ein Leser nicht kennt, sagt ihm nichts.`,
    fixes: { spell: ({ expected }) => say`${code(expected ?? "")} schreiben` },
  },
  "content-signal-value-invalid": {
    title: "Ein Signal ohne gültige Antwort",
    message: ({ key, value, expected }) =>
      value === ""
        ? say`${excerpt(key)} hat keine Antwort. Erwartet: eins von ${list(expected)}.`
        : say`${excerpt(value)} ist keine Antwort für ${excerpt(key)}. Erwartet: eins von ${list(expected)}.`,
    why: say`Ein Signal mit anderem oder ohne Wert macht keine Aussage.`,
    fixes: { spell: () => say`Die gemeinte Antwort schreiben` },
  },
  "content-signal-repeated": {
    title: "Mehrere Content-Signal-Zeilen in einer Gruppe",
    message: ({ first }) =>
      say`Für dieselbe Gruppe steht schon ein Content-Signal in ${ref(first)}. Erwartet: eine Zeile mit allen Signalen.`,
    why: say`Vorgesehen ist eine Zeile je Gruppe. Was zwei zusammen bedeuten, ist offen.`,
    fixes: {},
  },
  "content-signal-blocked": {
    title: "Signale für Seiten, die alle gesperrt sind",
    message: ({ line }) =>
      say`Dieselbe Gruppe sperrt in ${ref(line)} die ganze Website, es gibt also nichts, wovon die Signale handeln könnten. Erwartet: eins von beiden.`,
    why: say`Signale sprechen von Seiten, die abgerufen werden dürfen.`,
    fixes: {},
  },
  "content-usage-draft": {
    title: "Content-Usage: ein Standard im Werden",
    message: ({ tokens }) =>
      say`Content-Usage, ${place(tokens)}. Das ist ein Entwurf der IETF, noch kein Standard, und wir kennen keinen Crawler, der ihn liest. Erwartet: ein ${code("Disallow")} für die betroffenen Crawler, wenn etwas gesperrt werden soll.`,
    why: say`Die Arbeitsgruppe aipref legt es fest; ihre Entwürfe vom August und September 2026 sind nicht fertig. An den Regeln ändert es nichts.`,
    fixes: {},
  },
  "content-usage-key-unknown": {
    title: "Eine unbekannte Verwendung",
    message: ({ key, known, expected }) =>
      expected === null
        ? say`${excerpt(key)} gehört nicht zum Vokabular von Content-Usage und wird übergangen. Erwartet: ${list(known)}.`
        : say`${excerpt(key)} gehört nicht zum Vokabular von Content-Usage und wird übergangen. Erwartet, sehr wahrscheinlich: ${code(expected)}.`,
    why: say`Unbekannte Schlüssel sagen nichts. Content-Signal hat andere: Was dort ${code("ai-train")} heißt, heißt hier ${code("train-ai")}.`,
    fixes: { spell: ({ expected }) => say`${code(expected ?? "")} schreiben` },
  },
  "content-usage-value-invalid": {
    title: "Eine Verwendung ohne gültige Antwort",
    message: ({ key, value }) =>
      value === ""
        ? say`${excerpt(key)} hat keine Antwort. Erwartet: ${code("y")} oder ${code("n")}.`
        : say`${excerpt(value)} ist keine Antwort für ${excerpt(key)}. Erwartet: ${code("y")} oder ${code("n")}.`,
    why: say`Mit einem anderen Wert ist über diese Verwendung nichts bekannt.`,
    fixes: { spell: () => say`${code("y")} oder ${code("n")} schreiben` },
  },
  "content-usage-syntax": {
    title: "Ein Content-Usage, das nicht lesbar ist",
    message: ({ value, fault }) => {
      const expected = {
        capitals: say`Namen in Kleinbuchstaben`,
        empty: say`eine Angabe wie ${code("train-ai=n")}`,
        path: say`ein Pfad, der mit einem Schrägstrich beginnt, oder keiner`,
        semicolon: say`durch Kommas getrennte Angaben`,
      }[fault];
      return say`${excerpt(`Content-Usage: ${value}`)} ist als Ganzes nicht lesbar. Erwartet: ${expected}.`;
    },
    why: say`Der Wert ist ein Wörterbuch nach RFC 9651. Ein Fehler macht alles unlesbar.`,
    fixes: {
      "lower-case": () => say`Die Namen in Kleinbuchstaben schreiben`,
      "add-slash": () => say`Den Pfad mit einem Schrägstrich beginnen`,
    },
  },
  "license-not-absolute": {
    title: "Eine Lizenz ohne ganze Adresse",
    message: ({ value }) =>
      say`${excerpt(value === "" ? "License:" : value)} ist keine ganze Adresse. Erwartet: eine Adresse mit http oder https.`,
    why: say`RSL 1.0 verlangt eine vollständige Adresse; die Lizenz darf auf einem anderen Host liegen.`,
    fixes: { complete: () => say`Schema und Host davorsetzen` },
  },
  "license-scope": {
    title: "License: für wen sie gilt",
    message: ({ tokens }) =>
      tokens.length === 0
        ? say`Diese Lizenz steht außerhalb jeder Gruppe und gilt für die ganze Datei, außer für Gruppen mit eigener Lizenz. Erwartet: nichts, an den Regeln ändert sie nichts.`
        : say`Diese Lizenz gilt nur für die Gruppe von ${list(tokens)}. Erwartet: nichts, an den Regeln ändert sie nichts.`,
    why: say`RSL 1.0 legt sie fest. Wir haben keine Angabe von Google oder Bing gefunden, dass sie sie lesen.`,
    fixes: {},
  },
};
