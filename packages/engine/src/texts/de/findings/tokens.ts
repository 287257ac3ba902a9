import type { tokenRules } from "../../../lint/rules/tokens.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number, rules } from "../amounts.ts";
import { list } from "./lists.ts";

const of = (operator: string | null) => (operator === null ? say`` : say` (${operator})`);

/** German words for findings on the names in user-agent lines. */
export const tokens: WordsFor<typeof tokenRules> = {
  "token-empty": {
    title: "Eine User-agent-Zeile ohne Namen",
    message: ({ rules: lost }) =>
      lost > 0
        ? say`Diese Zeile nennt keinen Crawler, darunter ${lost === 1 ? "gilt" : "gelten"} ${rules(lost)} für niemanden. Erwartet: ein Name, oder ${code("*")} für alle.`
        : say`Diese Zeile nennt keinen Crawler. Erwartet: ein Name, oder ${code("*")} für alle.`,
    why: say`Eine Gruppe gilt nur für die Crawler, die sie nennt.`,
    fixes: { "name-everybody": () => say`Mit ${code("*")} alle nennen` },
  },
  "token-unknown": {
    title: "Ein Name, den wir nicht kennen",
    message: ({ tokens: names, count, nearest }) =>
      nearest.length > 0
        ? say`Wir kennen keinen Crawler namens ${list(names)}. Erwartet, vielleicht: ${list(nearest)}.`
        : count === 1
          ? say`Wir kennen keinen Crawler namens ${list(names)}. Erwartet: nichts, es gibt mehr Crawler, als wir kennen.`
          : say`Wir kennen ${number(count)} der Namen in dieser Datei nicht: ${list(names)}. Erwartet: nichts, es gibt mehr Crawler, als wir kennen.`,
    why: say`Der Name einer Suchmaschine oder Firma ist nicht immer das Token, nach dem ihr Crawler sucht. Eine Gruppe unter anderem Namen gilt für niemanden.`,
    fixes: { "use-nearest": ({ nearest }) => say`${excerpt(nearest[0] ?? "")} schreiben` },
  },
  "token-retired": {
    title: "Ein Crawler außer Dienst",
    message: ({ token, operator }) =>
      say`${excerpt(token)}${of(operator)} ist nach allem, was bekannt ist, nicht mehr unterwegs. Erwartet: nichts, Regeln dafür schaden nicht.`,
    why: say`Regeln für Crawler außer Dienst machen die Datei länger und werden leicht für einen Schutz gehalten.`,
    fixes: {},
  },
  "token-undocumented": {
    title: "Ein Crawler, der sich vielleicht nicht an robots.txt hält",
    message: ({ token, operator, respects }) =>
      respects === "no"
        ? say`${excerpt(token)}${of(operator)} hält sich laut Betreiber nicht an robots.txt. Erwartet: eine Sperre am Server, wenn er draußen bleiben soll.`
        : respects === "user-triggered-ignores"
          ? say`${excerpt(token)}${of(operator)} ruft im Auftrag von Nutzern ab und hält sich dabei nicht oder nicht immer an robots.txt. Erwartet: eine Sperre am Server, wenn er draußen bleiben soll.`
          : say`${excerpt(token)}${of(operator)}: Wir haben keine Angabe des Betreibers gefunden, dass er sich an robots.txt hält. Erwartet: eine Sperre am Server, wenn er draußen bleiben muss.`,
    why: say`Eine robots.txt ist eine Bitte. Wer nicht zusagt, sich daran zu halten, tut es vielleicht trotzdem, oder nicht.`,
    fixes: {},
  },
  "token-control-only": {
    title: "Ein Steuerwort, kein eigener Crawler",
    message: ({ token, operator }) =>
      say`Unter dem Namen ${excerpt(token)}${of(operator)} ruft niemand etwas ab. Die Gruppe sagt, wofür abgerufene Seiten verwendet werden dürfen. Erwartet: eine Gruppe für den Crawler selbst, wenn das Abrufen gesperrt werden soll.`,
    why: say`Die Crawler des Betreibers lesen dieses Token neben ihrem eigenen. Es zu sperren verhindert keinen Abruf.`,
    fixes: {},
  },
  "token-version": {
    title: "Eine Version hinter dem Namen",
    message: ({ value, name }) =>
      say`In ${excerpt(value)} zählt nur ${excerpt(name)}, für jede Version. Erwartet: ${excerpt(name)}.`,
    why: say`Regeln für eine einzelne Version sind nicht möglich.`,
    fixes: { "drop-version": ({ name }) => say`${excerpt(name)} schreiben` },
  },
  "token-cut": {
    title: "Ein Name, der abgeschnitten wird",
    message: ({ value, cut, hits }) => {
      const rest =
        cut === ""
          ? say`Googles Parser liest hier gar keinen Namen`
          : say`Googles Parser liest hier nur ${excerpt(cut)}`;
      return hits.length > 0
        ? say`${excerpt(value)} enthält Zeichen, die kein Token hat. ${rest}, und das ist ein eigener Crawler: Die Regeln gelten für ${list(hits)}. Erwartet: nur Buchstaben, ${code("-")} und ${code("_")}.`
        : say`${excerpt(value)} enthält Zeichen, die kein Token hat. ${rest}; nur ein Crawler mit genau diesem Namen findet die Gruppe. Erwartet: nur Buchstaben, ${code("-")} und ${code("_")}.`;
    },
    why: say`RFC 9309 erlaubt in einem Token Buchstaben, ${code("-")} und ${code("_")}. Googles veröffentlichter Parser schneidet beim ersten anderen Zeichen ab.`,
    fixes: { "token-only": ({ cut }) => say`${excerpt(cut)} schreiben, wenn dieser gemeint ist` },
  },
  "token-list-comma": {
    title: "Mehrere Crawler in einer Zeile",
    message: ({ read, lost }) =>
      read === ""
        ? say`Eine Zeile nennt einen Crawler; eine Liste wird nicht gelesen. Der erste und ${list(lost)} gehen verloren. Erwartet: eine User-agent-Zeile für jeden.`
        : say`Hier zählt nur ${excerpt(read)}; ${list(lost)} ${lost.length === 1 ? "geht" : "gehen"} verloren. Erwartet: eine User-agent-Zeile für jeden.`,
    why: say`Ein Token endet am Komma. Vom Parser des CCBot ist bekannt, dass er solche Zeilen teilt, von anderen nicht.`,
    fixes: { "one-line-each": () => say`Für jeden eine User-agent-Zeile schreiben` },
  },
  "token-user-agent-string": {
    title: "Ein ganzer HTTP-Header statt eines Tokens",
    message: ({ value, cut, token }) => {
      const expected = token === null ? say`das Token des Crawlers` : say`${excerpt(token)}`;
      return cut === ""
        ? say`${excerpt(value)} ist, was ein Crawler sendet, nicht der Name, den er in einer robots.txt sucht. Gelesen wird hier kein Name. Erwartet: ${expected}.`
        : say`${excerpt(value)} ist, was ein Crawler sendet, nicht der Name, den er in einer robots.txt sucht. Gelesen wird nur ${excerpt(cut)}. Erwartet: ${expected}.`;
    },
    why: say`Ein Crawler sucht sein Produkt-Token. Was sonst in seinem HTTP-Header steht, wird nicht verglichen.`,
    fixes: { "use-token": ({ token }) => say`${excerpt(token ?? "")} schreiben` },
  },
};
