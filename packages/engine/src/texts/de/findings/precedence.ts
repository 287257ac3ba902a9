import type { precedenceRules } from "../../../lint/rules/precedence.ts";
import type { WordsFor } from "../../findings.ts";
import { code, excerpt, say } from "../../parts.ts";
import { ref, refs } from "../amounts.ts";

const ALLOW = code("Allow");
const DISALLOW = code("Disallow");
const key = (isAllow: boolean) => (isAllow ? ALLOW : DISALLOW);

/** German words for findings on how rules stand to each other. */
export const precedence: WordsFor<typeof precedenceRules> = {
  "rule-empty-allow": {
    title: "Ein Allow ohne Pfad",
    message: ({ isOnly }) =>
      isOnly
        ? say`${code("Allow:")} ohne Pfad sagt nichts. Als einzige Zeile seiner Gruppe lässt es alles offen. Erwartet: ein leeres ${code("Disallow:")}, das genau das sagt.`
        : say`${code("Allow:")} ohne Pfad sagt nichts. Erwartet: ein Pfad, oder keine solche Zeile.`,
    why: say`Ein leeres Muster passt auf keine Adresse, die eine andere Regel verlieren könnte.`,
    fixes: {
      remove: () => say`Die Zeile entfernen`,
      "say-open": () => say`Ein leeres ${code("Disallow:")} schreiben`,
    },
  },
  "rule-duplicate": {
    title: "Zweimal dieselbe Regel",
    message: ({ isAllow, pattern, first }) =>
      say`${key(isAllow)} ${excerpt(pattern)} steht für denselben Crawler schon in ${ref(first)}. Erwartet: einmal.`,
    why: say`Ein zweites Mal ändert nichts. Es macht die Datei nur länger, und bei der nächsten Änderung wird eine der beiden vergessen.`,
    fixes: { remove: () => say`Die zweite entfernen` },
  },
  "rule-conflict-tie": {
    title: "Allow und Disallow für dasselbe Muster",
    message: ({ pattern, allow, allowIsFirst }) =>
      allowIsFirst
        ? say`${excerpt(pattern)} ist in ${ref(allow)} erlaubt und hier gesperrt. Beide sind gleich lang, und Allow gewinnt. Erwartet: nur die gemeinte der beiden.`
        : say`${excerpt(pattern)} ist hier gesperrt und in ${ref(allow)} erlaubt. Beide sind gleich lang, und Allow gewinnt; Crawler, die die erste passende Regel nehmen, tun das Gegenteil. Erwartet: nur die gemeinte der beiden.`,
    why: say`RFC 9309 und Google ziehen bei gleicher Länge Allow vor. Crawler, die den Texten von 1994 und 1996 folgen, gehen nach der Reihenfolge der Zeilen.`,
    fixes: {},
  },
  "rule-dead": {
    title: "Eine Regel, die nie entscheidet",
    message: ({ isAllow, pattern, coveredBy, isOverruled }) => {
      const by = refs(coveredBy.map((line) => [line, line]));
      return isOverruled
        ? say`${key(isAllow)} ${excerpt(pattern)} entscheidet keine Adresse. Worauf es passt, entscheidet das Gegenteil: ${by}. Das ist bewiesen. Erwartet: ein längeres Muster, oder keine solche Regel.`
        : say`${key(isAllow)} ${excerpt(pattern)} entscheidet keine Adresse. Worauf es passt, entscheiden andere: ${by}. Das ist bewiesen. Erwartet: keine solche Regel.`;
    },
    why: say`Von allen passenden Regeln entscheidet die längste. Hier passt überall eine längere, oder eine gleich lange, die vorgeht.`,
    fixes: { remove: () => say`Die Regel entfernen: Kein Ergebnis ändert sich` },
  },
};
