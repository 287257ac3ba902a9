import type { sitemapRules } from "../../../lint/rules/sitemaps.ts";
import type { WordsFor } from "../../findings.ts";
import { excerpt, say } from "../../parts.ts";
import { number, ref } from "../amounts.ts";

/** German words for findings on sitemap lines. */
export const sitemaps: WordsFor<typeof sitemapRules> = {
  "sitemap-not-absolute": {
    title: "Eine Sitemap ohne Schema und Host",
    message: ({ value, count, expected }) =>
      count > 1
        ? say`${excerpt(value)} enthält ${number(count)} Adressen. Eine Sitemap-Zeile nennt eine. Erwartet: für jede eine eigene Zeile.`
        : say`${excerpt(value)} ist keine ganze Adresse, Crawler können sie nicht abrufen. Erwartet: eine Adresse wie ${excerpt(expected)}.`,
    why: say`Eine Sitemap darf auf jedem Host liegen. Deshalb ist die ganze Adresse nötig, mit http oder https.`,
    fixes: {
      complete: ({ expected }) => say`${excerpt(expected)} schreiben`,
      "split-lines": () => say`Jeder Adresse eine eigene Zeile geben`,
    },
  },
  "sitemap-other-host": {
    title: "Eine Sitemap auf einem anderen Host",
    message: ({ value, host, own }) =>
      say`${excerpt(value)} liegt auf ${excerpt(host)}, diese Datei gehört zu ${excerpt(own)}. Erwartet: nichts, das ist erlaubt.`,
    why: say`Google übernimmt Adressen anderer Hosts aus einer Sitemap, wenn deren robots.txt sie nennt oder bekannt ist, dass sie zusammengehören.`,
    fixes: {},
  },
  "sitemap-duplicate": {
    title: "Zweimal dieselbe Sitemap",
    message: ({ value, first }) =>
      say`${excerpt(value)} steht schon in ${ref(first)}. Erwartet: einmal.`,
    why: say`Ein zweites Mal ändert nichts.`,
    fixes: { remove: () => say`Die zweite entfernen` },
  },
  "sitemap-http": {
    title: "Eine Sitemap über http",
    message: ({ value }) =>
      say`${excerpt(value)} ist mit http angegeben, die Website wird über https ausgeliefert. Erwartet: https.`,
    why: say`Über http bekommt ein Crawler bestenfalls eine Weiterleitung. Adressen in einer Sitemap sollten das Schema der Website haben.`,
    fixes: { "use-https": () => say`https schreiben` },
  },
  "sitemap-blocked": {
    title: "Eine gesperrte Sitemap",
    message: ({ value, token, line, host }) =>
      say`${excerpt(value)} ist für ${excerpt(token)} durch ${ref(line)} gesperrt${host === null ? [] : say`, falls diese Datei zu ${excerpt(host)} gehört`}. Erwartet: eine Adresse, die Crawler abrufen dürfen.`,
    why: say`Eine Sitemap zu nennen öffnet sie nicht. Was eine Regel sperrt, wird nicht abgerufen.`,
    fixes: {},
  },
};
