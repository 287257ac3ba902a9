import type { LiveDifference } from "../../../lint/input/live-difference.ts";
import type { fetchRules } from "../../../lint/rules/fetch.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say, type Text } from "../../parts.ts";
import { number } from "../amounts.ts";

const answer = (status: number | null): Text =>
  status === null ? say`keine Antwort` : say`Status ${String(status)}`;

const difference = ({ own, other, what, ownStatus, otherStatus }: LiveDifference): Text =>
  what === "status"
    ? say`${excerpt(own)} liefert ${answer(ownStatus)}, ${excerpt(other)} ${answer(otherStatus)}. Erwartet: auf beiden dieselben Regeln, oder eine Weiterleitung von einem zum anderen.`
    : say`${excerpt(own)} und ${excerpt(other)} liefern verschiedene Dateien. Erwartet: auf beiden dieselben Regeln, oder eine Weiterleitung von einem zum anderen.`;

/** German words for findings on how a file is served. */
export const fetch: WordsFor<typeof fetchRules> = {
  "fetch-403": {
    title: "Die Datei zu verbieten verbietet nicht das Crawlen",
    message: ({ status }) =>
      say`Der Server antwortet für robots.txt mit ${String(status)}. Crawler lesen das wie eine fehlende Datei, und alles ist offen. Erwartet: Status 200 mit ${code("Disallow: /")}, um die Website zu sperren, oder 404, um sie zu öffnen.`,
    why: say`RFC 9309 und Google behandeln jedes 4xx außer 429 als „keine Regeln“.`,
    fixes: {},
  },
  "fetch-429": {
    title: "Zu viele Anfragen: Für Google bleibt die Website zu",
    message: ({ retryAfter }) =>
      retryAfter === null
        ? say`Der Server antwortet für robots.txt mit 429. Erwartet: Status 200, auch für eilige Crawler.`
        : say`Der Server antwortet für robots.txt mit 429 und bittet, später wiederzukommen (${excerpt(retryAfter)}). Erwartet: Status 200, auch für eilige Crawler.`,
    why: say`Google behandelt 429 wie einen Serverfehler und crawlt solange nichts. Dem Buchstaben von RFC 9309 nach gehört es zu 4xx.`,
    fixes: {},
  },
  "fetch-5xx": {
    title: "Keine brauchbare Antwort: die ganze Website bleibt zu",
    message: ({ status, failure }) =>
      status === null
        ? say`Der Server hat für robots.txt keine brauchbare Antwort gegeben (${code(failure ?? "")}). Erwartet: Status 200 mit der Datei, oder 404.`
        : say`Der Server antwortet für robots.txt mit ${String(status)}. Erwartet: Status 200 mit der Datei, oder 404.`,
    why: say`Solange die Regeln nicht lesbar sind, müssen Crawler die ganze Website für gesperrt halten. Was nach Stunden und Tagen folgt, hängt vom Crawler ab.`,
    fixes: {},
  },
  "fetch-content-type": {
    title: "Nicht als reiner Text in UTF-8 ausgeliefert",
    message: ({ type, isText, charset }) =>
      isText
        ? say`Der Server nennt die Kodierung ${excerpt(charset ?? "")}. Erwartet: ${code("text/plain; charset=utf-8")}.`
        : type === null
          ? say`Der Server nennt für robots.txt keinen Typ. Erwartet: ${code("text/plain; charset=utf-8")}.`
          : say`Der Server nennt den Typ ${excerpt(type)}. Erwartet: ${code("text/plain; charset=utf-8")}.`,
    why: say`RFC 9309 verlangt reinen Text in UTF-8. Andere Typen lesen Crawler meist trotzdem.`,
    fixes: {},
  },
  "fetch-redirect-host": {
    title: "Die Datei kommt von einem anderen Host",
    message: ({ own, other }) =>
      say`Die robots.txt von ${excerpt(own)} kommt von ${excerpt(other)}. Erwartet: dass die Regeln jener Datei auch für ${excerpt(own)} gemeint sind.`,
    why: say`Regeln gehören zu dem Host, der gefragt wurde, wohin auch immer eine Weiterleitung führt.`,
    fixes: {},
  },
  "fetch-redirect-many": {
    title: "Viele Weiterleitungen",
    message: ({ hops, followed, isLost }) =>
      isLost
        ? say`Die robots.txt liegt hinter mehr als ${number(followed)} Weiterleitungen oder in einem Kreis davon. Crawler geben auf und halten die Datei für fehlend. Erwartet: keine oder eine.`
        : say`Die robots.txt liegt hinter ${number(hops)} Weiterleitungen. Erwartet: keine oder eine.`,
    why: say`RFC 9309 und Google folgen mindestens fünf. Danach gibt es keine Regeln, und alles ist offen.`,
    fixes: {},
  },
  "fetch-slow": {
    title: "Die Datei kommt langsam",
    message: ({ elapsedMs }) =>
      say`Der Server brauchte für robots.txt ${number(Math.round(elapsedMs / 100) / 10)} Sekunden. Erwartet: eine Antwort in ein, zwei Sekunden.`,
    why: say`Ein Crawler, der das Warten aufgibt, hält die Website für nicht erreichbar, also für zu.`,
    fixes: {},
  },
  "fetch-differs-http-https": {
    title: "http und https antworten verschieden",
    message: difference,
    why: say`Eine robots.txt gilt für ein Schema, einen Host und einen Port.`,
    fixes: {},
  },
  "fetch-differs-www": {
    title: "Mit und ohne www kommt Verschiedenes",
    message: difference,
    why: say`Eine robots.txt gilt für einen Host. Der mit www. ist ein anderer als der ohne.`,
    fixes: {},
  },
};
