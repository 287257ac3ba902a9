import type { starRules } from "../../../lint/rules/stars.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { list } from "./lists.ts";

const STAR = code("*");
const DOLLAR = code("$");

/** German words for findings on * and $. */
export const stars: WordsFor<typeof starRules> = {
  "dollar-inside": {
    title: "Ein $, das nicht am Ende steht",
    message: ({ pattern }) =>
      say`In ${excerpt(pattern)} steht ein ${DOLLAR} in der Mitte. Dort ist es ein gewöhnliches Zeichen und beendet nichts. Erwartet: ${DOLLAR} ganz am Ende, oder ${code("%24")} für das Zeichen.`,
    why: say`${DOLLAR} bedeutet das Ende der Adresse nur als letztes Zeichen eines Musters.`,
    fixes: { "escape-dollar": () => say`Das Zeichen als ${code("%24")} schreiben` },
  },
  "dollar-missing": {
    title: "„Endet auf“, das auch „enthält“ bedeutet",
    message: ({ pattern, ending, examples }) =>
      say`${excerpt(pattern)} passt auch auf ${list(examples)}. Erwartet: ${excerpt(`${pattern}$`)}, wenn nur Adressen gemeint sind, die auf ${excerpt(ending)} enden.`,
    why: say`Ein Muster ist am Ende offen. Erst ein ${DOLLAR} macht daraus „endet auf“.`,
    fixes: {
      "add-dollar": () =>
        say`${DOLLAR} anhängen: Auf Adressen mit Anfrageteil passt es dann nicht mehr`,
    },
  },
  "star-trailing": {
    title: "Ein * am Ende",
    message: ({ pattern, same }) =>
      say`Das Ende von ${excerpt(pattern)} passt auf nichts, worauf ${excerpt(same)} nicht auch passt. Erwartet: ${excerpt(same)}.`,
    why: say`Ein Muster ist am Ende ohnehin offen. Der ${STAR} macht es nur länger, und von zwei passenden Regeln gewinnt die längere.`,
    fixes: { remove: ({ same }) => say`${excerpt(same)} schreiben` },
  },
  "star-repeated": {
    title: "Mehrere * hintereinander",
    message: ({ pattern }) =>
      say`${excerpt(pattern)} hat mehrere ${STAR} hintereinander. Sie passen auf dasselbe wie einer. Erwartet: ein ${STAR}.`,
    why: say`Ein ${STAR} steht für beliebig viele Zeichen, auch für Schrägstriche. Mehr davon machen das Muster nur länger.`,
    fixes: { "one-star": () => say`Einen ${STAR} behalten` },
  },
  "star-needs-segment": {
    title: "Passt nicht auf der obersten Ebene",
    message: ({ pattern, top, anywhere, part }) =>
      say`${excerpt(pattern)} verlangt davor einen Ordner und passt nicht auf ${excerpt(top)}. Erwartet: ${excerpt(anywhere)} für jede Ebene; ${excerpt(part)} würde auch auf Teile von Namen passen.`,
    why: say`Beide Schrägstriche von ${code("/*/")} müssen vorhanden sein. ${code("*/")} passt auch auf den ersten Schrägstrich der Adresse.`,
    fixes: {
      "any-depth": ({ anywhere }) => say`${excerpt(anywhere)} schreiben: Das passt auch ganz oben`,
    },
  },
  "pattern-too-broad": {
    title: "Passt auch auf längere Wörter",
    message: ({ pattern, examples, word }) =>
      say`${excerpt(pattern)} passt überall, wo ${excerpt(word)} steht, auch in ${list(examples)}. Erwartet: ein Schrägstrich oder anderes Trennzeichen um das Wort, wenn nur dieses gemeint ist.`,
    why: say`${STAR} steht für beliebige Zeichen, auch für Buchstaben.`,
    fixes: {},
  },
  "pattern-regex": {
    title: "Sieht aus wie ein regulärer Ausdruck",
    message: ({ pattern, sign }) =>
      say`${excerpt(sign)} in ${excerpt(pattern)} sieht aus wie ein regulärer Ausdruck, wird aber Zeichen für Zeichen verglichen. Erwartet: nur ${STAR} für beliebige Zeichen und ${DOLLAR} am Ende.`,
    why: say`Kein Crawler liest reguläre Ausdrücke in robots.txt.`,
    fixes: {},
  },
};
