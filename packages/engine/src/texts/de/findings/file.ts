import type { fileRules } from "../../../lint/rules/file.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { bytes, number, ref, refs, rules } from "../amounts.ts";

const ENCODINGS = {
  binary: "überhaupt kein Text",
  "utf-16be": "UTF-16",
  "utf-16le": "UTF-16",
  "windows-1252": "einer älteren Kodierung, vermutlich Windows-1252",
} as const;

/** German words for findings on what a file is made of. */
export const file: WordsFor<typeof fileRules> = {
  "file-too-large": {
    title: "Größer, als gelesen wird",
    message: ({ octets, limit, hasMore, rules: lost, line }) => {
      const size = say`Die Datei hat ${hasMore ? "mehr als " : ""}${bytes(octets)}; Crawler lesen die ersten ${number(limit)} Byte.`;
      if (lost > 0 && line !== null)
        return lost === 1
          ? say`${size} Eine Zeile mit Regel oder Crawler, ${ref(line)}, wird nicht gelesen. Erwartet: alles Wichtige innerhalb der Grenze.`
          : say`${size} ${number(lost)} Zeilen mit Regeln und Crawlern ab ${ref(line)} werden nicht gelesen. Erwartet: alles Wichtige innerhalb der Grenze.`;
      return hasMore
        ? say`${size} Was danach kommt, wurde nicht abgerufen und wird auch von Crawlern nicht gelesen. Erwartet: eine Datei innerhalb der Grenze.`
        : say`${size} Keine Regel geht verloren. Erwartet: eine Datei innerhalb der Grenze.`;
    },
    why: say`RFC 9309 verlangt, dass Crawler mindestens 500 KiB lesen, und Google liest nicht mehr. Eine Zeile, die an der Grenze abgeschnitten wird, fällt weg.`,
    fixes: {},
  },
  "file-encoding": {
    title: "Kein UTF-8",
    message: ({ encoding, lines, view }) =>
      encoding === "windows-1252"
        ? say`${lines === 1 ? "Eine Zeile ist" : `${number(lines)} Zeilen sind`} kein gültiges UTF-8, die erste lautet ${excerpt(view)} in ${ENCODINGS[encoding]}. Erwartet: UTF-8.`
        : encoding === "binary"
          ? say`Das ist ${ENCODINGS[encoding]}, vielleicht ein Bild oder ein Archiv. Erwartet: reiner Text in UTF-8.`
          : say`Die Datei ist in ${ENCODINGS[encoding]} geschrieben, und kein bekannter Crawler liest das. Darin steht ${excerpt(view)}. Erwartet: UTF-8.`,
    why: say`RFC 9309 und Google verlangen UTF-8. Oktette einer anderen Kodierung werden so verglichen, wie sie sind, oder weggelassen, und passen auf keine Adresse.`,
    fixes: { "re-encode": () => say`In UTF-8 schreiben` },
  },
  "file-bom": {
    title: "Eine Byte Order Mark am Anfang",
    message: ({ isCut, first }) =>
      say`Die Datei beginnt mit ${isCut ? "einem Teil " : ""}einer Byte Order Mark. Google übergeht sie; für andere kann die erste Zeile${first === "" ? "" : say` (${excerpt(first)})`} verloren sein. Erwartet: eine Datei ohne sie.`,
    why: say`UTF-8 braucht keine solche Marke. Manche Editoren unter Windows schreiben sie.`,
    fixes: { remove: () => say`Die Marke entfernen` },
  },
  "file-bom-mojibake": {
    title: "Eine Byte Order Mark, die zu Buchstaben wurde",
    message: ({ content, isLost }) =>
      isLost
        ? say`Vor ${excerpt(content)} stehen die Zeichen ${code("ï»¿")}, deshalb liest kein Crawler die Zeile. Erwartet: nur die Zeile.`
        : say`Vor ${excerpt(content)} stehen die Zeichen ${code("ï»¿")}. Erwartet: nur die Zeile.`,
    why: say`Eine Byte Order Mark wurde in einer anderen Kodierung gelesen und wieder gespeichert. Für Crawler sind das Buchstaben, und die Direktive hat einen unbekannten Namen.`,
    fixes: { remove: () => say`Die Zeichen entfernen` },
  },
  "file-line-ends": {
    title: "Ungewöhnliche Zeilenenden",
    message: ({ found, lf, crlf, cr, crCrLf }) =>
      ({
        cr: say`Alle ${number(cr)} Zeilen enden nur mit CR, wie auf alten Macs. Erwartet: LF oder CRLF.`,
        "cr-cr-lf": say`${number(crCrLf)} Zeilen enden mit CR CR LF, das ergibt hinter jeder eine leere Zeile. Erwartet: LF oder CRLF.`,
        mixed: say`Die Zeilenenden sind gemischt: ${number(lf)}-mal LF, ${number(crlf)}-mal CRLF, ${number(cr)}-mal CR. Erwartet: eine Art.`,
      })[found],
    why: say`RFC 9309 und Google lesen CR, LF und CRLF gleich. Einfachere Leser kennen nur einen Teil davon, halten mehrere Zeilen für eine oder sehen leere Zeilen, die eine Gruppe beenden.`,
    fixes: { "even-out": () => say`Allen Zeilen dasselbe Ende geben` },
  },
  "file-html": {
    title: "Eine Webseite statt einer Textdatei",
    message: ({ counting, lines }) =>
      counting === 0
        ? say`Das ist eine Webseite. Keine Zeile darin zählt als Regel. Erwartet: reiner Text, oder Status 404, wo es keine robots.txt gibt.`
        : say`Das ist eine Webseite. Trotzdem ${counting === 1 ? "zählt" : "zählen"} darin ${rules(counting)}: ${refs(lines)}. Erwartet: reiner Text, oder Status 404, wo es keine robots.txt gibt.`,
    why: say`Crawler lesen, was ein Server unter /robots.txt ausliefert, und nehmen davon, was wie eine Regel aussieht.`,
    fixes: {},
  },
  "file-empty": {
    title: "Eine leere Datei",
    message: () =>
      say`In dieser Datei steht nichts, also ist nichts gesperrt. Erwartet: Regeln, oder ein leeres ${code("Disallow:")}, das sagt, dass es so gemeint ist.`,
    why: say`Eine leere robots.txt öffnet die ganze Website, genau wie eine fehlende.`,
    fixes: {},
  },
  "file-no-rules": {
    title: "Gar keine Regel",
    message: () =>
      say`Kein Allow oder Disallow gehört hier zu einem Crawler, also ist nichts gesperrt. Erwartet: Regeln, oder ein leeres ${code("Disallow:")}, das sagt, dass es so gemeint ist.`,
    why: say`Was keine Regel sperrt, ist offen.`,
    fixes: {},
  },
};
