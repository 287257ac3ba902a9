import type { extensionRules } from "../../../lint/rules/extensions.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number, ref } from "../amounts.ts";
import { list } from "./lists.ts";

const group = (tokens: readonly string[]): Text =>
  tokens.length === 0 ? say` Die Zeile steht außerhalb jeder Gruppe.` : [];

/** German words for findings on directives of single crawlers. */
export const extensions: WordsFor<typeof extensionRules> = {
  "crawl-delay-ignored": {
    title: "Crawl-delay: nicht von allen gelesen",
    message: ({ value, isNumber, tokens, isLarge, readers, ignorers }) => {
      if (!isNumber)
        return say`${excerpt(value === "" ? "Crawl-delay:" : value)} ist keine Zahl von Sekunden, niemand kann sich daran halten. Erwartet: eine Zahl wie ${code("10")}.`;
      const read =
        readers.length === 0
          ? say`Wir kennen hier keinen Crawler, der das liest.`
          : say`Gelesen wird das von ${list(readers)}.`;
      const ignored = ignorers.length === 0 ? [] : say` Nicht gelesen von ${list(ignorers)}.`;
      const large = isLarge ? say` Über 30 Sekunden lässt Common Crawl womöglich Seiten aus.` : [];
      return say`Crawl-delay von ${excerpt(value)} Sekunden.${group(tokens)} ${read}${ignored}${large} Erwartet: nichts, an den Regeln ändert es nichts.`;
    },
    why: say`Crawl-delay gehört nicht zum Standard. Google liest es nicht; Bing nimmt es auch aus der Gruppe ${code("*")}, wenn die eigene keines hat.`,
    fixes: {},
  },
  "noindex-unsupported": {
    title: "Noindex wird hier nicht gelesen",
    message: ({ value, blockedBy }) =>
      blockedBy === null
        ? say`${excerpt(`Noindex: ${value}`)} liest kein bekannter Crawler. Erwartet: ein robots-Meta-Tag oder der Header ${code("X-Robots-Tag")} auf der Seite selbst.`
        : say`${excerpt(`Noindex: ${value}`)} liest kein bekannter Crawler. Erwartet: ein robots-Meta-Tag oder der Header ${code("X-Robots-Tag")} auf der Seite selbst, und kein ${code("Disallow")} wie in ${ref(blockedBy)}: Eine Seite, die nicht abgerufen werden darf, kann das nicht sagen.`,
    why: say`Google liest es seit dem 1. September 2019 nicht mehr. Damit eine Seite nicht im Index steht, muss sie für das Crawlen offen bleiben.`,
    fixes: {},
  },
  "host-unsupported": {
    title: "Host wird nicht mehr gelesen",
    message: ({ value }) =>
      say`${excerpt(`Host: ${value}`)} liest kein bekannter Crawler. Erwartet: eine Weiterleitung (301) auf den bevorzugten Host.`,
    why: say`Nur Yandex hat es gelesen, bis 2018.`,
    fixes: { remove: () => say`Die Zeile entfernen` },
  },
  "request-rate": {
    title: "Request-rate: nur von Seznam gelesen",
    message: ({ value, isValid, tokens }) =>
      isValid
        ? say`${excerpt(`Request-rate: ${value}`)} ist nur von Seznam dokumentiert.${group(tokens)} Erwartet: nichts, an den Regeln ändert es nichts.`
        : say`${excerpt(`Request-rate: ${value}`)} ist nicht lesbar. Erwartet: Seiten je Zeit, etwa ${code("1/10s")} oder ${code("1/10s 1800-1900")}.`,
    why: say`Damit lässt sich SeznamBot bremsen. Andere übergehen es.`,
    fixes: {},
  },
  "visit-time": {
    title: "Visit-time liest niemand, den wir kennen",
    message: ({ value, isValid, tokens }) =>
      isValid
        ? say`${excerpt(`Visit-time: ${value}`)} liest kein Crawler, den wir kennen.${group(tokens)} Erwartet: nichts, an den Regeln ändert es nichts.`
        : say`${excerpt(`Visit-time: ${value}`)} ist nicht lesbar, und kein Crawler ist bekannt, der es läse. Erwartet: eine Spanne wie ${code("0600-0845")}.`,
    why: say`Es stammt aus einem Vorschlag von 2002.`,
    fixes: {},
  },
  "clean-param-yandex-only": {
    title: "Clean-param: nur von Yandex gelesen",
    message: ({ count }) =>
      count === 1
        ? say`${code("Clean-param")} liest nur Yandex. Erwartet: nichts, andere Crawler übergehen es.`
        : say`${code("Clean-param")} (${number(count)} Zeilen) liest nur Yandex. Erwartet: nichts, andere Crawler übergehen es.`,
    why: say`Es sagt Yandex, welche Parameter einer Adresse an der Seite nichts ändern.`,
    fixes: {},
  },
  "clean-param-invalid": {
    title: "Ein Clean-param, das Yandex nicht lesen kann",
    message: ({ value, fault }) => {
      const expected = {
        empty: say`mindestens ein Parameter, etwa ${code("Clean-param: ref /shop/")}`,
        path: say`hinter den Parametern ein Pfad, der mit einem Schrägstrich beginnt; mehrere Parameter verbindet ${code("&")}`,
        separator: say`mit ${code("&")} verbundene Parameter`,
        words: say`mit ${code("&")} verbundene Parameter, und hinter einem Leerzeichen höchstens ein Pfad`,
      }[fault];
      return say`${excerpt(`Clean-param: ${value}`)} ist nicht lesbar. Erwartet: ${expected}.`;
    },
    why: say`Yandex zählt eine solche Zeile als Fehler und benutzt sie nicht. Andere Crawler lesen sie ohnehin nicht.`,
    fixes: { "join-with-ampersand": () => say`Die Parameter mit ${code("&")} verbinden` },
  },
  "directive-unread": {
    title: "Eine Direktive, die kaum jemand liest",
    message: ({ key, reader }) =>
      reader === null
        ? say`${excerpt(key)} liest kein Crawler, den wir kennen. Erwartet: nichts, es schadet nicht.`
        : say`${excerpt(key)} liest nur ${excerpt(reader)}. Erwartet: nichts, andere Crawler übergehen es.`,
    why: say`Sie stammt aus einem Vorschlag oder von einer einzelnen Suchmaschine. Der Standard lässt sie zu.`,
    fixes: {},
  },
};
