import type { siteRules } from "../../../lint/rules/site.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { list } from "./lists.ts";

/** German words for findings on what a file blocks. */
export const site: WordsFor<typeof siteRules> = {
  "blocks-everything": {
    title: "Die ganze Website ist gesperrt",
    message: ({ isStar, crawlers, token }) =>
      isStar
        ? say`Diese Regel sperrt jede Adresse für alle ohne eigene Gruppe${crawlers.length > 0 ? say`, darunter Suchcrawler: ${list(crawlers)}` : say``}. Das ist bewiesen. Erwartet: dass es so gemeint ist.`
        : say`Diese Regel sperrt jede Adresse für ${excerpt(token)}${crawlers.length > 0 ? say` (${list(crawlers)})` : say``}. Das ist bewiesen. Erwartet: dass es so gemeint ist.`,
    why: say`Seiten, die Suchcrawler nicht abrufen dürfen, verlieren ihren Platz in den Suchergebnissen oder stehen dort ohne Beschreibung.`,
    fixes: {},
  },
  "resources-blocked": {
    title: "Stylesheets oder Skripte sind gesperrt",
    message: ({ pattern, address, crawlers }) =>
      say`${excerpt(pattern)} hält ${list(crawlers)} von Dateien fern, mit denen Seiten dargestellt werden, etwa ${excerpt(address)}. Erwartet: ${code("Allow")} für Stylesheets und Skripte.`,
    why: say`Suchmaschinen stellen eine Seite dar, bevor sie sie bewerten. Ohne Stylesheets und Skripte sehen sie nicht, was Menschen sehen.`,
    fixes: {},
  },
  "sensitive-path": {
    title: "Ein Pfad, der etwas verrät",
    message: ({ pattern }) =>
      say`${excerpt(pattern)} nennt etwas, das nach Schützenswertem klingt, in einer Datei, die jeder lesen kann. Erwartet: eine Sperre am Server, und hier nichts davon.`,
    why: say`Eine robots.txt ist öffentlich und sperrt nichts ab. Manche lesen sie gerade wegen solcher Hinweise.`,
    fixes: {},
  },
};
