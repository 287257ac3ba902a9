import type { patternRules } from "../../../lint/rules/patterns.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number } from "../amounts.ts";
import { list } from "./lists.ts";

const key = (isAllow: boolean) => code(isAllow ? "Allow" : "Disallow");

/** German words for findings on what a pattern is written with. */
export const patterns: WordsFor<typeof patternRules> = {
  "pattern-without-slash": {
    title: "Ein Muster, das weder mit / noch mit * beginnt",
    message: ({ pattern, isAllow, slash, star }) =>
      say`${excerpt(pattern)} beginnt weder mit ${code("/")} noch mit ${code("*")}, deshalb passt dieses ${key(isAllow)} auf keine Adresse. Erwartet: ${excerpt(slash)} für alles, was so beginnt, oder ${excerpt(star)} für alles, was es enthält.`,
    why: say`Jede Adresse wird ab ihrem ersten Schrägstrich verglichen. Für RFC 9309 und Google passt eine solche Regel nie, Yandex meldet sie als Fehler; einige wenige Crawler ergänzen den Schrägstrich selbst.`,
    fixes: {
      "with-slash": ({ slash }) => say`${excerpt(slash)} schreiben: Adressen, die so beginnen`,
      "with-star": ({ star }) =>
        say`${excerpt(star)} schreiben: Adressen, die es irgendwo enthalten`,
    },
  },
  "pattern-full-url": {
    title: "Eine ganze Adresse statt eines Pfads",
    message: ({ pattern, host, path, isOwn }) =>
      isOwn === false
        ? say`${excerpt(pattern)} ist die Adresse eines anderen Hosts, und eine robots.txt spricht nur für den eigenen. Erwartet: nur der Pfad, in der robots.txt von ${excerpt(host)}.`
        : say`${excerpt(pattern)} ist eine ganze Adresse. Regeln werden nur mit dem Pfad verglichen, deshalb passt sie auf nichts. Erwartet: ${excerpt(path)}.`,
    why: say`Pfade beginnen mit einem Schrägstrich. Die meisten Crawler übergehen die Zeile; rogerbot liest ein solches ${code("Disallow")} laut Dokumentation als ${code("Disallow: /")}.`,
    fixes: { "path-only": ({ path }) => say`Nur den Pfad behalten: ${excerpt(path)}` },
  },
  "pattern-percent-malformed": {
    title: "Ein %, das nichts kodiert",
    message: ({ found }) =>
      say`In ${excerpt(found)} folgen auf ${code("%")} keine zwei Hexadezimalziffern. Erwartet: ${code("%25")} für das Zeichen selbst, oder eine ganze Kodierung wie ${code("%20")}.`,
    why: say`Keine gültige Adresse enthält ein nacktes ${code("%")}. Die Regel passt nur auf etwas, das Crawler nie abrufen.`,
    fixes: { "escape-percent": () => say`Das ${code("%")} als ${code("%25")} schreiben` },
  },
  "pattern-percent-unreserved": {
    title: "Eine unnötige Prozentkodierung",
    message: ({ found, character }) =>
      say`${excerpt(found)} steht für ${code(character)}. Der Standard vergleicht beides als gleich, Googles Parser nicht. Erwartet: ${code(character)}.`,
    why: say`Abgerufen werden Adressen mit dem einfachen Zeichen. Google vergleicht die Kodierung Zeichen für Zeichen, dort passt die Regel nicht.`,
    fixes: { decode: ({ character }) => say`Einfache Zeichen schreiben, etwa ${code(character)}` },
  },
  "pattern-non-ascii": {
    title: "Buchstaben jenseits von ASCII",
    message: ({ escaped }) =>
      say`Buchstaben jenseits von ASCII sind in Ordnung. Verglichen wird ${excerpt(escaped)}, und so viele Oktette zählen. Erwartet: nichts weiter.`,
    why: say`RFC 9309 und Google kodieren solche Buchstaben vor dem Vergleich auf beiden Seiten.`,
    fixes: {},
  },
  "pattern-space": {
    title: "Ein Leerzeichen im Muster",
    message: ({ pattern, second }) =>
      second === null
        ? say`${excerpt(pattern)} enthält ein Leerzeichen. Adressen haben dort ${code("%20")}, die Regel passt also nicht auf sie. Erwartet: ${code("%20")}, oder ${code("#")} vor einer Bemerkung.`
        : say`${excerpt(pattern)} sieht nach zwei Pfaden aus. Eine Zeile enthält einen; so ist es ein Muster mit einem Leerzeichen darin. Erwartet: eine eigene Zeile für ${excerpt(second)}.`,
    why: say`Alles hinter dem Doppelpunkt ist ein einziges Muster, bis zu einem ${code("#")}. Kein Crawler teilt es an einem Leerzeichen.`,
    fixes: {
      "escape-blanks": () => say`Leerzeichen als ${code("%20")} schreiben`,
      "split-lines": () => say`Zwei Zeilen daraus machen`,
      "comment-rest": () => say`Den Rest zum Kommentar machen`,
    },
  },
  "pattern-invisible": {
    title: "Zeichen, die niemand sieht",
    message: ({ field, codes, clean }) => {
      const where = {
        key: "Im Namen der Direktive",
        token: "Im Namen des Crawlers",
        pattern: "Im Muster",
        address: "In der Adresse",
      }[field];
      return say`${where} stehen Zeichen, die wie nichts oder wie andere aussehen: ${list(codes)}. Damit bedeutet die Zeile nicht, was sie zeigt. Erwartet: ${excerpt(clean)}.`;
    },
    why: say`Crawler vergleichen sie wie jedes andere Zeichen. Meist kommen sie beim Kopieren aus Webseiten und Textdokumenten hinein.`,
    fixes: { remove: ({ clean }) => say`Entfernen: ${excerpt(clean)}` },
  },
  "pattern-case-twin": {
    title: "Bekannte Adressen unterscheiden sich nur in der Großschreibung",
    message: ({ pattern, address }) =>
      say`${excerpt(pattern)} passt nicht auf ${excerpt(address)}, das sich nur in Groß- und Kleinschreibung unterscheidet. Erwartet: die Schreibweise der Website.`,
    why: say`In Pfaden zählt Groß- und Kleinschreibung, im Standard und bei allen bekannten Crawlern.`,
    fixes: {},
  },
  "pattern-hash-cut": {
    title: "Ein # schneidet das Muster ab",
    message: ({ pattern, rest }) =>
      say`Das Muster endet mit ${excerpt(pattern)}: ${excerpt(rest)} ist ein Kommentar. Erwartet: ${code("%23")} für das Zeichen, oder ein Leerzeichen vor einem Kommentar.`,
    why: say`${code("#")} beginnt überall in einer Zeile einen Kommentar. Was in einer Adresse hinter ${code("#")} steht, wird nie abgerufen.`,
    fixes: {
      "escape-hash": () => say`Als ${code("%23")} schreiben`,
      "set-apart": () => say`Ein Leerzeichen davorsetzen: Es ist als Kommentar gemeint`,
    },
  },
  "pattern-too-long": {
    title: "Ein Muster, länger als gelesen wird",
    message: ({ characters, limit, isCut, read }) =>
      isCut
        ? say`Die Zeile ist länger als ${number(limit)} Oktette. Googles Parser liest sie bis hier, bis ${excerpt(read)}; der Rest fällt weg, und ein kürzeres Muster passt auf mehr. Erwartet: eine kürzere Zeile.`
        : say`Das Muster hat ${number(characters)} Zeichen. Yandex liest ${number(limit)}, bis ${excerpt(read)}. Erwartet: ein kürzeres Muster.`,
    why: say`Yandex begrenzt eine Regel auf 1.024 Zeichen. Googles veröffentlichter Parser schneidet eine Zeile nach 16.663 Oktetten ab.`,
    fixes: {},
  },
};
