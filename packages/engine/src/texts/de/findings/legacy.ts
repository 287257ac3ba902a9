import type { legacyRules } from "../../../lint/rules/legacy.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { number, ref } from "../amounts.ts";

/** German words for findings on crawlers of the old standards. */
export const legacy: WordsFor<typeof legacyRules> = {
  "legacy-wildcard": {
    title: "Alte Crawler kennen kein * und $",
    message: ({ pattern, isAllow }) =>
      isAllow
        ? say`In ${excerpt(pattern)} sind ${code("*")} und ${code("$")} für Crawler von 1994 und 1996 gewöhnliche Zeichen, dort erlaubt das nichts. Erwartet für sie: Anfänge von Pfaden.`
        : say`In ${excerpt(pattern)} sind ${code("*")} und ${code("$")} für Crawler von 1994 und 1996 gewöhnliche Zeichen, dort sperrt das nichts. Erwartet für sie: Anfänge von Pfaden.`,
    why: say`Beide Texte vergleichen nur, wie ein Pfad beginnt.`,
    fixes: {},
  },
  "legacy-allow": {
    title: "Alte Crawler kennen kein Allow",
    message: ({ pattern, behind }) =>
      behind === null
        ? say`${code("Allow")} ${excerpt(pattern)} ist Crawlern von 1994 unbekannt. Erwartet für sie: nur ${code("Disallow")}-Zeilen.`
        : say`${code("Allow")} ${excerpt(pattern)} ist Crawlern von 1994 unbekannt, und für die von 1996 kommt es zu spät, wo das ${code("Disallow")} in ${ref(behind)} passt. Erwartet für sie: jedes ${code("Allow")} davor.`,
    why: say`Der Text von 1994 hat nur Disallow. In dem von 1996 entscheidet die erste passende Regel.`,
    fixes: {},
  },
  "legacy-user-agent-case": {
    title: "Alte Crawler verlangen womöglich die genaue Schreibweise",
    message: ({ found, expected }) =>
      say`${excerpt(found)} ist anders geschrieben als im Text von 1994. Erwartet für Crawler jener Zeit: ${code(expected)}.`,
    why: say`Spätere Texte übergehen Groß- und Kleinschreibung; einige frühe Crawler taten das nicht.`,
    fixes: { "as-written": ({ expected }) => say`${code(expected)} schreiben` },
  },
  "legacy-record-size": {
    title: "Eine Gruppe, zu lang für alte Crawler",
    message: ({ octets, limit }) =>
      say`Diese Gruppe hat ${number(octets)} Oktette. Manche Crawler der neunziger Jahre behielten nur ${number(limit)} eines Eintrags. Erwartet für sie: kürzere Gruppen.`,
    why: say`Speicher war damals knapp. Was nicht hineinpasste, ging verloren.`,
    fixes: {},
  },
  "legacy-star-not-last": {
    title: "Die Gruppe * vor anderen",
    message: ({ below }) =>
      say`Die Gruppe ${code("*")} steht vor der von ${excerpt(below)}. Crawler, die beim ersten passenden Eintrag aufhören, erreichen ihre nie. Erwartet für sie: ${code("*")} zuletzt.`,
    why: say`Die alten Texte lassen offen, ob ein Crawler nach einem passenden Eintrag weiterliest.`,
    fixes: {},
  },
  "legacy-multi-agent": {
    title: "Mehrere Crawler in einer Gruppe",
    message: ({ count, first }) =>
      say`${number(count)} User-agent-Zeilen teilen sich eine Gruppe. Manche frühen Crawler lasen nur die von ${excerpt(first)}. Erwartet für sie: für jeden eine Gruppe.`,
    why: say`Das war von Anfang an erlaubt, aber nicht jeder konnte es lesen.`,
    fixes: {},
  },
};
