import type { directiveRules } from "../../../lint/rules/directives.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";

/** German words for findings on keys, colons and stray text. */
export const directives: WordsFor<typeof directiveRules> = {
  "directive-misspelt": {
    title: "Eine falsch geschriebene Direktive",
    message: ({ key, expected, isRead }) =>
      isRead
        ? say`${excerpt(key)} ist keine Direktive des Standards. Googles Parser liest sie als ${code(expected)}, andere Crawler übergehen die Zeile womöglich. Erwartet: ${code(expected)}.`
        : say`${excerpt(key)} ist keine Direktive: Googles Parser und andere übergehen die Zeile. Erwartet, sehr wahrscheinlich: ${code(expected)}.`,
    why: say`Googles veröffentlichter Parser kennt einige Schreibfehler, der Standard keinen. Eine übergangene Zeile sperrt und erlaubt nichts.`,
    fixes: { spell: ({ expected }) => say`${code(expected)} schreiben` },
  },
  "directive-prefix-read": {
    title: "Als andere Direktive gelesen",
    message: ({ key, readAs, value }) =>
      say`${excerpt(key)} beginnt wie ${code(readAs)}, und Googles Parser liest die Zeile als ${excerpt(`${readAs}: ${value}`)}. Erwartet: genau ${code(readAs)}, oder ein Name, der nicht so beginnt.`,
    why: say`Googles veröffentlichter Parser vergleicht nur den Anfang eines Namens. Andere Crawler übergehen eine solche Zeile.`,
    fixes: {},
  },
  "directive-unknown": {
    title: "Eine unbekannte Direktive",
    message: ({ key }) =>
      say`${excerpt(key)}: Wir kennen keinen Crawler, der diese Direktive dokumentiert. Erwartet: nichts, sie wird übergangen und schadet nicht.`,
    why: say`RFC 9309 lässt andere Einträge zu. Sie dürfen die Regeln nicht stören und tun es auch nicht.`,
    fixes: {},
  },
  "colon-missing": {
    title: "Kein Doppelpunkt hinter der Direktive",
    message: ({ name, found, isRead, content }) => {
      const instead =
        found === "" ? say`keinen Doppelpunkt` : say`${code(found)} statt eines Doppelpunkts`;
      return isRead
        ? say`${excerpt(content)} hat ${instead} hinter ${code(name)}. Googles Parser liest das trotzdem, andere vielleicht nicht. Erwartet: ${code(`${name}:`)}.`
        : say`${excerpt(content)} hat ${instead} hinter ${code(name)}. So sagt die Zeile nicht, was sie zu sagen scheint. Erwartet: ${code(`${name}:`)}.`;
    },
    why: say`Der Standard verlangt einen Doppelpunkt. Googles veröffentlichter Parser verzichtet nur darauf, wenn die Zeile genau zwei Wörter hat.`,
    fixes: { "put-colon": () => say`Einen Doppelpunkt setzen` },
  },
  "text-without-directive": {
    title: "Text, der keine Direktive ist",
    message: ({ text, lines, looks }) => {
      const seems = {
        address: say` Das sieht aus wie eine Adresse, vor der die Direktive fehlt.`,
        code: say` Das sieht aus wie ein Stylesheet oder ein Skript.`,
        markup: say` Das sieht aus wie HTML.`,
        prose: say``,
        template: say` Das sieht aus wie eine Vorlage oder Servercode, der nicht ausgeführt wurde.`,
      }[looks];
      const rest = lines === 1 ? say`` : say` (${lines} Zeilen)`;
      return say`${excerpt(text)}${rest} ist keine Direktive und wird übergangen.${seems} Erwartet: ${code("Name: Wert")}, oder ${code("#")} vor einer Bemerkung.`;
    },
    why: say`Crawler übergehen, was sie nicht lesen können. Das schadet nicht, außer es war eine Regel gemeint.`,
    fixes: { "comment-out": () => say`Mit ${code("#")} zum Kommentar machen` },
  },
};
