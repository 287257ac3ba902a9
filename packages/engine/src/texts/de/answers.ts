import type { Catalogue } from "../catalogue.ts";
import { code, say } from "../parts.ts";

/** German answers to questions that people ask. */
export const answer: Catalogue["answer"] = {
  "block-one-crawler": {
    question: "Wie sperre ich nur einen Crawler aus?",
    answer: say`Geben Sie ihm eine eigene Gruppe: ${code("User-agent: GPTBot")} und in der nächsten Zeile ${code("Disallow: /")}. Für alle anderen ändert sich nichts. Wollen Sie nur einen Teil sperren, wiederholen Sie in der Gruppe auch die Regeln unter ${code("*")}, denn die gelten für ihn dann nicht mehr.`,
  },
  "blocked-in-spite-of-allow": {
    question: "Warum ist die Adresse gesperrt, obwohl es ein Allow gibt?",
    answer: say`Die längste passende Regel gewinnt, die Reihenfolge zählt nicht: ${code("Disallow: /*?sort=")} (8 Oktette) schlägt ${code("Allow: /shoes")} (6). Oder das Allow steht in einer anderen Gruppe; ein Crawler liest nur die eine, die für ihn gilt. Setzen Sie dort ein Allow, das mindestens so lang ist wie das Disallow: Bei gleicher Länge gewinnt Allow.`,
  },
  "leave-the-index": {
    question: "Verschwindet eine gesperrte Adresse aus dem Index?",
    answer: say`Nein. Disallow verbietet das Abrufen, nicht das Auflisten: Verweisen andere darauf, kann die Adresse in der Suche stehen. Zum Entfernen lassen Sie die Seite offen und liefern ${code('<meta name="robots" content="noindex">')} oder den Kopf ${code("X-Robots-Tag: noindex")} mit; auf einer gesperrten Seite liest das kein Crawler. Geheimes schützt nur ein Kennwort.`,
  },
  "upper-and-lower-case": {
    question: "Zählt Groß- und Kleinschreibung?",
    answer: say`Im Pfad ja: ${code("Disallow: /Privat")} sperrt ${code("/privat")} nicht. Antwortet Ihr Server auf beide Schreibweisen, brauchen Sie zwei Regeln. Bei Direktiven und Namen von Crawlern nicht: ${code("user-agent: googlebot")} meint den Googlebot.`,
  },
  "empty-disallow": {
    question: "Was bewirkt ein leeres Disallow?",
    answer: say`Nichts: ${code("Disallow:")} ohne Pfad sperrt keine Adresse. Steht es allein in der Gruppe eines Crawlers, ist für ihn alles offen, auch was unter ${code("*")} gesperrt ist. ${code("Disallow: /")} sperrt dagegen alles.`,
  },
  "how-long-until-it-acts": {
    question: "Wann wirkt eine Änderung?",
    answer: say`Meist innerhalb eines Tages: Nach RFC 9309 soll ein Crawler eine Kopie höchstens 24 Stunden benutzen, länger nur, wenn der Server nicht erreichbar ist. Bei Google kann ${code("Cache-Control: max-age")} die Zeit ändern; im robots.txt-Bericht der Search Console können Sie ein erneutes Crawlen der Datei anfordern. Manche nennen eine längere Frist, DuckDuckGo für DuckAssistBot 72 Stunden. Keine Zusage, dass freigegebene Adressen sofort gecrawlt werden.`,
  },
};
